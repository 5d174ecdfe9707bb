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
