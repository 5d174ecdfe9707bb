import { describe, expect, it } from '@jest/globals';
import { TOTP as Authenticator, URI } from 'otpauth';
import { typedCode } from '../../../domain/administration/second-factor.js';
import { TotpSecondFactors } from '../../../infrastructure/administration/totp-second-factors.js';

const factors = new TotpSecondFactors('a secret of the server', 'Welcome Paws');
const NOW = new Date('2026-05-01T09:30:10Z');
const STEP = Math.floor(NOW.getTime() / 30_000);
const at = (steps: number) => NOW.getTime() + steps * 30_000;

describe('the code of an authenticator app', () => {
  it('an authenticator code matches RFC 6238 for the secret, with a URL that apps can read', () => {
    // Appendix B, SHA-1, shortened to six digits.
    const sealed = factors.seal('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(factors.stepOf(sealed, '287082', new Date(59_000))).toBe(1);
    expect(factors.stepOf(sealed, '081804', new Date(1_111_111_109_000))).toBe(37_037_036);
    const secret = factors.newSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const app = URI.parse(factors.uriOf(secret, 'Ada & Grace'));
    expect(app).toMatchObject({
      issuer: 'Welcome Paws',
      label: 'Ada & Grace',
      digits: 6,
      period: 30,
      algorithm: 'SHA1',
    });
    expect(app.secret.base32).toBe(secret);
  });

  it('an authenticator code is valid in its 30-second step and the steps before and after, and returns the step', () => {
    const secret = factors.newSecret();
    const app = URI.parse(factors.uriOf(secret, 'Ada')) as Authenticator;
    const sealed = factors.seal(secret);
    const seen = [-2, -1, 0, 1, 2].map((off) => factors.stepOf(sealed, app.generate({ timestamp: at(off) }), NOW));
    expect(seen).toEqual([null, STEP - 1, STEP, STEP + 1, null]);
  });
});

describe('stored second factors', () => {
  it('stored second factors contain only a secret, encrypted differently each time, that the server secret opens', () => {
    const secret = factors.newSecret();
    const sealed = factors.seal(secret);
    expect(sealed).not.toContain(secret);
    expect(factors.seal(secret)).not.toBe(sealed);
    const code = (URI.parse(factors.uriOf(secret, 'Ada')) as Authenticator).generate({ timestamp: at(0) });
    const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
    const other = new TotpSecondFactors('another secret', 'Welcome Paws');
    expect([factors, other].map((each) => each.stepOf(sealed, code, NOW))).toEqual([STEP, null]);
    expect(factors.stepOf(changed, code, NOW)).toBeNull();
  });

  it('stored second factors contain a hash of each of ten recovery codes, different for each administrator', () => {
    const codes = factors.newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(typedCode(code)).toEqual({ kind: 'recovery code', code });
    const [code = ''] = codes;
    const other = new TotpSecondFactors('another secret', 'Welcome Paws');
    const hashes = [factors.hashOf(1, code), factors.hashOf(2, code), other.hashOf(1, code)];
    expect(new Set(hashes).size).toBe(3);
    expect(hashes.join(' ')).not.toContain(code);
    expect(factors.hashOf(1, code)).toBe(hashes[0]);
  });
});
