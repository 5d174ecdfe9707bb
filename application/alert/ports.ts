import type { AlertFacts, AlertKind } from '../../domain/alert/alert.js';
import type { DigestSchedule } from '../../domain/alert/digest-time.js';
import type { PlaceNews } from '../../domain/alert/place-news.js';
import type { BusinessFilters } from '../business/ports.js';
import type { JsonText } from '../shared/page.js';

/** The subject of an alert: one place, or a search with the filters that it means. */
export type Followed =
  | { readonly kind: 'place'; readonly businessId: number }
  | { readonly kind: 'search'; readonly search: string; readonly filters: BusinessFilters };

/** An alert as stored. */
export interface AlertRecord extends AlertFacts {
  readonly memberId: string;
  readonly schedule: DigestSchedule;
  readonly isPaused: boolean;
  /** Part of the secret of its feed. */
  readonly feedVersion: number;
  readonly lastSentAt: Date | null;
}

export interface NewAlert {
  readonly memberId: string;
  readonly kind: AlertKind;
  readonly followed: string;
  readonly what: Followed;
  readonly label: string;
  readonly schedule: DigestSchedule;
  readonly dueAt: Date;
}

/** An absent field stays unchanged. */
export interface AlertChange {
  readonly label?: string;
  readonly schedule?: DigestSchedule;
  readonly dueAt?: Date;
  /** Null resumes it: news from now on is sent. */
  readonly pausedAt?: Date | null;
  readonly feedVersion?: number;
}

/** Members' alerts, in the running transaction. */
export abstract class Alerts {
  /**
   * Returns the member's alerts. Other changes of the member wait until the transaction ends; emails of the alert to be
   * changed do, too.
   */
  abstract ofMember(memberId: string, toChange?: number): Promise<readonly AlertRecord[]>;
  /** Returns the alert; null if there is none. Changes of the member's alerts wait until the transaction ends. */
  abstract one(id: number): Promise<AlertRecord | null>;
  /** Returns the id. Throws BUSINESS_NOT_FOUND if it follows a place that is not public. */
  abstract add(alert: NewAlert): Promise<number>;
  abstract change(id: number, change: AlertChange): Promise<void>;
  abstract remove(id: number): Promise<void>;
}

/** Reads of alerts as JSON in the shape of the contract, except for the feed's address. */
export abstract class AlertReads {
  /** Returns all alerts of the member, oldest first, or one of them. */
  abstract ofMember(memberId: string, id?: number): Promise<readonly StoredAlert[]>;
  /** Returns the public name of a business; null if it is not public. */
  abstract nameOf(businessId: number): Promise<string | null>;
}

export interface StoredAlert {
  readonly id: number;
  readonly feedVersion: number;
  /** The contract's `Alert` without `feedPath`. */
  readonly json: JsonText;
}

/** An alert whose next email is due. */
export interface DueAlert extends Omit<AlertRecord, 'isPaused'> {
  readonly what: Followed;
  /** Number of the last news in an email. */
  readonly seen: number;
  /** False if the member can or wants to get no email now. */
  readonly isReachable: boolean;
}

/** What happened to places that an alert follows. */
export interface AlertNews {
  /** Number of places, also of those that are left out. */
  readonly total: number;
  /** At most MAX_DIGEST_PLACES, in the order of NEWS_KINDS, then the last news first. */
  readonly places: readonly PlaceNews[];
}

/** News for emails and feeds. */
export abstract class Digests {
  /** Numbers the news that is visible now, in its own transaction. Returns the last number. */
  abstract number(): Promise<number>;
  /** Returns up to `max` alerts that are due, and locks them until the transaction ends. Skips those locked by others. */
  abstract due(now: Date, max: number): Promise<readonly DueAlert[]>;
  /** Returns the news after `seen` up to a number, by alert id. Alerts without news are absent. */
  abstract news(
    alerts: readonly Pick<DueAlert, 'id' | 'what' | 'seen'>[],
    until: number,
  ): Promise<ReadonlyMap<number, AlertNews>>;
  /** Records that the alerts have seen the news up to a number, and when they are due again. */
  abstract finish(
    alerts: readonly { readonly id: number; readonly dueAt: Date; readonly lastSentAt: Date | null }[],
    until: number,
  ): Promise<void>;
  /** Returns an alert with the news of the last FEED_DAYS, the last news first; null if it doesn't exist or its member is suspended or closed. */
  abstract feed(id: number): Promise<FeedNews | null>;
}

export interface FeedNews extends AlertNews {
  readonly label: string;
  readonly what: Followed;
  readonly feedVersion: number;
  readonly createdAt: Date;
}

/** The use of a secret of an alert: for its feed, or in a link that stops its emails. */
export type AlertLinkPurpose = 'feed' | 'stop';

/** Secrets of alerts that only this site can make. Nothing is stored. */
export abstract class AlertLinks {
  /** Returns a URL-safe secret. */
  abstract of(purpose: AlertLinkPurpose, id: number, version: number): string;
  /** Returns what the secret was made for; null if it isn't valid. */
  abstract read(purpose: AlertLinkPurpose, secret: string): { readonly id: number; readonly version: number } | null;
}
