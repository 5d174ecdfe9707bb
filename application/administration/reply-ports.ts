import type { SavedReplyKind } from '../../domain/administration/saved-reply.js';

/** The part of a saved reply that administrators write. */
export interface SavedReplyContent {
  readonly title: string;
  readonly kind: SavedReplyKind;
  /** With placeholders. */
  readonly text: string;
}

export interface SavedReplyRecord extends SavedReplyContent {
  readonly id: number;
  /** Names of administrators. */
  readonly createdBy: string;
  readonly updatedBy: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Rises with each change. */
  readonly version: number;
}

/** Saved replies, which all administrators share. All methods but `all` run in a transaction. */
export abstract class SavedReplies {
  /** Returns all of them by title, ignoring case. */
  abstract all(): Promise<readonly SavedReplyRecord[]>;
  /** Returns a reply and locks it; null if there is none. */
  abstract hold(id: number): Promise<SavedReplyRecord | null>;
  /** Returns the new reply; null if there are already `max`. Others who add one wait until the transaction ends. */
  abstract add(content: SavedReplyContent, by: string, max: number): Promise<SavedReplyRecord | null>;
  /** Changes a reply locked by `hold`, and returns it. */
  abstract change(id: number, content: SavedReplyContent, by: string, now: Date): Promise<SavedReplyRecord>;
  /** Removes a reply locked by `hold`. */
  abstract remove(id: number): Promise<void>;
}
