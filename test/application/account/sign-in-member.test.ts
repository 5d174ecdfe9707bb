import { describe, expect, it } from '@jest/globals';
import { ExportOwnData } from '../../../application/account/export-own-data.js';
import { Identities, type Identity } from '../../../application/account/ports.js';
import { SignInMember } from '../../../application/account/sign-in-member.js';
import { FakeMemberData } from '../../support/fakes/account.js';
import { FakeTransaction, Memory } from '../../support/fakes/memory.js';
import { FakeClock } from '../../support/fakes/shared.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';

const IDENTITY: Identity = {
  ...{ issuer: 'https://issuer.example', subject: 's-1', email: 'ada@example.com', emailVerified: true },
  ...{ firstName: 'Ada', lastName: null },
};

/** Ada has an email address. Each test sets which member the identity belongs to. */
class OneMember extends Identities {
  readonly calls: unknown[][] = [];

  constructor(private readonly member: string | null) {
    super();
  }

  override async hold({ subject }: Identity): Promise<void> {
    this.calls.push(['hold', subject]);
  }

  override async memberOf(): Promise<string | null> {
    return this.member;
  }

  override async memberByEmail(email: string): Promise<string | null> {
    return email === 'ada@example.com' ? ADA : null;
  }

  override async createMember(_: Identity, email: string | null): Promise<string> {
    this.calls.push(['create', email]);
    return OLIVE;
  }

  override async link(_: Identity, userId: string): Promise<void> {
    this.calls.push(['link', userId]);
  }
}

describe('SignInMember', () => {
  it.each<[string, string | null, Partial<Identity>, string, unknown[]]>([
    ['the member with the known identity', OLIVE, {}, OLIVE, []],
    ['the member with the verified address', null, {}, ADA, [['link', ADA]]],
    ['a new member if the address is not verified', null, { emailVerified: false }, OLIVE, [['create', null]]],
    ['a new member with a new address', null, { email: 'new@example.com' }, OLIVE, [['create', 'new@example.com']]],
    ['a new member, without the unverified address', null, { email: 'new@example.com', emailVerified: false }, OLIVE, [['create', null]]],
    ['a new member without an address', null, { email: null }, OLIVE, [['create', null]]],
  ])('signs in %s', async (_, member, given, expected, calls) => {
    const identities = new OneMember(member);
    let opened = 0;
    const signIn = new SignInMember(new FakeTransaction(new Memory()), identities, () => void (opened += 1));
    expect(await signIn.run({ ...IDENTITY, ...given })).toBe(expected);
    expect(opened).toBe(calls.flat().includes('create') ? 1 : 0);
    expect(identities.calls).toEqual([['hold', 's-1'], ...calls]);
  }); // prettier-ignore
});

describe('a signed-in member', () => {
  it('can export their data after a recent sign-in', async () => {
    const clock = new FakeClock();
    const take = (signedInAt: Date | null) =>
      new ExportOwnData(new FakeMemberData(new Memory()), clock).run({ userId: ADA }, signedInAt);
    const parts: Uint8Array[] = [];
    for await (const part of await take(clock.time)) parts.push(part);
    expect(Buffer.concat(parts).toString()).toBe(ADA);
    for (const at of [null, new Date(clock.time.getTime() - 3_600_000)])
      await expect(take(at)).rejects.toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
  });
});
