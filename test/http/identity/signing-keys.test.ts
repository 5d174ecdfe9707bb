import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  KEY_OVERLAP_DAYS,
  KEY_SIGNS_DAYS,
  SigningKeys,
} from '../../../infrastructure/identity/provider/signing-keys.js';
import { emptyDirectory, TEST_SECRET } from '../../support/app.js';
import { Browser } from '../../support/browser/browser.js';
import { anAccount, codeFor, redeem } from '../../support/identity/provider.js';
import { listeningApp } from '../../support/listening-app.js';

type ListeningApp = Awaited<ReturnType<typeof listeningApp>>;

let app: ListeningApp;
let other: ListeningApp;

beforeAll(async () => {
  const urls = await emptyDirectory('signing_keys');
  app = await listeningApp(urls);
  other = await listeningApp(urls);
  await anAccount(app, 'ada@example.com');
});

afterAll(async () => {
  await app?.close();
  await other?.close();
});

beforeEach(() => app.database.pool.query('delete from provider_keys'));

const rotate = (at = app) => new SigningKeys(at.database, TEST_SECRET).rotate();

/** Makes all keys older by the given number of days. */
const wait = (days: number) =>
  app.database.pool.query(`update provider_keys set signs_from = signs_from - make_interval(mins => $1)`, [
    Math.round(days * 1440),
  ]);

/** Returns the IDs of the keys that a process publishes, sorted. */
async function published(at: ListeningApp): Promise<string[]> {
  const { keys } = (await at.fastify.inject('/oidc/jwks')).json<{ keys: { kid: string }[] }>();
  return keys.map(({ kid }) => kid).toSorted();
}

interface SignedIn {
  readonly browser: Browser;
  readonly idToken: string;
  readonly kid: string;
  readonly alg: string;
}

async function signIn(): Promise<SignedIn> {
  const browser = new Browser();
  const code = await codeFor(app, browser, 'ada@example.com');
  const { id_token: idToken } = (await (await redeem(app, code)).json()) as { id_token: string };
  const [header = ''] = idToken.split('.');
  return {
    browser,
    idToken,
    ...(JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string; alg: string }),
  };
}

/** Returns true if the provider accepts the ID token's signature, which shows in a sign-out without confirmation. */
async function isBelieved({ browser, idToken }: SignedIn): Promise<boolean> {
  const query = new URLSearchParams({ id_token_hint: idToken, post_logout_redirect_uri: `${app.url}/` });
  const { status } = await browser.request(`${app.url}/oidc/session/end?${query.toString()}`);
  expect([303, 400]).toContain(status);
  return status === 303;
}

describe('signing keys', () => {
  it('signing keys are ES256, and neither the database nor the published keys reveal the private part', async () => {
    const { alg, kid } = await signIn();
    expect(alg).toBe('ES256');
    const discovery = await app.fastify.inject('/oidc/.well-known/openid-configuration');
    expect(discovery.json()).toMatchObject({ id_token_signing_alg_values_supported: ['ES256'] });
    const [key] = (await new SigningKeys(app.database, TEST_SECRET).present()).keys;
    expect(key).toMatchObject({ kid, d: expect.stringMatching(/^[\w-]{43}$/) });
    const { rows } = await app.database.pool.query<{ row: string }>(
      'select to_json(k)::text as row from provider_keys k',
    );
    expect(rows.map(({ row }) => [row.includes(kid), row.includes(String(key?.['d']))])).toEqual([[true, false]]);
    expect((await app.fastify.inject('/oidc/jwks')).body).not.toContain('"d"');
  });

  it('signing keys are published before they sign, and accepted until the last token they signed has expired', async () => {
    const first = await signIn();
    await wait(KEY_SIGNS_DAYS - KEY_OVERLAP_DAYS - 0.5);
    await rotate();
    expect(await published(app)).toEqual([first.kid]);

    await wait(0.5);
    await Promise.all([rotate(), rotate(other), rotate()]);
    const both = await published(app);
    expect(both).toHaveLength(2);
    expect(both).toContain(first.kid);
    expect(await published(other)).toEqual(both);
    await wait(KEY_OVERLAP_DAYS - 0.1);
    await rotate();
    const last = await signIn();
    expect(last.kid).toBe(first.kid);

    await wait(0.1);
    const next = await signIn();
    expect(both.filter((kid) => kid !== first.kid)).toEqual([next.kid]);
    await wait(KEY_OVERLAP_DAYS - 0.1);
    await rotate();
    expect([await published(app), await published(other)]).toEqual([both, both]);
    expect(await isBelieved(last)).toBe(true);

    const late = await signIn();
    await wait(0.1);
    await rotate();
    expect([await published(app), await published(other)]).toEqual([[next.kid], [next.kid]]);
    expect([await isBelieved(first), await isBelieved(late)]).toEqual([false, true]);
    await expect(signIn()).resolves.toMatchObject({ kid: next.kid });
  });

  it('signing keys are replaced immediately when APP_SECRET changes', async () => {
    const { kid } = await signIn();
    const [made] = (await new SigningKeys(app.database, `${TEST_SECRET} new`).present()).keys;
    expect(made?.['kid']).not.toBe(kid);
    const { rows } = await app.database.pool.query('select number from provider_keys order by number');
    expect(rows).toEqual([{ number: 1 }, { number: 2 }]);
  });
});
