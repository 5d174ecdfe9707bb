/** A file that a member uploaded. */
export interface MemberPhoto {
  readonly name: string;
  /** Opens the file; null where it is gone. */
  open(): Promise<NodeJS.ReadableStream | null>;
}

/** The files that members uploaded. */
export abstract class MemberPhotos {
  /** All of one member's. */
  abstract ofMember(userId: string): Promise<readonly MemberPhoto[]>;
}
