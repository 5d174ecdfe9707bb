import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { ClaimMessageLimit } from '../../application/claim/message-limit.js';
import { SharedLimits, type CountedCall } from '../../application/shared/shared-limits.js';
import { mailboxOf } from '../../domain/account/account.js';
import { MailLimits } from '../../infrastructure/identity/provider/mail-limits.js';
import { SignInLimits } from '../../infrastructure/identity/provider/sign-in-limits.js';
import { limitKeyOf } from '../../interfaces/http/server/limits/limited.js';

/** The key of each shared limit. `mailbox` counts addresses such as x+1@ and x+2@ together. */
const COUNTED_BY: Readonly<Record<string, 'mailbox' | 'sign-in' | 'address' | 'administrator' | 'caller'>> = {
  claimFirstMessages: 'mailbox',
  claimMessages: 'mailbox',
  accountMails: 'mailbox',
  copyrightMails: 'mailbox',
  // The member's mailbox, or the IP address of a visitor: `limitKeyOf`.
  uploads: 'caller',
  alertStops: 'caller',
  // Two accounts with one mailbox have two passwords, and failures of one must not lock the other out.
  accountFailures: 'sign-in',
  deviceFailures: 'sign-in',
  signInFailures: 'address',
  accountForms: 'address',
  adminSignInFailures: 'address',
  adminProofFailures: 'administrator',
};

/** Records the keys of counted calls, and lets all pass. */
class RecordingLimits extends SharedLimits {
  readonly counted: string[] = [];

  override async take(kind: string, who: string): Promise<CountedCall> {
    this.counted.push(`${kind} ${who}`);
    return { wait: 0, counted: null };
  }

  override async takeBackingOff(kind: string, who: string): Promise<boolean> {
    this.counted.push(`${kind} ${who}`);
    return true;
  }

  override async giveBack(): Promise<void> {
    await Promise.resolve();
  }

  override async forget(): Promise<void> {
    await Promise.resolve();
  }
}

const sources = () =>
  ['application', 'infrastructure', 'interfaces'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  );

/** Returns the keys that are counted for two addresses of one mailbox. */
async function countedFor(count: (limits: SharedLimits, email: string) => Promise<unknown>) {
  const counted = async (email: string) => {
    const limits = new RecordingLimits();
    await count(limits, email);
    return limits.counted;
  };
  return [await counted('a.da+1@gmail.com'), await counted('ADA+2@googlemail.com')] as const;
}

const callerWith = (email: string | null, userId = '1') =>
  limitKeyOf({ user: { userId, record: JSON.stringify({ email }) }, ip: '192.0.2.1' } as unknown as FastifyRequest);

describe('the shared limits', () => {
  it('the table in this test names the key of every limit', () => {
    const named = sources().flatMap((text) => [
      ...text.matchAll(/imits\.take(?:BackingOff)?\(\s*'(\w+)'/g),
      ...text.matchAll(/= \['(\w+Failures)', /g),
    ]);
    expect([...new Set(named.map(([, kind]) => kind))].toSorted()).toEqual(Object.keys(COUNTED_BY).toSorted());
  });

  it('every limit that counts an email address counts its mailbox', () => {
    const byAddress = sources().filter((text) => /imits\.take\([^)]*(?:canonicalEmail|toLowerCase)/.test(text));
    expect(byAddress).toEqual([]);
  });

  it('emails of account forms are counted by mailbox', async () => {
    const [one, other] = await countedFor((limits, email) =>
      new MailLimits(limits, { forms: [], mails: [] }).mail(email),
    );
    expect([one, other]).toEqual([['accountMails ada@gmail.com'], one]);
  });

  it('messages about claims are counted by the mailboxes of recipient and claimant', async () => {
    const [one, other] = await countedFor((limits, email) =>
      new ClaimMessageLimit(limits, { keyOf: async () => mailboxOf(email) }).takeNotice({
        to: email,
        claimantId: email,
      }),
    );
    const [claimant, recipient] = ['ada@gmail.com', 'ada@gmail.com'];
    expect(one).toEqual([`claimFirstMessages ${claimant} ${recipient}`, `claimMessages ${recipient}`]);
    expect(other).toEqual(one);
  });

  it('failed sign-ins are counted by account, not by mailbox', async () => {
    const [one, other] = await countedFor((limits, email) =>
      new SignInLimits(limits, []).admit({ email, address: '192.0.2.1', knownDevice: null }),
    );
    expect(one).toContain('accountFailures a.da+1@gmail.com');
    expect(other).toContain('accountFailures ADA+2@googlemail.com');
  });

  it('calls with a limit of their own are counted by the mailbox of the member', () => {
    expect([callerWith('a.da+1@gmail.com'), callerWith('ada@googlemail.com', '2')]).toEqual([
      'mailbox ada@gmail.com',
      'mailbox ada@gmail.com',
    ]);
    expect([callerWith(null), callerWith(null, '2')]).toEqual(['member 1', 'member 2']);
    expect(limitKeyOf({ user: null, ip: '192.0.2.1' } as unknown as FastifyRequest)).toBe('address 192.0.2.1');
    expect(limitKeyOf({ user: { id: 1 }, ip: '192.0.2.1' } as unknown as FastifyRequest)).toBe('address 192.0.2.1');
  });
});
