import type { SitemapReads } from '../../../application/site/ports.js';
import { CATEGORIES } from '../../../domain/business/category.js';
import { DomainError } from '../../../domain/shared/domain-error.js';

/** Maximum number of addresses in a sitemap file (sitemaps.org). */
const MAX_ADDRESSES = 50_000;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Public pages other than those of businesses. */
const PAGES = [
  '/',
  '/browse',
  '/recommend-business',
  '/pet-profiles',
  '/guide-dogs',
  '/reviews',
  '/public-business-listing',
  '/business-resources',
  '/partners',
  '/contact',
  '/help-center',
  '/terms-of-service',
  '/privacy-policy',
  '/community-guidelines',
  '/copyright',
  ...CATEGORIES.map((category) => `/browse?category=${category}`),
];

/**
 * The sitemap: an index, a first file with the pages, and one file for each range of IDs that contains a public
 * business.
 */
export class Sitemap {
  constructor(
    private readonly reads: SitemapReads,
    /** Without a trailing slash. */
    private readonly publicUrl: string,
  ) {}

  async index(): Promise<string> {
    const ranges = await this.reads.ranges(MAX_ADDRESSES);
    const files = [1, ...ranges.map((range) => range + 2)];
    const entries = files.map((number) => `<sitemap><loc>${this.address(`/sitemaps/${number}.xml`)}</loc></sitemap>\n`);
    return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('')}</sitemapindex>\n`;
  }

  /**
   * Returns a file: file 1 contains the pages, file n the businesses of range n - 2. Throws NOT_FOUND if it would be
   * empty.
   */
  async file(number: number): Promise<string> {
    const entries = number === 1 ? this.pages() : await this.businesses(number - 2);
    if (entries.length === 0) throw new DomainError('NOT_FOUND', 'Not found');
    return `${HEAD}<urlset xmlns="${NAMESPACE}">\n${entries.join('')}</urlset>\n`;
  }

  robots(): string {
    return ['User-agent: *', 'Disallow: /api/', 'Disallow: /admin', `Sitemap: ${this.publicUrl}/sitemap.xml`, ''].join(
      '\n',
    );
  }

  private pages(): string[] {
    return PAGES.map((path) => `<url><loc>${this.address(path)}</loc></url>\n`);
  }

  private async businesses(range: number): Promise<string[]> {
    const entries = await this.reads.entries(range, MAX_ADDRESSES);
    const before = `<url><loc>${this.address('/business/')}`;
    return entries.map(({ id, changed }) => `${before}${id}</loc><lastmod>${changed}</lastmod></url>\n`);
  }

  private address(path: string): string {
    return `${this.publicUrl}${path}`.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  }
}
