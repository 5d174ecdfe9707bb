import type { NewNotice } from '../../domain/moderation/notice.js';
import type { ContentState, ModerationTarget } from '../../domain/moderation/target.js';

/** Something published, as who decides on it needs to know it. */
export interface PublishedContent {
  /** Whose it is; null where the account is erased. */
  readonly authorId: string | null;
  readonly state: ContentState;
  /** Its words, shortened; of a photo its address. */
  readonly summary: string;
  /** The page of this site on which it stands. */
  readonly path: string;
}

/** What members published and whether others see it; averages, counts and tiers follow in the running transaction. */
export abstract class PublishedContents {
  /** Null where there is none. */
  abstract find(target: ModerationTarget): Promise<PublishedContent | null>;
  abstract setState(target: ModerationTarget, state: ContentState): Promise<void>;
}

/** Notices to members. */
export abstract class Notices {
  /**
   * Keeps the notice, with it what it does to the account, and leaves the mail with its link to appeal, in the running
   * transaction. Answers its id.
   */
  abstract give(notice: NewNotice): Promise<number>;
}
