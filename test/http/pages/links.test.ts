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
  // Simulates that each member has signed in once.
  await app.database.pool.query(`insert into user_identities (issuer, subject, user_id)
    select 'embedded', a.id, u.id from provider_accounts a join users u on u.email = a.email`);
});

afterAll(() => app?.close());

/** Returns the session cookie of a demo member. */
async function cookieOf(name: string): Promise<string> {
  const { rows } = await app.database.pool.query<{ id: string }>('select id from users where email = $1', [
    `${name}@example.com`,
  ]);
  return signedInAs(app, rows[0]!.id);
}

/** Only pages for administrators link to these pages, so the crawl starts with them too. */
const ADMINISTRATION = ['/', ...routePaths().flatMap((path) => (/^admin(?!.*:)/.test(path) ? [`/${path}`] : []))];

describe('links from the home page', () => {
  const leadsSomewhere = (name: string, cookie: () => Promise<string>, through: string[], starts = ['/']) =>
    it(`every link, image, and form works for ${name}`, async () => {
      const found: Crawled = await crawl(app, await cookie(), starts);
      expect(found.dead).toEqual([]);
      expect([...found.asked]).toEqual(expect.arrayContaining(through));
    });

  leadsSomewhere('a visitor', async () => '', ['/reviews', '/help-center', '/sign-in', '/contact']);
  leadsSomewhere('a member without anything', () => cookieOf('newbie'), ['/user-profile']);
  leadsSomewhere('an owner', () => cookieOf('olive'), ['/my-businesses']);
  leadsSomewhere('an administrator', () => signedInAsAdministrator(app), ['/browse'], ADMINISTRATION);
});

/** Source files that contain URLs of the site, in the client and in emails. */
const SOURCES = ['web/{app,features,lib,ui}/**/*.{ts,tsx}', 'application/**/*.ts'];

/** Prefixes of URLs, and URLs of the identity provider, which its own tests check. */
const STEMS = /^\/(?:api\/|api\/(?:admin|user)\/|api\/user\/webhooks\$\{string\}|assets\/|oidc.*|uploads\/…?)$/;

/** Pages of the server without React and files that it writes, whose own tests open them, and a key in the browser’s cache. */
const OTHERS = [
  ...['/api/docs', '/policy-confirmation/:token', '/sw.js', '/manifest.webmanifest', '/stop-alert'],
  '/kept-pages/index',
];

/** Returns each URL in the sources, with `*` for variable parts, and the file that contains it. */
function writtenAddresses(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of globSync(SOURCES)) {
    for (const [, , text = ''] of readFileSync(file, 'utf8').matchAll(/(['"`])(\/[a-z][^'"`\s]*)\1/g)) {
      if (!STEMS.test(text)) found.set(text.replaceAll(/\$?\{[^}]+\}/g, '*').replace(/[?#].*$/, ''), file);
    }
  }
  return found;
}

describe('URLs in the sources', () => {
  it('lead to an existing page, call, or file, including those in menus, toasts, dialogs, and emails', () => {
    const calls = [...app.routes.keys()];
    const patterns = [...routePaths().filter((path) => path !== '*'), ...calls, ...OTHERS].map(
      (path) => new RegExp(`^/?${path.replaceAll(/:\w+/g, '[^/]+')}$`),
    );
    const files = new Set(globSync('web/public/**/*').map((file) => file.replace(/^web\/public/, '')));
    const lost = [...writtenAddresses()].filter(
      ([address]) => !files.has(address) && !patterns.some((pattern) => pattern.test(address)),
    );
    expect(lost.map(([address, file]) => `${address} (in ${file})`)).toEqual([]);
  });
});
