/** Pictures of members. */
export abstract class ProfilePictures {
  /**
   * The address on this site for what a member sent: an own upload of the kind profile_photo, or a picture as a data URL,
   * which is kept. Refuses what is neither.
   */
  abstract take(userId: string, picture: string): Promise<string>;
}
