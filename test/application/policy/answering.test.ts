import { beforeEach, describe, expect, it } from '@jest/globals';
import { AnswerFact } from '../../../application/policy/answer-fact.js';
import type { FactKey, FactValue } from '../../../domain/policy/fact.js';
import { fakeWorld } from '../../support/fakes/fake-world.js';
import { aListing, seededMemory, type Memory } from '../../support/fakes/memory.js';
import { FakeFacts } from '../../support/fakes/business/policy.js';
import { FakeClock, FakeOutbox } from '../../support/fakes/shared.js';
import { POLICY } from '../../support/policy/policies.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';
import { FakeBusinessRoles } from '../../support/fakes/business/people.js';

const PLACE = 70;
const DAY = 86_400_000;

let memory: Memory;
let clock: FakeClock;
let facts: FakeFacts;
let answer: AnswerFact;

beforeEach(() => {
  memory = seededMemory();
  clock = new FakeClock(new Date('2026-11-25T12:00:00Z'));
  facts = new FakeFacts(memory, () => clock.time);
  const { transaction, decisionNotices: notices } = fakeWorld(memory);
  answer = new AnswerFact(
    transaction,
    { facts, outbox: new FakeOutbox(memory), notices, clock },
    new FakeBusinessRoles(memory),
  );
  memory.state.listings.push(
    aListing({ id: PLACE, name: 'The Quiet Paw', ownerId: null, approvalStatus: 'approved', policy: POLICY }),
  );
});

const say = (userId: string, isRight: boolean, network: string, value: FactValue = 50, key: FactKey = 'maxWeightLb') =>
  answer.run({ userId }, PLACE, key, { value, isRight }, network);

const own = (ownerId: string) =>
  (memory.state.listings = memory.state.listings.map((each) => (each.id === PLACE ? { ...each, ownerId } : each)));

describe('a member who says whether a fact is right', () => {
  it('speaks as a visitor about the shown value', async () => {
    await say(ADA, false, 'here');
    expect(memory.state.statements.at(-1)).toMatchObject({
      ...{ key: 'maxWeightLb', value: 50, source: 'visitor', verdict: 'contradicts', memberId: ADA, network: 'here' },
    });
    await say(OLIVE, true, 'there');
    expect(memory.state.statements.at(-1)).toMatchObject({ verdict: 'confirms', memberId: OLIVE });
  });

  it('can answer again after 90 days, and about other facts at once', async () => {
    await say(ADA, true, 'here');
    clock.time = new Date(clock.time.getTime() + 90 * DAY - 1);
    await expect(say(ADA, true, 'here')).rejects.toMatchObject({
      code: 'FACT_ANSWERED',
      message: 'You already answered this. You can answer again on Feb 23, 2027.',
    });
    await say(ADA, true, 'here', 'required', 'leash');
    clock.time = new Date(clock.time.getTime() + 1);
    await say(ADA, true, 'here');
  });

  it('is refused for a value that is not shown, their own business, and a hidden one', async () => {
    await expect(say(ADA, true, 'here', 30)).rejects.toMatchObject({
      code: 'FACT_CHANGED',
      message: 'This has changed. It now says: Pets up to 50 lb. Is that right?',
    });
    await expect(say(ADA, true, 'here', 10, 'deposit')).rejects.toMatchObject({ code: 'FACT_CHANGED' });
    await expect(
      answer.run({ userId: ADA }, 999, 'leash', { value: 'required', isRight: true }, 'here'),
    ).rejects.toMatchObject({ code: 'BUSINESS_NOT_FOUND' });
    own(ADA);
    await expect(say(ADA, true, 'here')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(memory.state.statements).toEqual([]);
  });

  it('causes one email and notice to the owner, when a second voice makes the fact disputed', async () => {
    const third = { ...memory.state.members[0], id: 'third-member' } as Memory['state']['members'][number];
    memory.state.members.push(third);
    own(OLIVE);
    await say(ADA, false, 'here');
    expect(memory.state.outbox).toEqual([]);
    await say('third-member', false, 'there');
    expect(memory.state.outbox).toMatchObject([
      {
        ...{ memberId: OLIVE, service: false },
        content: {
          subject: 'Visitors disagree: The Quiet Paw',
          paragraphs: expect.arrayContaining([
            'Weight limit: Pets up to 50 lb.',
            'For up to 60 days, or until we have checked it with you, we tell people to ask before they go.',
          ]),
          action: { label: 'Edit your listing', path: `/my-businesses/${PLACE}/edit` },
        },
      },
    ]);
    expect(memory.state.decisionNotices).toMatchObject([
      { memberId: OLIVE, kind: 'fact_disputed', reason: 'Weight limit: Pets up to 50 lb.', name: 'The Quiet Paw' },
    ]);
    const fourth = { ...third, id: 'fourth-member' };
    memory.state.members.push(fourth);
    await say('fourth-member', false, 'elsewhere');
    expect([memory.state.outbox.length, memory.state.decisionNotices.length]).toEqual([1, 1]);
  });

  it('disputes the fact of a place without an owner, and nobody gets an email', async () => {
    await say(ADA, false, 'here');
    await say(OLIVE, false, 'there');
    expect(memory.state.listings.at(-1)?.disputed).toEqual(['maxWeightLb']);
    expect([memory.state.outbox, memory.state.decisionNotices]).toEqual([[], []]);
  });
});
