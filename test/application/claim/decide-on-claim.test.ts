import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ClaimRecord } from '../../../application/claim/ports.js';
import { ClaimWorld, PLACE, REFUSED } from '../../support/claim/claim-world.js';
import { OLIVE } from '../../support/search/seeded.js';

const olive = { userId: OLIVE };

let world: ClaimWorld;
beforeEach(() => {
  world = new ClaimWorld();
});

describe('deciding a claim', () => {
  it('rejecting a claim keeps the business unclaimed and other claims open, logs, and emails', async () => {
    world.place();
    const [id] = [await world.claimAs(), await world.claimAs({}, olive)];
    world.change({ adminNotes: 'Called.', provenAt: world.clock.time });
    await world.useCases().decide(id, { decision: 'reject', reason: 'No lease.' });
    expect(world.memory.state.claims).toMatchObject([
      {
        status: 'rejected',
        rejectionReason: 'No lease.',
        adminNotes: 'Called.',
        approvedAt: null,
        verificationCode: null,
      },
      { status: 'pending' },
    ]);
    expect(world.memory.state.businesses.find((each) => each.id === PLACE)?.ownerId).toBeNull();
    const shown = { businessId: PLACE, verificationMethod: 'email_verification', proof: 'claimant' };
    expect(world.memory.state.audit).toEqual([
      {
        ...{ actor: 'Walter', action: 'claim.reject', targetType: 'claim', targetId: String(id), reason: 'No lease.' },
        before: { status: 'pending', ...shown },
        after: { status: 'rejected', ...shown, rejectedClaims: [] },
      },
    ]);
    expect(world.memory.state.outbox.at(-1)).toMatchObject({ dedupeKey: `claim:${id}:rejected` });
    expect(JSON.stringify(world.memory.state.outbox.at(-1))).toContain('No lease.');
  });

  it('approves a proven claim with date and notes, without a reason if none is given', async () => {
    world.place();
    const id = await world.claimAs();
    world.change({ provenAt: world.clock.time });
    await world.useCases().decide(id, { decision: 'approve', adminNotes: 'All well.' });
    expect(world.memory.state.claims).toMatchObject([
      { status: 'approved', approvedAt: world.clock.time, adminNotes: 'All well.', rejectionReason: null },
    ]);
    expect(world.memory.state.outbox.at(-1)).toMatchObject({ dedupeKey: `claim:${id}:approved` });
    expect(world.memory.state.audit).toMatchObject([{ action: 'claim.approve', reason: null }]);
  });

  it('approves a claim without proof only with a reason, which only the audit log contains', async () => {
    world.place();
    const id = await world.claimAs();
    for (const reason of [undefined, '']) {
      await expect(world.useCases().decide(id, { decision: 'approve', reason })).rejects.toMatchObject({
        ...{ code: 'INVALID_INPUT', message: 'This claim has no proof. Please say why you approve it.' },
      });
    }
    expect(world.memory.state.audit).toEqual([]);
    await world.useCases().decide(id, { decision: 'approve', reason: 'We called them.' });
    expect(world.memory.state.claims).toMatchObject([{ status: 'approved', rejectionReason: null }]);
    expect(world.memory.state.audit).toMatchObject([{ action: 'claim.approve', reason: 'We called them.' }]);
    expect(JSON.stringify([world.memory.state.outbox, world.memory.state.decisionNotices])).not.toContain(
      'We called them.',
    );
  });

  it('a claim decision throws unless the claim and its business exist and the business is unclaimed', async () => {
    world.place();
    const id = await world.claimAs();
    await expect(world.useCases().decide(99, { decision: 'reject' })).rejects.toMatchObject(REFUSED.claim);
    for (const owned of [{ ownerId: OLIVE }, { isClaimed: true }]) {
      world.place({}, owned);
      await expect(world.useCases().decide(id, { decision: 'approve' })).rejects.toMatchObject({
        code: 'BUSINESS_ALREADY_CLAIMED',
      });
    }
    world.memory.state.businesses = [];
    await expect(world.useCases().decide(id, { decision: 'reject' })).rejects.toMatchObject(REFUSED.claim);
    expect(world.memory.state.audit).toEqual([]);
  });
});

describe('ExpireClaims', () => {
  it('ExpireClaims expires due claims in batches of 100, emails the claimants, and deletes the codes', async () => {
    world.place();
    await world.claimAs();
    const [first] = world.memory.state.claims as [ClaimRecord];
    world.memory.state.claims = Array.from({ length: 150 }, (_, n) => ({
      ...first,
      id: n + 1,
      businessId: n === 7 ? 99 : PLACE,
    }));
    world.memory.state.outbox = [];
    const steps: unknown[] = [];
    const overdue = {
      due: async (now: Date, max: number) => {
        steps.push([now, max]);
        return world.memory.state.claims.filter(({ status }) => status === 'pending').slice(0, max);
      },
      forgetCodes: async (now: Date) => void steps.push(now),
    };
    expect(await world.useCases().expire(overdue)).toBe(150);
    expect(steps).toEqual([[world.clock.time, 100], [world.clock.time, 100], world.clock.time]);
    expect(new Set(world.memory.state.claims.map(({ status }) => status))).toEqual(new Set(['expired']));
    expect(world.memory.state.claims[0]?.verificationCode).toBeNull();
    expect(world.memory.state.outbox).toHaveLength(149);
    expect(world.memory.state.outbox[0]).toMatchObject({ dedupeKey: 'claim:1:expired' });
  });

  it('ExpireClaims looks for more claims after a batch of exactly 100', async () => {
    const rounds = [100, 0];
    world.place();
    await world.claimAs();
    const [first] = world.memory.state.claims as [ClaimRecord];
    const due = async () => Array.from({ length: rounds.shift() ?? 0 }, () => first);
    expect(await world.useCases().expire({ due, forgetCodes: async () => undefined })).toBe(100);
    expect(rounds).toEqual([]);
  });
});
