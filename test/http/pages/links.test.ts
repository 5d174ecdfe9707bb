import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { loadDemoData } from '../../../infrastructure/demo-data/load-demo-data.js';
import { emptyDirectory, type TestApp } from '../../support/app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { crawl, type Crawled } from '../../support/links/crawl.js';
import { routePaths } from '../../support/links/route-paths.js';
import { startAppWithPages } from '../../support/pages.js';

let app: TestApp;

beforeAll(async () => {
  const urls = await emptyDirectory('http_links');
  await loadDemoData({ url: urls.appUrl });
  app = await startAppWithPages(urls, WITH_ADMINISTRATOR);
  // As after their first sign-in.
  await app.database.pool.query(`insert into user_identities (issuer, subject, user_id)
    select 'embedded', a.id, u.id from provider_accounts a join users u on u.email = a.email`);
}, 60_000);

afterAll(() => app?.close());

/** The session of a member of the demo data. */
async function cookieOf(name: string): Promise<string> {
  const { rows } = await app.database.pool.query<{ id: string }>('select id from users where email = $1', [
    `${name}@example.com`,
  ]);
  return signedInAs(app, rows[0]!.id);
}

/** Nothing but an administrator's own pages leads to them. */
const ADMINISTRATION = ['/', ...routePaths().flatMap((path) => (/^admin(?!.*:)/.test(path) ? [`/${path}`] : []))];

describe('from the home page on', () => {
  const leadsSomewhere = (name: string, cookie: () => Promise<string>, through: string[], starts = ['/']) =>
    it(`every link, picture and form leads somewhere for ${name}`, async () => {
      const found: Crawled = await crawl(app, await cookie(), starts);
      expect(found.dead).toEqual([]);
      expect([...found.asked]).toEqual(expect.arrayContaining(through));
    });

  leadsSomewhere('a visitor', async () => '', ['/reviews', '/help-center', '/sign-in', '/contact']);
  leadsSomewhere('a member without anything', () => cookieOf('newbie'), ['/user-profile']);
  leadsSomewhere('an owner', () => cookieOf('olive'), ['/my-businesses']);
  leadsSomewhere('an administrator', () => signedInAsAdministrator(app), ['/browse'], ADMINISTRATION);
});

/** Where the site's own addresses are written down, in words of the client and of what is mailed. */
const SOURCES = ['web/{app,features,lib,ui}/**/*.{ts,tsx}', 'application/**/*.ts'];

/** Starts of addresses, and those of the provider, which a test of the provider walks. */
const STEMS = /^\/(?:api\/|oidc.*|uploads\/…?)$/;

/** Addresses in the sources, with `*` for what is filled in, and the file of each. */
function writtenAddresses(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of globSync(SOURCES)) {
    for (const [, , text = ''] of readFileSync(file, 'utf8').matchAll(/(['"`])(\/[a-z][^'"`\s]*)\1/g)) {
      if (!STEMS.test(text)) found.set(text.replaceAll(/\$?\{[^}]+\}/g, '*').replace(/[?#].*$/, ''), file);
    }
  }
  return found;
}

describe('an address that is written in the sources', () => {
  it('is one of a page, a call or a file, so that what menus, toasts, dialogs and mails lead to is there', () => {
    const calls = [...app.routes.keys()];
    const patterns = [...routePaths().filter((path) => path !== '*'), ...calls, '/api/docs'].map(
      (path) => new RegExp(`^/?${path.replaceAll(/:\w+/g, '[^/]+')}$`),
    );
    const files = new Set(globSync('web/public/**/*').map((file) => file.replace(/^web\/public/, '')));
    const lost = [...writtenAddresses()].filter(
      ([address]) => !files.has(address) && !patterns.some((pattern) => pattern.test(address)),
    );
    expect(lost.map(([address, file]) => `${address} (in ${file})`)).toEqual([]);
  });
});
