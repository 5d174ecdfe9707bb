import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { emptyDirectory } from '../../support/app.js';
import { Browser } from '../../support/browser/browser.js';
import { anAccount, authorizeUrl, openForm, PASSWORD, tryPassword } from '../../support/identity/provider.js';
import { listeningApp } from '../../support/listening-app.js';
import type { TestDatabase } from '../../support/postgres/postgres.js';

let urls: TestDatabase;
let app: Awaited<ReturnType<typeof listeningApp>>;

beforeAll(async () => {
  urls = await emptyDirectory('provider_away');
  app = await listeningApp(urls);
  await anAccount(app, 'ada@example.com');
});

afterAll(() => app?.close());

/** SQL that makes saving a record of this model fail as if the database connection had ended. */
const away = (model: string) => `
  create or replace function away() returns trigger language plpgsql as $$
    begin if new.model = '${model}' then raise exception 'away' using errcode = '57P01'; end if; return new; end $$;
  create or replace trigger away before insert on provider_artefacts for each row execute function away()`;

describe('the identity provider when the database fails briefly', () => {
  it.each([
    ['Interaction', 'at the begin', (browser: Browser) => browser.request(authorizeUrl(app))],
    ['Session', 'behind the password', (browser: Browser, form: string) => signIn(browser, form)],
  ] as const)("returns 503 with Retry-After when it can't save its %s %s", async (model, _, ask) => {
    const browser = new Browser();
    const form = await openForm(app, browser);
    await runSql(urls.ownerUrl, (client) => client.query(away(model)));
    const answer = await ask(browser, form.url);
    const text = await answer.text();
    await runSql(urls.ownerUrl, (client) => client.query('drop function away cascade'));
    expect([answer.status, answer.headers.get('retry-after'), /<h1/.test(text)]).toEqual([503, '5', true]);
    expect((await openForm(app, new Browser())).status).toBe(200);
  });
});

async function signIn(browser: Browser, form: string): Promise<Response> {
  const answer = await tryPassword(browser, form, 'ada@example.com', PASSWORD);
  return browser.request(new URL(answer.headers.get('location') ?? '', form).href);
}
