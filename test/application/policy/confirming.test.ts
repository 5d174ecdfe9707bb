import { beforeEach, describe, expect, it } from '@jest/globals';
import { ConfirmFacts } from '../../../application/policy/confirm-facts.js';
import type { SeenFact } from '../../../application/policy/require-shown.js';
import { FakeAuditLog } from '../../support/fakes/business/businesses.js';
import { fakeWorld } from '../../support/fakes/fake-world.js';
import { aListing, seededMemory, type Memory } from '../../support/fakes/memory.js';
import { FakeFacts } from '../../support/fakes/business/policy.js';
import { POLICY } from '../../support/policy/policies.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';
import { FakeBusinessRoles } from '../../support/fakes/business/people.js';

const PLACE = 70;
const SEEN: readonly SeenFact[] = [
  { key: 'maxWeightLb', value: 50 },
  { key: 'leash', value: 'required' },
];
const GRACE = { name: 'Grace' };

let memory: Memory;
let confirm: ConfirmFacts;

beforeEach(() => {
  memory = seededMemory();
  const { transaction } = fakeWorld(memory);
  confirm = new ConfirmFacts({
    transaction,
    facts: new FakeFacts(memory),
    audit: new FakeAuditLog(memory),
    roles: new FakeBusinessRoles(memory),
  });
  memory.state.listings.push(
    aListing({ id: PLACE, name: 'The Quiet Paw', ownerId: OLIVE, approvalStatus: 'approved', policy: POLICY }),
  );
});

const said = () => memory.state.statements.filter(({ verdict }) => verdict === 'confirms');

describe('an owner who confirms facts', () => {
  it('speaks as the owner about each of them', async () => {
    await confirm.byOwner({ userId: OLIVE }, PLACE, SEEN);
    const owner = { source: 'owner', memberId: OLIVE, network: null };
    expect(said()).toMatchObject([
      { ...owner, ...SEEN[0] },
      { ...owner, ...SEEN[1] },
    ]);
    expect(memory.state.audit).toEqual([]);
  });

  it('confirms nothing if one value has changed', async () => {
    const changed = [SEEN[0], { key: 'leash', value: 'not-required' }] as readonly SeenFact[];
    await expect(confirm.byOwner({ userId: OLIVE }, PLACE, changed)).rejects.toMatchObject({
      code: 'FACT_CHANGED',
      message: 'This has changed. It now says: A leash or carrier is required. Is that right?',
    });
    expect(said()).toEqual([]);
  });

  it('is refused for the business of someone else, and for a hidden one', async () => {
    await expect(confirm.byOwner({ userId: ADA }, PLACE, SEEN)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(confirm.byOwner({ userId: OLIVE }, 999, SEEN)).rejects.toMatchObject({ code: 'BUSINESS_NOT_FOUND' });
    expect(said()).toEqual([]);
  });
});

describe('an administrator who confirms facts', () => {
  it('speaks as an administrator, and the audit log has the reason and the facts', async () => {
    await confirm.byAdministrator(GRACE, PLACE, { facts: SEEN, reason: 'Called Rosa.' });
    expect(said()).toMatchObject([
      { source: 'administrator', memberId: null },
      { source: 'administrator', memberId: null },
    ]);
    expect(memory.state.audit).toMatchObject([
      {
        ...{ actor: 'Grace', action: 'business.confirmPolicy', targetType: 'business', targetId: String(PLACE) },
        ...{ reason: 'Called Rosa.', after: { name: 'The Quiet Paw', confirmed: ['maxWeightLb', 'leash'] } },
      },
    ]);
  });

  it('is refused for changed values and unknown places, without an entry', async () => {
    const facts = [{ key: 'maxWeightLb', value: 30 }] as const;
    await expect(confirm.byAdministrator(GRACE, PLACE, { facts, reason: 'x' })).rejects.toMatchObject({
      code: 'FACT_CHANGED',
    });
    await expect(confirm.byAdministrator(GRACE, 999, { facts, reason: 'x' })).rejects.toMatchObject({
      code: 'BUSINESS_NOT_FOUND',
    });
    expect([said(), memory.state.audit]).toEqual([[], []]);
  });
});
