import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { routePaths } from '../../support/links/route-paths.js';
import { startAppWithPages } from '../../support/pages.js';
import { canaryDirectory, type CanaryDirectory } from '../../support/privacy/canary-directory.js';
import { canariesIn, leaks } from '../../support/privacy/leaks.js';
import { PAGES } from '../../support/privacy/pages.js';
import { newCallerHeaders } from '../../support/privacy/new-caller.js';

let directory: CanaryDirectory;
/** Tables that only calls show: the history of a fact and reports of being turned away are loaded when they open. */
const NOT_ON_PAGES = ['policy_facts', 'turned_away_reports', 'turned_away_answers'];

/** Canary words that any page contained. */
const seen = new Set<string>();

beforeAll(async () => {
  directory = await canaryDirectory('http_private_pages', startAppWithPages);
});

afterAll(() => directory?.app.close());

/** Requests a URL as a visitor and as a new member. Returns the faults found. */
async function answersTo(url: string, statuses: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const [index, viewer] of (['visitor', 'member'] as const).entries()) {
    const headers = await newCallerHeaders(directory.app, viewer);
    const answer = await directory.app.fastify.inject({ url, headers });
    const asked = `${url} as ${viewer}`;
    if (answer.statusCode !== statuses[index])
      found.push(`${asked}: ${answer.statusCode} instead of ${statuses[index]}`);
    const shown = await canariesIn(answer, directory.canaries);
    for (const { word } of shown) seen.add(word);
    found.push(...leaks(asked, shown));
  }
  return found;
}

describe('the private data of a member on pages', () => {
  it('is checked on every page of the site', () => {
    const missing = routePaths()
      .filter((path) => !(path in PAGES))
      .map((path) => `${path} has no row: say in test/support/privacy/pages.ts how another member would open it.`);
    const left = Object.keys(PAGES).filter((path) => path !== '/' && !routePaths().includes(path));
    expect([missing, left]).toEqual([[], []]);
  });

  it.each(Object.keys(PAGES))("doesn't appear on the page %s or in its data", async (page) => {
    const found: string[] = [];
    for (const [url, statuses] of Object.entries(PAGES[page] ?? {})) found.push(...(await answersTo(url, statuses)));
    expect(found).toEqual([]);
  });

  it('was really requested: every public canary of the same records appeared on a page', () => {
    const unseen = directory.canaries.filter(
      ({ table, word, isShown }) => isShown && !NOT_ON_PAGES.includes(table) && !seen.has(word),
    );
    expect(unseen.map(({ row, column }) => `${column} of the ${row}`)).toEqual([]);
  });

  it("doesn't appear in the sitemap", async () => {
    const index = await directory.app.fastify.inject('/sitemap.xml');
    const maps = [...index.body.matchAll(/<loc>[^<]*(\/sitemaps\/[^<]+)<\/loc>/g)].map(([, path]) => String(path));
    const answers = [index, ...(await Promise.all(maps.map((path) => directory.app.fastify.inject(path))))];
    const found: string[] = [];
    for (const answer of answers) found.push(...leaks('/sitemap.xml', await canariesIn(answer, directory.canaries)));
    expect(found).toEqual([]);
  });
});
