import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emptyDirectory } from '../../support/app.js';
import { Browser } from '../../support/browser/browser.js';
import { anAccount, newestLink, PASSWORD, tokenOf } from '../../support/identity/provider.js';
import { signInAtForm } from '../../support/identity/sign-in.js';
import { listeningApp } from '../../support/listening-app.js';
import { rowsOf, shippedText } from '../../support/texts/page-texts.js';
import { HOME_VIEW_COOKIE } from '../../../web/features/home/home-view.js';
import { PLACE_COOKIE } from '../../../web/lib/page/shared-place.js';
import { THEME_COOKIE } from '../../../web/lib/page/theme.js';

const ADMIN_PASSWORD = 'walkies-at-dawn-77';
let app: Awaited<ReturnType<typeof listeningApp>>;

beforeAll(async () => {
  app = await listeningApp(await emptyDirectory('http_cookies'), { ADMIN_PASSWORD });
});

afterAll(() => app?.close());

/** A browser that records the name and lifetime in seconds of each cookie that it gets. */
class NotingBrowser extends Browser {
  readonly given = new Map<string, number | null>();
  /** Each cookie name with its HttpOnly and SameSite attributes. */
  readonly flags = new Set<string>();

  /** Adds the cookies of this browser to those that another one has recorded. */
  addTo(other: NotingBrowser): void {
    for (const [name, age] of this.given) if (!other.given.has(name)) other.given.set(name, age);
    for (const each of this.flags) other.flags.add(each);
  }

  override async request(address: string, init?: RequestInit): Promise<Response> {
    const answer = await super.request(address, init);
    for (const line of answer.headers.getSetCookie()) {
      const name = line.slice(0, line.indexOf('=')).replace(/^__(?:Host|Secure)-|\.sig$/g, '');
      const age = /max-age=(\d+)/i.exec(line)?.[1];
      if (age !== '0' && !this.given.has(name)) this.given.set(name, age === undefined ? null : Number(age));
      this.flags.add(
        `${name} ${/; (samesite=\w+)/i.exec(line)?.[1] ?? ''}${/; httponly/i.test(line) ? ' HttpOnly' : ''}`.toLowerCase(),
      );
    }
    return answer;
  }
}

describe('the cookies in the privacy policy', () => {
  it('the privacy policy lists exactly the cookies set by signing in, by signing up, and by choosing a theme', async () => {
    const browser = new NotingBrowser();
    await anAccount(app, 'ada@example.org');
    const { answer } = await signInAtForm(browser, app.url, 'ada@example.org', '/', { password: PASSWORD });
    expect(browser.cookie(app.url, 'session')).toBeDefined();
    await answer.text();
    const came = `${app.url}/api/login?returnTo=${encodeURIComponent('/browse#intent-save-7')}`;
    const newcomer = { email: 'new@example.org', password: PASSWORD, age: 'yes' };
    for (const [email, isOther] of [
      ['new@example.org', false],
      ['other@example.org', true],
    ] as const) {
      const starting = new NotingBrowser();
      await starting.visit(came);
      await starting.submit(`${app.url}/oidc/account/sign-up`, { ...newcomer, email });
      const token = tokenOf(await newestLink(app, email));
      const confirming = isOther ? new NotingBrowser() : starting;
      await confirming.submit(`${app.url}/oidc/account/verify`, { token, password: PASSWORD });
      for (const each of [starting, confirming]) each.addTo(browser);
    }
    const admin = await browser.request(`${app.url}/api/admin/login`, {
      method: 'POST',
      body: JSON.stringify({ password: ADMIN_PASSWORD }),
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    });
    expect(admin.status).toBe(204);
    const policy = rowsOf(shippedText('privacy-policy'), 'Cookies').map(([name = '', , period = '']) => ({
      name,
      period,
    }));
    const last = policy.findIndex(({ name }) => name === THEME_COOKIE);
    const named = policy.slice(0, last + 1);
    expect(named.map(({ name }) => name).toSorted()).toEqual(
      [...browser.given.keys(), HOME_VIEW_COOKIE, PLACE_COOKIE, THEME_COOKIE].toSorted(),
    );
    const periodOf = (name: string) => named.find((each) => each.name === name)?.period;
    expect([periodOf('admin'), browser.given.get('admin')]).toEqual(['24 hours', 24 * 3600]);
    expect([periodOf('oidc-device'), browser.given.get('oidc-device')]).toEqual(['One year', 365 * 24 * 3600]);
    expect([periodOf('way-back'), browser.given.get('way-back')]).toEqual(['Up to a day', 24 * 3600]);
    // The sign-in has finished, so its cookie is gone.
    expect(browser.cookie(app.url, 'way-back')).toBeUndefined();
    expect([periodOf('sign-in'), browser.given.get('sign-in')]).toEqual(['Up to an hour', 3600]);
    expect([periodOf('oidc-sign-up'), browser.given.get('oidc-sign-up')]).toEqual(['Up to a day', 24 * 3600]);
    expect([periodOf('wanted-action'), browser.given.get('wanted-action')]).toEqual(['Ten minutes', 600]);
    // Scripts can read only the action that a page is to complete. The session cookie is sent on the way back from the issuer (lax), the
    // administrator's never from another site (strict).
    const sameSite = (name: string) => (['admin', 'wanted-action'].includes(name) ? 'strict' : 'lax');
    const isHidden = (name: string) => name !== 'wanted-action';
    expect([...browser.flags].toSorted()).toEqual(
      [...browser.given.keys()]
        .map((name) => `${name} samesite=${sameSite(name)}${isHidden(name) ? ' httponly' : ''}`)
        .toSorted(),
    );
  });
});
