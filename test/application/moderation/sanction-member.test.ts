import { beforeEach, describe, expect, it } from '@jest/globals';
import { SanctionedMembers } from '../../../application/moderation/notice-ports.js';
import type { ErasureGrounds } from '../../../application/moderation/erasure/order-erasure.js';
import { SanctionMember } from '../../../application/moderation/sanction-member.js';
import type { MemberDecision } from '../../../domain/moderation/member-sanction.js';
import type { Sanction } from '../../../domain/moderation/sanction.js';
import { FakeAuditLog } from '../../support/fakes/business/businesses.js';
import { FakeTransaction, Memory } from '../../support/fakes/memory.js';
import { FakeNotices } from '../../support/fakes/moderation/moderation-decisions.js';
import { FakeClock } from '../../support/fakes/shared.js';
import { ADA } from '../../support/search/seeded.js';

const WARN: MemberDecision = { action: 'warn', reasonCode: 'spam', note: 'It only sells.', days: null };

/** A repository with Ada and her current sanction. */
class OneMember extends SanctionedMembers {
  constructor(private readonly sanction: Sanction | null) {
    super();
  }

  override async hold(id: string) {
    return id === ADA ? { sanction: this.sanction } : null;
  }
}

let memory: Memory;
let notices: FakeNotices;
let ordered: ErasureGrounds[];

beforeEach(() => {
  [memory, notices, ordered] = [new Memory(), new FakeNotices(), []];
  signedInAt = clock.time;
});

const clock = new FakeClock();
const ERASURE_AT = new Date('2026-05-02T09:30:00.000Z');
let signedInAt: Date;

const decide = (given: Partial<MemberDecision> = {}, before: Sanction | null = null, memberId = ADA) =>
  new SanctionMember(
    ...([new FakeTransaction(memory), new OneMember(before), notices] as const),
    {
      run: async (_by, grounds) => {
        ordered.push(grounds);
        return { erasureAt: ERASURE_AT, fingerprint: 'a fingerprint' };
      },
    },
    ...([new FakeAuditLog(memory), clock] as const),
  ).run({ id: 1, name: 'Ann', signedInAt }, memberId, { ...WARN, ...given });

const TOLD = { memberId: ADA, reason: 'spam', note: 'It only sells.', target: null, decidedBy: 'Ann' };
const WRITTEN = { actor: 'Ann', targetType: 'notice', targetId: '1', before: { sanction: null }, reason: 'spam' };

describe('sanctioning a member', () => {
  it('sends a notice and logs only its ID', async () => {
    expect(await decide()).toEqual({ memberId: ADA, action: 'warn', noticeId: 1, until: null });
    expect(notices.given).toEqual([{ ...TOLD, kind: 'warning' }]);
    expect(memory.state.audit).toEqual([{ ...WRITTEN, action: 'member.warn', after: { days: null } }]);
  });

  it('returns the end of a restriction', async () => {
    expect(await decide({ action: 'restrict', days: 7 })).toMatchObject({ until: '2026-05-08T09:30:00.000Z' });
    expect(notices.given).toEqual([{ ...TOLD, kind: 'restriction', days: 7 }]);
    expect(memory.state.audit).toEqual([{ ...WRITTEN, action: 'member.restrict', after: { days: 7 } }]);
  });

  it("logs the previous sanction, and doesn't suspend a suspended member again", async () => {
    const suspended: Sanction = { kind: 'suspension', until: null, isOfOtherAccount: false };
    await decide({}, suspended);
    expect(memory.state.audit).toMatchObject([{ before: { sanction: 'suspension' } }]);
    await expect(decide({ action: 'suspend' }, suspended)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect(notices.given).toHaveLength(1);
  });

  it("orders the erasure of a child's account without an email, and logs only a fingerprint", async () => {
    expect(await decide({ action: 'erase_minor' })).toEqual({
      ...{ memberId: ADA, action: 'erase_minor', noticeId: null, until: ERASURE_AT.toISOString() },
    });
    const grounds = { memberId: ADA, reasonCode: 'spam', note: 'It only sells.', reportId: null };
    expect([ordered, notices.given]).toEqual([[grounds], []]);
    expect(memory.state.audit).toEqual([
      {
        ...WRITTEN,
        action: 'member.erase_minor',
        targetType: 'member',
        targetId: 'a fingerprint',
        after: { days: null },
      },
    ]);
  });

  it('a sanction needs a recent sign-in only if it erases an account', async () => {
    signedInAt = new Date(clock.time.getTime() - 11 * 60_000);
    await expect(decide({ action: 'erase_minor' })).rejects.toMatchObject({ code: 'REAUTHENTICATION_REQUIRED' });
    expect(await decide()).toMatchObject({ noticeId: 1 });
    expect(ordered).toEqual([]);
  });

  it('throws for an unknown member', async () => {
    await expect(decide({}, null, 'nobody')).rejects.toMatchObject({
      ...{ code: 'USER_NOT_FOUND', message: 'User not found' },
    });
    expect(memory.state.audit).toEqual([]);
  });
});
