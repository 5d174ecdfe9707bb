import { beforeEach, describe, expect, it } from '@jest/globals';
import { SanctionedMembers } from '../../../application/moderation/notice-ports.js';
import { SanctionMember } from '../../../application/moderation/sanction-member.js';
import type { MemberDecision } from '../../../domain/moderation/member-sanction.js';
import type { Sanction } from '../../../domain/moderation/sanction.js';
import { FakeAuditLog } from '../../support/fakes/business/businesses.js';
import { FakeTransaction, Memory } from '../../support/fakes/memory.js';
import { FakeNotices } from '../../support/fakes/moderation/moderation-decisions.js';
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
let erased: string[];

beforeEach(() => {
  [memory, notices, erased] = [new Memory(), new FakeNotices(), []];
});

const decide = (given: Partial<MemberDecision> = {}, before: Sanction | null = null, memberId = ADA) =>
  new SanctionMember(
    ...([new FakeTransaction(memory), new OneMember(before), notices] as const),
    { run: async (member) => void erased.push(member.memberId) },
    new FakeAuditLog(memory),
  ).run({ name: 'Ann' }, memberId, { ...WARN, ...given });

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

  it("erases a child's account without an email, and logs no name", async () => {
    expect(await decide({ action: 'erase_minor' })).toEqual({
      ...{ memberId: ADA, action: 'erase_minor', noticeId: null, until: null },
    });
    expect([erased, notices.given]).toEqual([[ADA], []]);
    expect(memory.state.audit).toEqual([
      { ...WRITTEN, action: 'member.erase_minor', targetType: 'member', targetId: 'erased', after: { days: null } },
    ]);
  });

  it('throws for an unknown member', async () => {
    await expect(decide({}, null, 'nobody')).rejects.toMatchObject({
      ...{ code: 'USER_NOT_FOUND', message: 'User not found' },
    });
    expect(memory.state.audit).toEqual([]);
  });
});
