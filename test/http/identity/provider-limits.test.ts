import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MAX_SIGN_INS } from '../../../domain/account/session-life.js';
import { formatWait } from '../../../domain/shared/time-in-words.js';
import { LIMITS } from '../../../interfaces/http/server/limits/limits.js';
import { emptyDirectory } from '../../support/app.js';
import { Browser } from '../../support/browser/browser.js';
import { listeningApp } from '../../support/listening-app.js';
import {
  anAccount,
  authorizeUrl,
  emailsTo,
  openForm,
  PASSWORD,
  post,
  tryPassword,
} from '../../support/identity/provider.js';

type ListeningApp = Awaited<ReturnType<typeof listeningApp>>;

let app: ListeningApp;
/** A second process with the same database. */
let second: ListeningApp;
let nextAddress = 0;

beforeAll(async () => {
  const env = { RATE_LIMIT: 'on', TRUSTED_PROXIES: '127.0.0.1,::1' };
  const urls = await emptyDirectory('provider_limits');
  [app, second] = await Promise.all([listeningApp(urls, env), listeningApp(urls, env)]);
});

afterAll(() => Promise.all([app?.close(), second?.close()]));

/** Returns an IP address that no other call has used. */
const newAddress = () => `198.51.${String(100 + Math.floor((nextAddress += 1) / 250))}.${String(nextAddress % 250)}`;

/** Makes one sign-in attempt, from a new browser unless one is given. */
const tryAt = async (at: ListeningApp, email: string, password: string, address: string, browser = new Browser()) => {
  const form = await openForm(at, browser, {}, { 'x-forwarded-for': newAddress() });
  return tryPassword(browser, form.url, email, password, { 'x-forwarded-for': address });
};

/** Moves all limit counts back in time by `seconds`. */
const later = (seconds: number) =>
  app.database.pool.query(
    `update limit_counts set times = array(select x - $1 * interval '1 second' from unnest(times) x)`,
    [seconds],
  );

describe('failed sign-ins from one address', () => {
  it('failed sign-ins from one address are limited to 6 a minute and 30 an hour across all processes', async () => {
    const address = newAddress();
    for (let n = 0; n < 30; n += 1) {
      if (n > 0 && n % 6 === 0) {
        const refused = await tryAt(app, `spray${String(n)}@example.com`, 'wrong password', address);
        expect([n, refused.status]).toEqual([n, 429]);
        const wait = Number(refused.headers.get('retry-after'));
        expect(wait >= 1 && wait <= 60).toBe(true);
        expect(refused.text).toContain(`Too many attempts. Please try again in ${formatWait(wait)}.`);
        await later(60);
      }
      const at = n % 2 === 0 ? app : second;
      const answer = await tryAt(at, `spray${String(n)}@example.com`, 'wrong password', address);
      expect([n, answer.status]).toEqual([n, 400]);
    }
    await later(60);
    const refused = await tryAt(second, 'spray@example.com', 'wrong password', address);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 3000]).toEqual([429, true]);
  });

  it('failed sign-ins from one address are limited to 6 when 20 are sent in parallel', async () => {
    const address = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        tryAt(n % 2 ? app : second, `burst${String(n)}@example.com`, 'wrong password', address),
      ),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(6);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(14);
  });

  it("successful sign-ins don't count toward the limit of failed sign-ins", async () => {
    await anAccount(app, 'often@example.com');
    const address = newAddress();
    for (let n = 0; n < 8; n += 1) {
      expect([n, (await tryAt(app, 'often@example.com', PASSWORD, address)).status]).toEqual([n, 303]);
    }
  });
});

describe('starting sign-ins', () => {
  // These limits are counted with this clock. A slow machine must not spread the requests over a longer time.
  beforeEach(() => void jest.spyOn(performance, 'now').mockReturnValue(1_000_000));
  afterEach(() => void jest.restoreAllMocks());

  const from = (address: string, url = authorizeUrl(app)) =>
    fetch(url, { redirect: 'manual', headers: { 'x-forwarded-for': address } });
  const underWay = async () =>
    (await app.database.pool.query(`select from provider_artefacts where model = 'Interaction'`)).rowCount ?? 0;

  it('starting sign-ins is limited per minute and address, however the URL is spelled; refused ones save nothing', async () => {
    const [{ requests }] = LIMITS.signIns;
    const address = newAddress();
    for (let n = 0; n < requests; n += 1) expect([n, (await from(address)).status]).toEqual([n, 303]);
    const before = await underWay();
    for (const url of [
      authorizeUrl(app),
      authorizeUrl(app).replace('/oidc/auth', '/oidc/auth/'),
      authorizeUrl(app).replace('/oidc/auth', '/oidc/AUTH'),
      authorizeUrl(app).replace('/oidc/auth', '/oidc/%61uth'),
    ]) {
      const refused = await from(address, url);
      expect([url, refused.status, Number(refused.headers.get('retry-after')) >= 1]).toEqual([url, 429, true]);
      expect(await refused.text()).toContain('Too many');
    }
    expect(await underWay()).toBe(before);
    // Other addresses can still sign in. The site's own sign-in URL has a separate limit.
    expect((await from(newAddress())).status).toBe(303);
    for (let n = 0; n < requests; n += 1)
      expect([n, (await from(address, `${app.url}/api/login`)).status]).toEqual([n, 302]);
    expect((await from(address, `${app.url}/api/login`)).status).toBe(429);
    expect((await from(address, `${app.url}/api/reviews/summary`)).status).toBe(200);
  });

  it('starting sign-ins is also limited per IPv6 /48 network', async () => {
    const [{ requests }] = LIMITS.signInsOfNetwork;
    for (const url of [authorizeUrl(app), `${app.url}/api/login`]) {
      for (let n = 0; n < requests; n += 1)
        expect((await from(`2001:db8:1:${n.toString(16)}::1`, url)).status).not.toBe(429);
      expect((await from('2001:db8:1:ffff::1', url)).status).toBe(429);
      expect((await from('2001:db8:2::1', url)).status).not.toBe(429);
    }
  });

  it('ends the oldest pending sign-ins when there are too many, and refuses no one', async () => {
    const LOOKS_ONCE_IN = 100;
    await app.database.pool.query(`
      insert into provider_artefacts (model, id, payload, expires_at)
        select 'Interaction', 'planted ' || n, '{}', now() + interval '30 minutes' - n * interval '10 ms' from generate_series(1, ${MAX_SIGN_INS}) n;
      insert into provider_artefacts (model, id, payload, expires_at) values ('Grant', 'planted', '{}', now() - interval '1 hour');
      insert into sign_ins (state_hash, browser_hash, code_verifier, nonce, return_to, expires_at)
        select 'planted ' || n, '-', '-', '-', '/', now() + interval '30 minutes' - n * interval '10 ms' from generate_series(1, ${MAX_SIGN_INS}) n`);
    for (let n = 0; n < LOOKS_ONCE_IN; n += 1) {
      const address = newAddress();
      expect([n, (await from(address)).status, (await from(address, `${app.url}/api/login`)).status]).toEqual([
        n,
        303,
        302,
      ]);
    }
    const { rows } = await app.database.pool.query(`
      select 'provider' as place, id from provider_artefacts where model = 'Interaction' union all select 'site', state_hash from sign_ins`);
    for (const place of ['provider', 'site']) {
      const ids = rows.filter((row) => row.place === place).map(({ id }) => String(id));
      expect([place, ids.length >= MAX_SIGN_INS, ids.length < MAX_SIGN_INS + LOOKS_ONCE_IN]).toEqual([
        place,
        true,
        true,
      ]);
      expect([place, ids.includes('planted 1'), ids.includes(`planted ${String(MAX_SIGN_INS)}`)]).toEqual([
        place,
        true,
        false,
      ]);
    }
    await app.database.pool.query(`delete from sign_ins where state_hash like 'planted %'`);
    const { rowCount } = await app.database.pool.query(
      `delete from provider_artefacts where id = 'planted' and model = 'Grant'`,
    );
    expect(rowCount).toBe(1);
    await app.database.pool.query(`delete from provider_artefacts where id like 'planted %'`);
  });

  it('starting a sign-in returns 413 for oversized requests and stores only small records', async () => {
    const before = await underWay();
    const long = 'x'.repeat(4000);
    expect((await from(newAddress(), `${authorizeUrl(app)}&claims_locales=${long}`)).status).toBe(413);
    const form = { method: 'POST', headers: { 'x-forwarded-for': newAddress() } };
    const body = new URLSearchParams({ ...Object.fromEntries(new URL(authorizeUrl(app)).searchParams), state: long });
    expect((await fetch(`${app.url}/oidc/auth`, { ...form, body })).status).toBe(413);
    expect(await underWay()).toBe(before);
    await from(newAddress());
    const { rows } = await app.database.pool.query<{ bytes: number }>(
      `select max(pg_column_size(p.*)) as bytes from provider_artefacts p where model = 'Interaction'`,
    );
    expect(rows[0]?.bytes).toBeLessThan(4096);
  });
});

describe('an account under password guessing', () => {
  it('an account rejects even the right password after five failures, with the same message, until the lock ends', async () => {
    await anAccount(app, 'target@example.com');
    const wrong = [];
    for (let n = 0; n < 5; n += 1) wrong.push(await tryAt(app, 'target@example.com', 'wrong password', newAddress()));
    const locked = await tryAt(second, 'Target@example.com', PASSWORD, newAddress());
    expect([locked.status, wrong[0]?.status]).toEqual([400, 400]);
    const words = ({ text }: { text: string }) => /<p class="error" id="password-error">([^<]+)</.exec(text)?.[1];
    expect([words(locked), words(wrong[4]!)]).toEqual([words(wrong[0]!), words(wrong[0]!)]);
    await later(31);
    expect((await tryAt(app, 'target@example.com', PASSWORD, newAddress())).status).toBe(303);
    // A success resets the count.
    for (let n = 0; n < 4; n += 1) await tryAt(app, 'target@example.com', 'wrong password', newAddress());
    expect((await tryAt(app, 'target@example.com', PASSWORD, newAddress())).status).toBe(303);
  });

  it('an account locks longer after each failed sign-in, up to 15 minutes', async () => {
    await anAccount(app, 'doubling@example.com');
    const evaluated = async () => {
      await tryAt(app, 'doubling@example.com', 'wrong password', newAddress());
      const { rows } = await app.database.pool.query(
        `select cardinality(times) as tries from limit_counts where key like 'accountFailures %' order by times[cardinality(times)] desc limit 1`,
      );
      return rows[0].tries as number;
    };
    for (let n = 0; n < 5; n += 1) await evaluated();
    for (const [attempts, wait] of [
      [5, 30],
      [6, 60],
      [7, 120],
      [8, 240],
      [9, 480],
      [10, 900],
      [11, 900],
    ] as const) {
      // Signing in may take long on a busy machine, and counts toward the wait.
      await later(wait - 25);
      expect([attempts, await evaluated()]).toEqual([attempts, attempts]);
      await later(26);
      expect([attempts, await evaluated()]).toEqual([attempts, attempts + 1]);
    }
  });

  it('a locked account still accepts its owner on a known device, which has its own limit', async () => {
    await anAccount(app, 'owner@example.com');
    const known = new Browser();
    await tryAt(app, 'owner@example.com', PASSWORD, newAddress(), known);
    for (let n = 0; n < 7; n += 1) await tryAt(app, 'owner@example.com', 'wrong password', newAddress());
    expect((await tryAt(app, 'owner@example.com', PASSWORD, newAddress())).status).toBe(400);
    // Without this, the provider's session would sign this browser in without a password.
    await app.database.pool.query(`delete from provider_artefacts where model = 'Session'`);
    expect((await tryAt(second, 'owner@example.com', PASSWORD, newAddress(), known)).status).toBe(303);

    await app.database.pool.query(`delete from provider_artefacts where model = 'Session'`);
    for (let n = 0; n < 5; n += 1) await tryAt(app, 'owner@example.com', 'wrong password', newAddress(), known);
    expect((await tryAt(app, 'owner@example.com', PASSWORD, newAddress(), known)).status).toBe(400);
    // A known device counts only for its own account.
    await anAccount(app, 'neighbour@example.com');
    for (let n = 0; n < 6; n += 1) await tryAt(app, 'neighbour@example.com', 'wrong password', newAddress());
    expect((await tryAt(app, 'neighbour@example.com', PASSWORD, newAddress(), known)).status).toBe(400);
  });

  it('stores limit counts without addresses or account names', async () => {
    const { rows } = await app.database.pool.query('select string_agg(key, $1) as keys from limit_counts', [' ']);
    expect(rows[0].keys).toMatch(/^((signInFailures|accountFailures|deviceFailures) [\w-]{43} ?)+$/);
  });
});

describe('forms that send email', () => {
  const ask = async (form: string, fields: Record<string, string>, address: string) => {
    const answer = await post(new Browser(), `${app.url}/oidc/account/${form}`, fields, { 'x-forwarded-for': address });
    return { status: answer.status, text: await answer.text() };
  };

  it('forms that send email send at most 3 emails an hour to one address, without revealing it', async () => {
    await anAccount(app, 'flooded@example.com');
    const texts = new Set<string>();
    for (let n = 0; n < 5; n += 1) {
      texts.add((await ask('forgotten-password', { email: 'flooded@example.com' }, newAddress())).text);
    }
    expect([texts.size, (await emailsTo(app, 'flooded@example.com')).length]).toEqual([1, 3]);
    await later(3600);
    await ask('sign-up', { email: 'flooded@example.com', password: PASSWORD, age: 'yes' }, newAddress());
    expect(await emailsTo(app, 'flooded@example.com')).toHaveLength(4);
  });

  it('a mailbox gets at most 3 emails an hour, regardless of the spelling of its address', async () => {
    const spellings = [
      'swamped+1@gmail.com',
      'swam.ped@gmail.com',
      'swamped+x@googlemail.com',
      's.w.amped+2@gmail.com',
    ];
    for (const email of spellings) await ask('sign-up', { email, password: PASSWORD, age: 'yes' }, newAddress());
    const counts = await Promise.all(spellings.map(async (email) => (await emailsTo(app, email)).length));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
  });

  it('forms that send email accept 20 requests an hour from one IP address', async () => {
    const address = newAddress();
    // Each answer takes the same quarter of a second. Four at a time have a database connection each.
    for (let n = 0; n < 20; n += 4) {
      const emails = [n, n + 1, n + 2, n + 3].map((each) => `many${String(each)}@example.com`);
      const answers = await Promise.all(emails.map((email) => ask('forgotten-password', { email }, address)));
      expect([n, answers.map(({ status }) => status)]).toEqual([n, [200, 200, 200, 200]]);
    }
    const refused = await ask('forgotten-password', { email: 'many@example.com' }, address);
    expect([refused.status, refused.text.includes('Too many attempts')]).toEqual([429, true]);
    const signUp = await ask('sign-up', { email: 'many@example.com', password: PASSWORD, age: 'yes' }, address);
    expect([signUp.status, signUp.text.includes('value="many@example.com"')]).toEqual([429, true]);
  });
});
