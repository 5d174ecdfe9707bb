/** A public business in the sitemap. */
export interface SitemapEntry {
  readonly id: number;
  /** Day of the last change, such as 2026-04-30. */
  readonly changed: string;
}

/** Public businesses for the sitemap, in ranges of `size` ids. */
export abstract class SitemapReads {
  /** Returns the numbers of the ranges with public businesses, from 0. */
  abstract ranges(size: number): Promise<readonly number[]>;
  /** Returns the public businesses of a range, by id. */
  abstract entries(range: number, size: number): Promise<readonly SitemapEntry[]>;
}

/** Figures for metrics that only the database knows. All processes return the same. Ages are in seconds. */
export interface Figures {
  readonly queues: readonly {
    readonly queue: string;
    readonly waiting: number;
    readonly failed: number;
    /** Since the oldest job that can run now became due; 0 if there is none. */
    readonly oldestDueAge: number;
  }[];
  readonly scheduled: readonly { readonly job: string; /** Unix time. */ readonly lastRun: number | null }[];
  readonly messages: readonly {
    readonly kind: string;
    readonly state: 'waiting' | 'failed';
    readonly count: number;
    readonly oldestAge: number;
  }[];
  readonly imports: readonly { readonly state: string; readonly count: number }[];
  readonly importRows: readonly { readonly outcome: string; readonly count: number }[];
  readonly webhooks: { readonly waiting: number; readonly oldestDueAge: number };
  readonly webhookEndpoints: readonly { readonly state: string; readonly count: number }[];
  readonly backup: {
    readonly isScheduled: boolean;
    /** Unix time. */
    readonly lastMade: number | null;
    readonly hasFailed: boolean;
  };
}

/** Reads the figures, often. */
export abstract class StoredFigures {
  /** Throws if the database cannot answer. */
  abstract read(): Promise<Figures>;
}
