/** A public business as the sitemap names it. */
export interface SitemapEntry {
  readonly id: number;
  /** Day of the last change, as 2026-04-30. */
  readonly changed: string;
}

/**
 * Reads the public businesses for search engines, in ranges of ids: a range of `size` ids holds at most as many
 * businesses.
 */
export abstract class SitemapReads {
  /** Numbers of the ranges in which there is a public business, from 0 on. */
  abstract ranges(size: number): Promise<readonly number[]>;
  /** The public businesses of a range, by id. */
  abstract entries(range: number, size: number): Promise<readonly SitemapEntry[]>;
}
