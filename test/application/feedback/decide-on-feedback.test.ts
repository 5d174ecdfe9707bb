import { beforeEach, describe, expect, it } from '@jest/globals';
import { DecideOnFeedback } from '../../../application/feedback/decide-on-feedback.js';
import { ListRecommended } from '../../../application/feedback/list-recommended.js';
import type { NewFeedback } from '../../../application/feedback/ports.js';
import { FakeAuditLog } from '../../support/fakes/business/businesses.js';
import { fakeWorld } from '../../support/fakes/fake-world.js';
import { AUSTIN, FakeGazetteer } from '../../support/fakes/business/gazetteer.js';
import { seededMemory, type Memory } from '../../support/fakes/memory.js';
import { FakeClock, FakeOutbox } from '../../support/fakes/shared.js';
import { ADA } from '../../support/search/seeded.js';

const PLACE: NewFeedback = {
  ...{ userId: ADA, feedbackType: 'business_recommendation', businessId: null, title: 'A find', priority: 'medium' },
  ...{ description: 'Dogs lie under every table.', tags: [], contactEmail: 'rosa@example.com', contactPhone: null },
  ...{ contactPreference: 'email', allowPublicDisplay: true },
  recommended: {
    ...{ name: 'The Muddy Paw', address: '12 River Street', city: 'Austin', state: 'TX', zip: '78701' },
    ...{ category: 'restaurants', kind: 'cafe', description: 'Dogs lie under every table.', petPerks: ['Water bowls'] },
  },
};
const DOUBLE = { id: 26, name: 'The Muddy Paw', address: null, city: 'Austin', state: 'TX' };

let memory: Memory;
let clock: FakeClock;
let decide: DecideOnFeedback;
let found: readonly object[];
let list: ListRecommended;

beforeEach(() => {
  memory = seededMemory();
  clock = new FakeClock();
  found = [];
  const { transaction, feedbacks, businesses } = fakeWorld(memory);
  const [audit, outbox, gazetteer] = [new FakeAuditLog(memory), new FakeOutbox(memory), new FakeGazetteer()];
  decide = new DecideOnFeedback(transaction, feedbacks, audit, clock);
  const similar = { run: async () => JSON.stringify(found) };
  list = new ListRecommended({ transaction, feedbacks, businesses, similar, gazetteer, audit, outbox, clock });
});

const sent = (more: Partial<NewFeedback> = {}) =>
  fakeWorld(memory).transaction.run(() => fakeWorld(memory).feedbacks.add({ ...PLACE, ...more }));

const storedFeedback = () => memory.state.feedback[0];

describe('deciding on feedback', () => {
  it('stores who decided and when, and logs it without the sender', async () => {
    await sent();
    await decide.run({ name: 'Grace' }, 1, { status: 'in_progress', adminNotes: 'Called them.' });
    const reviewed = { reviewedBy: 'Grace', reviewedAt: clock.now() };
    expect(storedFeedback()).toMatchObject({ status: 'in_progress', adminNotes: 'Called them.', ...reviewed });
    await decide.run({ name: 'Ida' }, 1, { status: 'completed', actionTaken: 'Corrected.' });
    expect(storedFeedback()).toMatchObject({ status: 'completed', actionTaken: 'Corrected.', reviewedBy: 'Ida' });
    const shown = { feedbackType: 'business_recommendation', businessId: null };
    const target = { targetType: 'feedback', targetId: '1' };
    expect(memory.state.audit).toEqual([
      {
        ...{ actor: 'Grace', action: 'feedback.start', ...target, reason: 'Called them.' },
        ...{ before: { ...shown, status: 'pending' }, after: { ...shown, status: 'in_progress' } },
      },
      {
        ...{ actor: 'Ida', action: 'feedback.complete', ...target, reason: 'Corrected.' },
        ...{ before: { ...shown, status: 'in_progress' }, after: { ...shown, status: 'completed' } },
      },
    ]);
    expect(memory.state.outbox).toEqual([]);
  });

  it('throws for unknown feedback, and changes nothing when it is refused', async () => {
    await sent();
    await expect(decide.run({ name: 'Grace' }, 2, { status: 'rejected' })).rejects.toMatchObject({
      ...{ code: 'FEEDBACK_NOT_FOUND', message: 'Feedback not found' },
    });
    await decide.run({ name: 'Grace' }, 1, { status: 'completed', actionTaken: 'Done.' });
    await expect(decide.run({ name: 'Ida' }, 1, { status: 'completed', actionTaken: 'Mine.' })).rejects.toMatchObject({
      code: 'FEEDBACK_MOVE_REFUSED',
      message: expect.stringMatching(/^Grace has already completed/),
    });
    expect([storedFeedback()?.actionTaken, memory.state.audit.length]).toEqual(['Done.', 1]);
  });
});

describe('listing a recommended business', () => {
  it('publishes the business without an owner, completes the recommendation, and emails the sender', async () => {
    await sent();
    const id = await list.run({ name: 'Grace' }, 1, { force: false });
    expect(memory.runs).toEqual(['work', 'preparation', 'work']);
    const reviewed = { reviewedBy: 'Grace', reviewedAt: clock.now() };
    expect(memory.state.listings.find((each) => each.id === id)).toMatchObject({
      ...{ name: 'The Muddy Paw', kind: 'cafe', zipCode: '78701', petPerks: ['Water bowls'], ...AUSTIN },
      ...{ ownerId: null, tier: 'free', approvalStatus: 'approved', isActive: true, ...reviewed },
    });
    const actionTaken = 'The Muddy Paw is now listed.';
    expect(storedFeedback()).toMatchObject({ status: 'completed', businessId: id, actionTaken, ...reviewed });
    expect(memory.state.audit).toMatchObject([
      { action: 'feedback.list', targetId: '1', reason: null, after: { status: 'completed', businessId: id } },
    ]);
    expect(memory.state.outbox).toMatchObject([
      {
        ...{ kind: 'mail', to: 'rosa@example.com', memberId: ADA, service: true },
        dedupeKey: `feedback:1:listed:${id}`,
        content: {
          subject: 'The Muddy Paw is now listed',
          paragraphs: ['The Muddy Paw, which you recommended, is now listed. Thank you!'],
          action: { label: 'View the listing', path: `/business/${id}` },
        },
      },
    ]);
  });

  it.each([
    ['left no email address', { contactEmail: null }],
    ['wants no response', { contactPreference: 'none' }],
  ] as const)('sends no email if the sender %s', async (_, more) => {
    await sent(more);
    await list.run({ name: 'Grace' }, 1, { force: false });
    expect([storedFeedback()?.status, memory.state.outbox]).toEqual(['completed', []]);
  });

  it.each([
    ["the sender's words with their consent", true, undefined, 'Dogs lie under every table.'],
    ["the administrator's words instead of the sender's", true, 'A café with a patio.', 'A café with a patio.'],
    ['no description if the administrator clears it', true, null, null],
    ["no description without the sender's consent", false, undefined, null],
    ["the administrator's words without the sender's consent", false, 'A café with a patio.', 'A café with a patio.'],
  ])('publishes a recommended business with %s', async (_, allowPublicDisplay, written, description) => {
    await sent({ allowPublicDisplay });
    const id = await list.run({ name: 'Grace' }, 1, { force: false, description: written });
    expect(memory.state.listings.find((each) => each.id === id)).toMatchObject({ description });
  });

  it("does not publish a description that is too long for a free listing or the sender's without consent", async () => {
    const refused = (id: number, description?: string) =>
      expect(list.run({ name: 'Grace' }, id, { force: true, description })).rejects.toMatchObject({
        ...{ code: 'INVALID_INPUT', errors: [{ path: 'description' }] },
      });
    const long = 'word '.repeat(201);
    await sent({ recommended: { ...PLACE.recommended, description: long } });
    await sent({ allowPublicDisplay: false });
    await refused(1);
    await refused(2, long);
    await refused(2, PLACE.description);
    expect(memory.state.audit).toEqual([]);
  });

  it('throws LIKELY_DUPLICATE with the businesses, unless the administrator confirmed', async () => {
    await sent();
    found = [{ ...DOUBLE, phone: '512 555 0100' }];
    const before = memory.state.listings.length;
    await expect(list.run({ name: 'Grace' }, 1, { force: false })).rejects.toMatchObject({
      code: 'LIKELY_DUPLICATE',
      businesses: [DOUBLE],
    });
    expect([memory.state.listings.length, storedFeedback()?.status, memory.state.audit]).toEqual([
      before,
      'pending',
      [],
    ]);
    await list.run({ name: 'Grace' }, 1, { force: true });
    expect([memory.state.listings.length, storedFeedback()?.status]).toEqual([before + 1, 'completed']);
  });

  it('lists a business once, and only from a recommendation', async () => {
    await sent();
    await list.run({ name: 'Grace' }, 1, { force: false });
    found = [DOUBLE];
    await expect(list.run({ name: 'Ida' }, 1, { force: true })).rejects.toMatchObject({
      code: 'FEEDBACK_MOVE_REFUSED',
      message: expect.stringMatching(/^Grace has already completed/),
    });
    await sent({ feedbackType: 'listing_issue' });
    await sent({ recommended: {} });
    await sent({ recommended: { name: 'The Muddy Paw' } });
    await sent({ recommended: { category: 'hotels' } });
    const message = 'Only a business recommendation can become a listing.';
    for (const id of [2, 3, 4, 5])
      await expect(list.run({ name: 'Ida' }, id, { force: true })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        message,
      });
    await expect(list.run({ name: 'Ida' }, 6, { force: true })).rejects.toMatchObject({
      ...{ code: 'FEEDBACK_NOT_FOUND', message: 'Feedback not found' },
    });
    // Thrown before the search for duplicates.
    await expect(list.run({ name: 'Ida' }, 1, { force: false })).rejects.toMatchObject({
      code: 'FEEDBACK_MOVE_REFUSED',
    });
    expect(memory.state.audit).toHaveLength(1);
  });
});
