import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emptyDirectory } from '../../support/app.js';
import { Browser } from '../../support/browser/browser.js';
import { listeningApp } from '../../support/listening-app.js';
import { anAccount, emailsTo, newestLink, PASSWORD, post, tokenOf } from '../../support/identity/provider.js';

let app: Awaited<ReturnType<typeof listeningApp>>;

beforeAll(async () => {
  app = await listeningApp(await emptyDirectory('sign_up_browser'));
});

afterAll(() => app?.close());

const COOKIE = 'oidc-sign-up';
const accountAt = (path: string) => `${app.url}/oidc/account/${path}`;
const read = async (answer: Response) => ({
  status: answer.status,
  location: answer.headers.get('location'),
  cookies: answer.headers.getSetCookie(),
  text: await answer.text(),
});
const signUp = async (browser: Browser, email: string, headers = {}) =>
  read(await post(browser, accountAt('sign-up'), { email, password: PASSWORD, age: 'yes' }, headers));
const open = async (browser: Browser, link: string) => read(await browser.request(link));
const confirm = async (browser: Browser, token: string, fields: Record<string, string> = {}, headers = {}) =>
  read(await post(browser, accountAt('verify'), { token, ...fields }, headers));
const hasAccount = async (email: string) =>
  (await app.database.pool.query('select from provider_accounts where email = $1', [email])).rowCount === 1;
/** Adds a business that anyone may see and returns its ID. */
const aPublicBusiness = async (name: string) => {
  const { rows } = await app.database.pool.query<{ id: number }>(
    `insert into businesses (name, category, approval_status) values ($1, 'restaurants', 'approved') returning id`,
    [name],
  );
  return rows[0]?.id ?? 0;
};
const hash = (secret: string) => createHash('sha256').update(secret).digest('hex');

describe('the browser that signed up', () => {
  it('confirms the email address with one button and without the password, and is signed in at once', async () => {
    const browser = new Browser();
    await signUp(browser, 'one@example.com');
    const link = await newestLink(app, 'one@example.com');
    const page = await open(browser, link);
    expect(page.status).toBe(200);
    expect(page.text).not.toContain('type="password"');
    expect(page.text.match(/<button/g)).toHaveLength(1);
    expect(await hasAccount('one@example.com')).toBe(false);

    const { url } = await browser.submit(accountAt('verify'), { token: tokenOf(link) });
    expect(url).toBe(`${app.url}/auth-success`);
    expect(await hasAccount('one@example.com')).toBe(true);
    expect(browser.cookie(app.url, 'session')).toBeDefined();
  });

  it("gets a cookie for its sign-up that scripts and other sites can't use and that ends with the link", async () => {
    const browser = new Browser();
    const { cookies } = await signUp(browser, 'flags@example.com');
    const cookie = cookies.find((line) => line.startsWith(`${COOKIE}=`));
    expect(cookie).toMatch(/^oidc-sign-up=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/);
    const { rows } = await app.database.pool.query(
      `select browser_hash as hash, expires_at - now() as rest from provider_links where email = 'flags@example.com'`,
    );
    expect(rows[0].hash).toBe(hash(browser.cookie(app.url, COOKIE) ?? ''));

    const secure = await listeningApp(app.databaseUrls, { PUBLIC_URL: 'https://paws.example' });
    const answer = await secure.fastify.inject({
      method: 'POST',
      url: '/oidc/account/sign-up',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://paws.example' },
      payload: new URLSearchParams({ email: 'https@example.com', password: PASSWORD, age: 'yes' }).toString(),
    });
    await secure.close();
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-oidc-sign-up=[\w-]{43}; .*HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('gets a new secret with each sign-up, never the one that it already had', async () => {
    const browser = new Browser();
    const planted = randomBytes(32).toString('base64url');
    await signUp(browser, 'planted@example.com', { cookie: `${COOKIE}=${planted}` });
    expect(browser.cookie(app.url, COOKIE)).not.toBe(planted);
    const token = tokenOf(await newestLink(app, 'planted@example.com'));
    const other = await confirm(new Browser(), token, {}, { cookie: `${COOKIE}=${planted}` });
    expect([other.status, await hasAccount('planted@example.com')]).toEqual([400, false]);
  });

  it('confirms only its last sign-up without the password', async () => {
    const browser = new Browser();
    await signUp(browser, 'typo@example.com');
    await signUp(browser, 'right@example.com');
    const first = await confirm(browser, tokenOf(await newestLink(app, 'typo@example.com')));
    expect([first.status, first.text.includes('Enter your password')]).toEqual([400, true]);
    expect((await confirm(browser, tokenOf(await newestLink(app, 'right@example.com')))).status).toBe(303);
  });

  it('uses the link once, also in parallel, and loses the cookie with it', async () => {
    const browser = new Browser();
    await signUp(browser, 'once@example.com');
    const link = await newestLink(app, 'once@example.com');
    const cookie = `${COOKIE}=${browser.cookie(app.url, COOKIE) ?? ''}`;
    const answers = await Promise.all([1, 2, 3].map(() => confirm(new Browser(), tokenOf(link), {}, { cookie })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 410, 410]);
    const done = answers.find(({ status }) => status === 303);
    expect(done?.cookies.some((line) => /^oidc-sign-up=; Max-Age=0/.test(line))).toBe(true);
    expect((await open(browser, link)).status).toBe(410);
  });

  it("needs the password for an expired link's replacement, which anyone with the email can request", async () => {
    const browser = new Browser();
    await signUp(browser, 'late@example.com');
    const late = tokenOf(await newestLink(app, 'late@example.com'));
    await app.database.pool.query(
      `update provider_links set expires_at = now() - interval '1 second' where email = 'late@example.com'`,
    );
    expect((await confirm(browser, late)).status).toBe(410);
    await post(new Browser(), accountAt('verify/again'), { token: late });
    const fresh = tokenOf(await newestLink(app, 'late@example.com'));
    expect([fresh === late, (await confirm(browser, fresh)).status, await hasAccount('late@example.com')]).toEqual([
      false,
      400,
      false,
    ]);
    expect((await confirm(browser, fresh, { password: PASSWORD })).status).toBe(303);
  });
});

describe('any other browser', () => {
  it('must enter the password, with limited attempts', async () => {
    await signUp(new Browser(), 'other@example.com');
    const link = await newestLink(app, 'other@example.com');
    const other = new Browser();
    expect((await open(other, link)).text).toContain('type="password"');
    const empty = await confirm(other, tokenOf(link));
    expect([empty.status, empty.text.includes('id="password-error">Enter your password')]).toEqual([400, true]);
    const limited = await listeningApp(app.databaseUrls, { RATE_LIMIT: 'on' });
    const guess = async (password: string) =>
      (await post(other, `${limited.url}/oidc/account/verify`, { token: tokenOf(link), password })).status;
    for (let n = 0; n < 5; n += 1) expect(await guess('a guess at the password')).toBe(400);
    // Locked: the right password is refused too.
    expect(await guess(PASSWORD)).toBe(400);
    await limited.close();
    expect(await hasAccount('other@example.com')).toBe(false);
  });

  it("that is in a sign-up of its own does not confirm someone else's link without that password", async () => {
    const [attacker, victim] = [new Browser(), new Browser()];
    await signUp(attacker, 'attacker@example.com');
    await signUp(victim, 'victim@example.com');
    const link = await newestLink(app, 'attacker@example.com');
    const page = await open(victim, link);
    expect([page.text.includes('attacker@example.com'), page.text.includes('type="password"')]).toEqual([true, true]);
    expect((await confirm(victim, tokenOf(link))).status).toBe(400);
    expect(victim.cookie(app.url, 'session')).toBeUndefined();
    // The victim's own sign-up still works.
    expect((await confirm(victim, tokenOf(await newestLink(app, 'victim@example.com')))).status).toBe(303);
  });

  it("can't be made to sign up or confirm by another site", async () => {
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const victim = new Browser();
    const started = await signUp(victim, 'forced@example.com', foreign);
    expect([started.status, started.cookies, await emailsTo(app, 'forced@example.com')]).toEqual([403, [], []]);
    await signUp(victim, 'own@example.com');
    const token = tokenOf(await newestLink(app, 'own@example.com'));
    expect([(await confirm(victim, token, {}, foreign)).status, await hasAccount('own@example.com')]).toEqual([
      403,
      false,
    ]);
  });
});

describe('a sign-up with an address that has an account', () => {
  it('gets the same page and the same kind of cookie as any other, which confirms nothing', async () => {
    await anAccount(app, 'known@example.com');
    const [known, unknown] = [
      await signUp(new Browser(), 'known@example.com'),
      await signUp(new Browser(), 'new@example.com'),
    ];
    const shape = ({ status, text, cookies }: Awaited<ReturnType<typeof signUp>>, email: string) => [
      status,
      text.replaceAll(email, ''),
      cookies.map((line) => line.replace(/=[\w-]{43};/, '=;')),
    ];
    expect(shape(known, 'known@example.com')).toEqual(shape(unknown, 'new@example.com'));
  });
});

describe('what a sign-in is for', () => {
  it('the sign-in page, the waiting page, and the link name the public place that a visitor wants to save', async () => {
    const id = await aPublicBusiness('Zigzag <Hound> Café');
    const browser = new Browser();
    const came = `/browse#intent-save-${String(id)}`;
    const { answer, url } = await browser.visit(`${app.url}/api/login?returnTo=${encodeURIComponent(came)}`);
    const named = 'save Zigzag &lt;Hound&gt; Café';
    expect(await answer.text()).toContain(`<h1>Sign in to ${named}</h1>`);
    const form = { email: 'why@example.com', password: PASSWORD, age: 'yes' };
    const waiting = await read(await post(browser, `${url}/sign-up`, form));
    expect(waiting.text.replaceAll(/\s+/g, ' ')).toContain(`create your account and ${named}.`);
    const link = await newestLink(app, 'why@example.com');
    for (const each of [browser, new Browser()]) expect((await open(each, link)).text).toContain(named);
  });

  it("a place that isn't public, an unknown action, and text in the address are not named", async () => {
    const id = await aPublicBusiness('Secret Den');
    await app.database.pool.query('update businesses set is_active = false where id = $1', [id]);
    const titleFor = async (returnTo: string) => {
      const { answer } = await new Browser().visit(`${app.url}/api/login?returnTo=${encodeURIComponent(returnTo)}`);
      return /<h1>([^<]*)<\/h1>/.exec(await answer.text())?.[1];
    };
    expect(await titleFor(`/browse#intent-save-${String(id)}`)).toBe('Sign in to save this place');
    expect(await titleFor('/browse#intent-save-2147483648')).toBe('Sign in or create an account');
    expect(await titleFor('/browse#intent-pay-1')).toBe('Sign in or create an account');
    expect(await titleFor('/browse?why=Sign+in+to+win')).toBe('Sign in or create an account');
    expect(await titleFor('/create-business')).toBe('Sign in to list your business');
  });

  it('the sign-up form next to a sign-in repeats the page with its errors at their fields', async () => {
    const browser = new Browser();
    const { url } = await browser.visit(`${app.url}/api/login?returnTo=%2Fsaved`);
    const wrong = await read(
      await post(browser, `${url}/sign-up`, { email: 'no address', password: PASSWORD, age: 'yes' }),
    );
    expect(wrong.status).toBe(400);
    expect(wrong.text).toContain('<title>Error: Sign in to see your saved places | Welcome Paws</title>');
    expect(wrong.text).toMatch(/id="new-email"[^>]*aria-describedby="new-email-error"\s+aria-invalid="true" autofocus/);
    expect(wrong.text).toMatch(/id="way-sign-up"\s+checked/);
    expect(wrong.text.match(/class="error"/g)).toHaveLength(1);
    // The address of the form leads back to the page.
    expect((await browser.visit(`${url}/sign-up`)).url).toBe(url);
  });
});
