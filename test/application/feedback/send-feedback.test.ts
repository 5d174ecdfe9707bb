import { beforeEach, describe, expect, it } from '@jest/globals';
import type { RecommendationInput } from '../../../application/feedback/recommended-place.js';
import type { ReportInput } from '../../../application/feedback/reported-issue.js';
import { SendFeedback } from '../../../application/feedback/send-feedback.js';
import { fakeWorld } from '../../support/fakes/fake-world.js';
import { FakeOutbox } from '../../support/fakes/shared.js';
import { seededMemory, type Memory } from '../../support/fakes/memory.js';
import { ADA, HIDDEN } from '../../support/search/seeded.js';

const REPORT: ReportInput = {
  feedbackType: 'listing_issue',
  ...{ description: 'It has closed for good.', recommendedBusinessName: 'Patio Place 26', tags: ['closed_business'] },
  ...{ contactPreference: 'email', allowPublicDisplay: false },
};

const PLACE: RecommendationInput = {
  feedbackType: 'business_recommendation',
  ...{ recommendedBusinessName: 'The Muddy Paw', recommendedBusinessCategory: 'restaurants' },
  ...{ recommendedBusinessAddress: '12 River Street', recommendedBusinessCity: 'Austin' },
  ...{ recommendedBusinessState: ' texas ', recommendedPetPerks: ['Water bowls', 'water  BOWLS', ' '] },
  ...{ description: 'Dogs lie under every table.', recommendedBusinessDescription: 'Dogs lie under every table.' },
  ...{ contactPreference: 'email', allowPublicDisplay: true },
};

let memory: Memory;
let feedback: SendFeedback;

beforeEach(() => {
  memory = seededMemory();
  const { transaction, feedbacks } = fakeWorld(memory);
  feedback = new SendFeedback(transaction, feedbacks, new FakeOutbox(memory), 'help@paws.test');
});

describe('reporting a business', () => {
  it('is anybody’s; who is signed in is kept, and an empty address is none', async () => {
    await feedback.run(null, { ...REPORT, reporterEmail: '' });
    await feedback.run({ userId: ADA }, { ...REPORT, reporterEmail: 'me@example.com' });
    expect(memory.state.feedback).toMatchObject([
      { userId: null, contactEmail: null, businessId: 26 },
      { userId: ADA, contactEmail: 'me@example.com', businessId: 26 },
    ]);
  });

  it('is as urgent as we say, and has a title of ours where none was sent', async () => {
    await feedback.run(null, REPORT);
    await feedback.run(null, { ...REPORT, tags: ['contact_issue'], title: 'Wrong number' });
    expect(memory.state.feedback).toMatchObject([
      { priority: 'high', title: 'Listing Issue Report: Patio Place 26', recommended: { name: 'Patio Place 26' } },
      { priority: 'medium', title: 'Wrong number' },
    ]);
  });

  it('stays open where the business cannot be told', async () => {
    await feedback.run(null, { ...REPORT, businessId: HIDDEN.pending, recommendedBusinessName: 'Nowhere' });
    await feedback.run(null, { ...REPORT, businessId: 27, recommendedBusinessName: 'Nowhere' });
    expect(memory.state.feedback).toMatchObject([{ businessId: null, contactEmail: null }, { businessId: 27 }]);
  });
});

describe('recommending a business', () => {
  it('is anybody’s; the place is kept as a listing can be made of it', async () => {
    await feedback.run(null, PLACE);
    await feedback.run({ userId: ADA }, { ...PLACE, recommendedBusinessState: 'Ontario', title: 'A find' });
    expect(memory.state.feedback).toMatchObject([
      {
        ...{ userId: null, businessId: null, title: 'Recommendation: The Muddy Paw', priority: 'medium', tags: [] },
        recommended: { name: 'The Muddy Paw', state: 'TX', zip: null, petPerks: ['Water bowls'] },
      },
      { userId: ADA, title: 'A find', recommended: { state: 'Ontario' } },
    ]);
  });

  it('is answered by telephone only where a number is told', async () => {
    await feedback.run(null, { ...PLACE, contactPreference: 'phone', recommendedBusinessPhone: '512 555 0100' });
    await feedback.run(null, { ...PLACE, contactPreference: 'phone', contactPhone: '512 555 0199' });
    await feedback.run(null, { ...PLACE, contactPreference: 'email' });
    expect(memory.state.feedback).toMatchObject([
      { contactPreference: 'none', contactPhone: null },
      { contactPreference: 'phone', contactPhone: '512 555 0199' },
      { contactPreference: 'email', contactEmail: null },
    ]);
  });

  it('is never about a listing, also where one has its name', async () => {
    await feedback.run(null, { ...PLACE, recommendedBusinessName: 'Patio Place 26' });
    expect(memory.state.feedback).toMatchObject([{ businessId: null }]);
  });
});

describe('a message to us', () => {
  const MESSAGE = { feedbackType: 'contact_inquiry', subject: 'Hello', email: 'rosa@example.com' } as const;
  const KEPT = {
    ...{ feedbackType: 'contact_inquiry', businessId: null, title: 'Hello', recommended: {}, priority: 'medium' },
    ...{ contactEmail: 'rosa@example.com', contactPhone: null, contactPreference: 'email', allowPublicDisplay: false },
  };

  it('is kept with who wrote it, and mailed to support, whose answer reaches its sender', async () => {
    const { id } = await feedback.run(
      { userId: ADA },
      { ...MESSAGE, name: 'Rosa', category: 'business', message: 'One.\n\n\nTwo.' },
    );
    expect(memory.state.feedback).toMatchObject([
      {
        ...{ ...KEPT, userId: ADA, tags: ['business'], contactName: 'Rosa', contactCategory: 'business' },
        description: 'Category: Business listing\nName: Rosa\nEmail: rosa@example.com\n\nOne.\n\n\nTwo.',
      },
    ]);
    expect(memory.state.outbox).toEqual([
      {
        ...{ kind: 'mail', dedupeKey: `contact ${id}`, memberId: null, service: true, to: 'help@paws.test' },
        content: {
          subject: 'Contact: Hello',
          paragraphs: ['Category: Business listing\nName: Rosa\nEmail: rosa@example.com', 'One.', 'Two.'],
          replyTo: 'rosa@example.com',
        },
      },
    ]);
  });

  it('that says nothing is kept as nothing', async () => {
    await feedback.run(null, { feedbackType: 'contact_inquiry' });
    expect(memory.state.feedback).toMatchObject([{ title: '', contactEmail: '', tags: [], contactCategory: null }]);
  });

  it('may come by its other names, as one text and from nobody named', async () => {
    const other = { feedbackType: 'contact_inquiry', title: 'Hello', contactEmail: 'rosa@example.com' } as const;
    await feedback.run(null, { ...other, description: 'As one text.', message: 'Not this.' });
    await feedback.run(null, {
      ...other,
      ...MESSAGE,
      contactEmail: 'first@example.com',
      title: 'Second',
      message: 'Hi.',
    });
    const nobody = { tags: [], contactName: null, contactCategory: null };
    expect(memory.state.feedback).toMatchObject([
      { ...KEPT, ...nobody, userId: null, description: 'As one text.' },
      { ...nobody, title: 'Hello', contactEmail: 'first@example.com', description: 'Email: first@example.com\n\nHi.' },
    ]);
  });
});
