/** A file uploaded by a member. */
export interface MemberPhoto {
  readonly name: string;
  /** Opens the file; null if it no longer exists. */
  open(): Promise<NodeJS.ReadableStream | null>;
}

/** Files uploaded by members. */
export abstract class MemberPhotos {
  /** Returns all files of one member. */
  abstract ofMember(userId: string): Promise<readonly MemberPhoto[]>;
}
