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
  it('anyone can report a business; the report stores a signed-in member and no empty email address', async () => {
    await feedback.run(null, { ...REPORT, reporterEmail: '' });
    await feedback.run({ userId: ADA }, { ...REPORT, reporterEmail: 'me@example.com' });
    expect(memory.state.feedback).toMatchObject([
      { userId: null, contactEmail: null, businessId: 26 },
      { userId: ADA, contactEmail: 'me@example.com', businessId: 26 },
    ]);
  });

  it('a business report gets its priority from the server and a default title', async () => {
    await feedback.run(null, REPORT);
    await feedback.run(null, { ...REPORT, tags: ['contact_issue'], title: 'Wrong number' });
    expect(memory.state.feedback).toMatchObject([
      { priority: 'high', title: 'Listing Issue Report: Patio Place 26', recommended: { name: 'Patio Place 26' } },
      { priority: 'medium', title: 'Wrong number' },
    ]);
  });

  it("a report stores no business if it isn't clear which one is meant", async () => {
    await feedback.run(null, { ...REPORT, businessId: HIDDEN.pending, recommendedBusinessName: 'Nowhere' });
    await feedback.run(null, { ...REPORT, businessId: 27, recommendedBusinessName: 'Nowhere' });
    expect(memory.state.feedback).toMatchObject([{ businessId: null, contactEmail: null }, { businessId: 27 }]);
  });
});

describe('recommending a business', () => {
  it('anyone can recommend a business, which is stored with all fields for listing it', async () => {
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

  it('a recommendation keeps phone as the contact preference only if a number is given', async () => {
    await feedback.run(null, { ...PLACE, contactPreference: 'phone', recommendedBusinessPhone: '512 555 0100' });
    await feedback.run(null, { ...PLACE, contactPreference: 'phone', contactPhone: '512 555 0199' });
    await feedback.run(null, { ...PLACE, contactPreference: 'email' });
    expect(memory.state.feedback).toMatchObject([
      { contactPreference: 'none', contactPhone: null },
      { contactPreference: 'phone', contactPhone: '512 555 0199' },
      { contactPreference: 'email', contactEmail: null },
    ]);
  });

  it('a recommendation is never linked to an existing business, even with the same name', async () => {
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

  it('stores a contact message with the sender and emails it to support, with Reply-To set to the sender', async () => {
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

  it('stores a contact message with empty fields if nothing was entered', async () => {
    await feedback.run(null, { feedbackType: 'contact_inquiry' });
    expect(memory.state.feedback).toMatchObject([{ title: '', contactEmail: '', tags: [], contactCategory: null }]);
  });

  it('contact messages accept the alternative field names, a single text, and no name', async () => {
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
