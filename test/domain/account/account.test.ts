import { describe, expect, it } from '@jest/globals';
import { checkExpiry, checkTokenCount } from '../../../domain/account/access-token.js';
import {
  changeAccount,
  erasureTime,
  PHONE,
  requireRecentSignIn,
  ZIP_CODE,
  type Account,
} from '../../../domain/account/account.js';
import { ADMINISTRATOR_SESSION_S } from '../../../domain/administration/administrator.js';
import { MAX_SESSION_S, MAX_SIGN_IN_S, SESSION_IDLE_S, WAY_BACK_S } from '../../../domain/account/session-life.js';
import { browserWords } from '../../../domain/account/browser-words.js';

const NOW = new Date('2026-05-01T12:00:00.000Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);

function anAccount(fields: Partial<Account> = {}): Account {
  return {
    id: '0198c2f0-8a10-7b52-8d44-91c7e0a2b3f5',
    email: 'ada@example.com',
    firstName: null,
    lastName: null,
    profileImageUrl: null,
    petFirstName: 'Biscuit',
    homeZipCode: null,
    phoneNumber: '555',
    isRegistrationComplete: false,
    preferredRadius: '10',
    emailNotifications: true,
    smsNotifications: false,
    paused: false,
    personalisation: true,
    analytics: true,
    ageConfirmed: true,
    createdAt: NOW,
    updatedAt: NOW,
    ...fields,
  };
}

describe('an account', () => {
  it('an account is complete while it has both names', () => {
    const named = changeAccount(anAccount(), { firstName: 'Ada' });
    expect(named.isRegistrationComplete).toBe(false);
    const complete = changeAccount(named, { lastName: 'Lovelace' });
    expect(complete.isRegistrationComplete).toBe(true);
    expect(changeAccount(complete, { lastName: null }).isRegistrationComplete).toBe(false);
    expect(changeAccount(complete, { lastName: '  ' }).isRegistrationComplete).toBe(false);
  });

  it('an account keeps fields that a change leaves out, and loses those it clears', () => {
    const account = anAccount();
    expect(changeAccount(account, {})).toEqual(account);
    expect(changeAccount(account, { petFirstName: undefined, phoneNumber: null })).toEqual({
      ...account,
      phoneNumber: null,
    });
    expect(changeAccount(account, { smsNotifications: true, emailNotifications: false })).toEqual({
      ...account,
      smsNotifications: true,
      emailNotifications: false,
    });
  });

  it('an account accepts phone numbers and ZIP codes only in the required format', () => {
    for (const good of ['5', '+1 (512) 555-0142', '1'.repeat(20), `+${'1'.repeat(20)}`, '+--5'])
      expect([good, PHONE.test(good)]).toEqual([good, true]);
    for (const bad of ['', '+', '---', '+---', '1'.repeat(21), '555-CALL', '1+1', '++1'])
      expect([bad, PHONE.test(bad)]).toEqual([bad, false]);
    for (const good of ['12345', '12345-6789']) expect([good, ZIP_CODE.test(good)]).toEqual([good, true]);
    for (const bad of ['1234', '123456', '12345-', '12345-678', '12345 6789', 'ABCDE'])
      expect([bad, ZIP_CODE.test(bad)]).toEqual([bad, false]);
  });

  it('an account is erased 14 days after it was closed', () => {
    expect(erasureTime(NOW).toISOString()).toBe('2026-05-15T12:00:00.000Z');
  });
});

describe('a recent sign-in', () => {
  it('a recent sign-in is at most 10 minutes old', () => {
    expect(() => requireRecentSignIn(after(-600_000), NOW)).not.toThrow();
    for (const signedInAt of [after(-600_001), null]) {
      expect(() => requireRecentSignIn(signedInAt, NOW)).toThrow(
        expect.objectContaining({ code: 'REAUTHENTICATION_REQUIRED' }),
      );
    }
  });
});

describe('an access token', () => {
  it('an access token expires in the future within one year, or never', () => {
    for (const good of [null, after(1), after(366 * 86_400_000)]) expect(() => checkExpiry(good, NOW)).not.toThrow();
    for (const bad of [NOW, after(-1), after(366 * 86_400_000 + 1)]) {
      expect(() => checkExpiry(bad, NOW)).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }));
    }
  });

  it('a member has at most 20 access tokens', () => {
    expect(() => checkTokenCount(19)).not.toThrow();
    expect(() => checkTokenCount(20)).toThrow(expect.objectContaining({ code: 'TOO_MANY_TOKENS' }));
  });
});

describe('a session', () => {
  it("a session expires after 7 days without a request or after 30 days; an administrator's after one day", () => {
    const day = 86_400;
    expect([SESSION_IDLE_S, MAX_SESSION_S, ADMINISTRATOR_SESSION_S]).toEqual([7 * day, 30 * day, day]);
    expect([WAY_BACK_S, MAX_SIGN_IN_S]).toEqual([day, 3600]);
  });
});

describe('the description of a browser', () => {
  it('the description of a browser consists of its name and its system', () => {
    const agents: Record<string, string> = {
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0': 'Firefox on Linux',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36':
        'Chrome on Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0':
        'Edge on Windows',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15':
        'Safari on macOS',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1':
        'Safari on iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1':
        'Chrome on iPhone',
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36':
        'Chrome on Android',
      'Mozilla/5.0 (Linux; Android 15; SM-S938B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36':
        'Samsung Internet on Android',
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0':
        'Opera on ChromeOS',
      'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1':
        'Safari on iPad',
      'HeadlessChrome/140.0.0.0': 'Chrome',
      'curl/8.9.1': 'Unknown browser',
      'Something (Windows NT 10.0)': 'Unknown browser on Windows',
      '': 'Unknown browser',
    };
    for (const [agent, words] of Object.entries(agents)) expect([agent, browserWords(agent)]).toEqual([agent, words]);
  });
});
