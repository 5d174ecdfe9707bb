/** Pictures of reviews. */
export abstract class ReviewPictures {
  /**
   * Addresses on this site for what an author sent: own uploads of the kind review_photo, or pictures as data URLs, which
   * are kept. Refuses with INVALID_INPUT what is neither.
   */
  abstract take(authorId: string, images: readonly string[]): Promise<readonly string[]>;
}
