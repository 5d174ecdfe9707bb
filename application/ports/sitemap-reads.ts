/** A file of the sitemap: the public listings from one id to another. */
export interface SitemapFile {
  /** From 1 on, the number in the file's address. */
  readonly number: number;
}

export interface SitemapEntry {
  readonly id: number;
  readonly updatedAt: Date;
}

/** Reads the public listings for search engines. */
export abstract class SitemapReads {
  /** How many files of `size` addresses the public listings fill. */
  abstract files(size: number): Promise<number>;
  /** The listings of a file, by id; empty where there is no such file. `number` counts from 1. */
  abstract file(number: number, size: number): Promise<readonly SitemapEntry[]>;
}
