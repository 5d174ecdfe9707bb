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
  ...{
    description: 'It has closed permanently.',
    recommendedBusinessName: 'Patio Place 26',
    tags: ['closed_business'],
  },
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
  it('is open to everyone, stores a signed-in member, and treats an empty email address as none', async () => {
    await feedback.run(null, { ...REPORT, reporterEmail: '' });
    await feedback.run({ userId: ADA }, { ...REPORT, reporterEmail: 'me@example.com' });
    expect(memory.state.feedback).toMatchObject([
      { userId: null, contactEmail: null, businessId: 26 },
      { userId: ADA, contactEmail: 'me@example.com', businessId: 26 },
    ]);
  });

  it('sets the priority on the server and a default title', async () => {
    await feedback.run(null, REPORT);
    await feedback.run(null, { ...REPORT, tags: ['contact_issue'], title: 'Wrong number' });
    expect(memory.state.feedback).toMatchObject([
      { priority: 'high', title: 'Listing Issue Report: Patio Place 26', recommended: { name: 'Patio Place 26' } },
      { priority: 'medium', title: 'Wrong number' },
    ]);
  });

  it("stores no business if it isn't clear which one is meant", async () => {
    await feedback.run(null, { ...REPORT, businessId: HIDDEN.pending, recommendedBusinessName: 'Nowhere' });
    await feedback.run(null, { ...REPORT, businessId: 27, recommendedBusinessName: 'Nowhere' });
    expect(memory.state.feedback).toMatchObject([{ businessId: null, contactEmail: null }, { businessId: 27 }]);
  });
});

describe('recommending a business', () => {
  it('is open to everyone and stores the business with all fields for listing it', async () => {
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

  it('keeps phone as the contact preference only if a number is given', async () => {
    await feedback.run(null, { ...PLACE, contactPreference: 'phone', recommendedBusinessPhone: '512 555 0100' });
    await feedback.run(null, { ...PLACE, contactPreference: 'phone', contactPhone: '512 555 0199' });
    await feedback.run(null, { ...PLACE, contactPreference: 'email' });
    expect(memory.state.feedback).toMatchObject([
      { contactPreference: 'none', contactPhone: null },
      { contactPreference: 'phone', contactPhone: '512 555 0199' },
      { contactPreference: 'email', contactEmail: null },
    ]);
  });

  it('is never linked to an existing business, even with the same name', async () => {
    await feedback.run(null, { ...PLACE, recommendedBusinessName: 'Patio Place 26' });
    expect(memory.state.feedback).toMatchObject([{ businessId: null }]);
  });
});

describe('contact messages', () => {
  const MESSAGE = { feedbackType: 'contact_inquiry', subject: 'Hello', email: 'rosa@example.com' } as const;
  const KEPT = {
    ...{ feedbackType: 'contact_inquiry', businessId: null, title: 'Hello', recommended: {}, priority: 'medium' },
    ...{ contactEmail: 'rosa@example.com', contactPhone: null, contactPreference: 'email', allowPublicDisplay: false },
  };

  it('are stored with the sender and emailed to support, with Reply-To set to the sender', async () => {
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

  it('are stored with empty fields if nothing was entered', async () => {
    await feedback.run(null, { feedbackType: 'contact_inquiry' });
    expect(memory.state.feedback).toMatchObject([{ title: '', contactEmail: '', tags: [], contactCategory: null }]);
  });

  it('accept the alternative field names, a single text, and no name', async () => {
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
