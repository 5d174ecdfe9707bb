import { refused, toAll, toMembers, type Call, type Calls } from './call.js';
import { BUSINESS, CASE, CLOSED, OWNER, PAUSED, PET, REVIEW, TURNED_AWAY } from './canary-ids.js';

const id = (record: number, body?: object) => ({ at: { id: record }, ...(body && { body }) });
const ofOwner = (body?: object) => ({ at: { userId: OWNER }, ...(body && { body }) });

/** Calls about hidden members. */
const ofHiddenMembers = [PAUSED, CLOSED].map((userId) => toAll(404, { at: { userId } }));

const REVIEW_FORM = { rating: 4, title: 'A walk', content: 'Long enough a review of a walk.' };
const RESPONSE_FORM = { content: 'Thank you for walking.' };
const TURNED_AWAY_FORM = {
  ...{
    visitedOn: new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10),
    pets: 'dog',
    staffSaid: 'No walking here.',
  },
};
const GUIDE_DOG_FORM = { petName: 'Walker', petType: 'dog', location: 'Austin, TX' };

const COPYRIGHT_NOTICE = {
  ...{ name: 'Walker', email: 'walker@example.com', postalAddress: '1 Walking Street, Austin', signature: 'Walker' },
  ...{ work: 'A photo of a walk.', goodFaith: true, accuracy: true },
};
const COUNTER_NOTICE = {
  ...{ name: 'Walker', phone: '555 0100', postalAddress: '1 Walking Street, Austin', signature: 'Walker' },
  ...{ statement: 'Taken on a walk of mine.', mistake: true, jurisdiction: true },
};

/** Hidden reviews: taken down, of a business that isn't public, or of a closed account. */
const HIDDEN_REVIEWS = [REVIEW.takenDown, REVIEW.ofPending, REVIEW.strangersHidden, REVIEW.ofClosed];
const HIDDEN_PETS = [PET.hidden, PET.takenDown, PET.ofPaused];
const hiddenReviews = (body?: object): Call[] => HIDDEN_REVIEWS.map((each) => refused(404, id(each, body)));

/** The same calls on two paths. */
const FEEDBACK: Call[] = [
  toAll(201, { body: { feedbackType: 'bug_report', title: 'Walking', message: 'The walk does not load.' } }),
  toAll(201, {
    body: {
      feedbackType: 'contact_inquiry',
      subject: 'Walking',
      message: 'May one walk here?',
      contactEmail: 'walker@example.com',
    },
  }),
];

/** Calls about reviews, pets, Guide Dogs, and messages to the operator. */
export const COMMUNITY_CALLS: Calls = {
  'GET /api/businesses/{id}/reviews': [
    ...[BUSINESS.premium, BUSINESS.free, BUSINESS.unclaimed, BUSINESS.strangers].map((each) => toAll(200, id(each))),
    ...[BUSINESS.pending, BUSINESS.withdrawn].map((each) => toAll(404, id(each))),
  ],
  'GET /api/businesses/{id}/reviews/summary': [
    ...[BUSINESS.premium, BUSINESS.free, BUSINESS.unclaimed, BUSINESS.strangers].map((each) => toAll(200, id(each))),
    ...[BUSINESS.pending, BUSINESS.withdrawn].map((each) => toAll(404, id(each))),
  ],
  'POST /api/businesses/{id}/reviews': [
    toMembers(201, id(BUSINESS.premium, REVIEW_FORM)),
    refused(404, id(BUSINESS.pending, REVIEW_FORM)),
  ],
  'GET /api/reviews': [toAll(200), toAll(200, { query: '?limit=100' })],
  'GET /api/reviews/summary': [toAll(200)],
  'GET /api/reviews/user/{userId}': [toAll(200, ofOwner())],
  'GET /api/reviews/{id}': [
    toAll(200, id(REVIEW.published)),
    toAll(200, id(REVIEW.strangers)),
    ...HIDDEN_REVIEWS.map((each) => toAll(404, id(each))),
  ],
  'PUT /api/reviews/{id}': [refused(403, id(REVIEW.published, REVIEW_FORM)), ...hiddenReviews(REVIEW_FORM)],
  'DELETE /api/reviews/{id}': [refused(403, id(REVIEW.published)), ...hiddenReviews()],
  'PUT /api/reviews/{id}/helpful': [toMembers(204, id(REVIEW.published)), ...hiddenReviews()],
  'DELETE /api/reviews/{id}/helpful': [toMembers(204, id(REVIEW.published))],
  'GET /api/reviews/{id}/response': [
    toAll(200, id(REVIEW.strangers)),
    ...HIDDEN_REVIEWS.map((each) => toAll(404, id(each))),
  ],
  'POST /api/reviews/{id}/response': [
    refused(403, id(REVIEW.strangers, RESPONSE_FORM)),
    refused(404, id(REVIEW.strangersHidden, RESPONSE_FORM)),
  ],
  'PUT /api/reviews/{id}/response': [
    refused(403, id(REVIEW.strangers, RESPONSE_FORM)),
    refused(404, id(REVIEW.strangersHidden, RESPONSE_FORM)),
  ],
  'GET /api/businesses/{id}/turned-away': [
    ...[BUSINESS.premium, BUSINESS.strangers].map((each) => toAll(200, id(each))),
    ...[BUSINESS.pending, BUSINESS.withdrawn].map((each) => toAll(404, id(each))),
  ],
  'POST /api/businesses/{id}/turned-away': [
    toMembers(201, id(BUSINESS.premium, TURNED_AWAY_FORM)),
    refused(404, id(BUSINESS.pending, TURNED_AWAY_FORM)),
  ],
  'DELETE /api/turned-away/{id}': [refused(403, id(TURNED_AWAY.counted)), refused(404, id(999_999))],
  'PUT /api/turned-away/{id}/answer': [refused(403, id(TURNED_AWAY.waiting, RESPONSE_FORM))],
  'GET /api/user/turned-away': [toMembers(200)],
  'POST /api/recommendations': [
    ...(['personalized', 'diverse', 'trending'] as const).map((mode) =>
      toAll(200, { body: { mode, views: [{ id: BUSINESS.pending, category: 'restaurants' }] } }),
    ),
  ],
  'POST /api/pet-profiles': [toMembers(201, { body: { petName: 'Walker', petType: 'dog' } })],
  'GET /api/pet-profiles/public': [toAll(200)],
  'GET /api/pet-profiles/user': [toMembers(200)],
  'GET /api/pet-profiles/{id}': [
    toAll(200, id(PET.inCommunity)),
    toAll(200, id(PET.byAddress)),
    ...HIDDEN_PETS.map((each) => toAll(404, id(each))),
  ],
  'PUT /api/pet-profiles/{id}': [
    refused(403, id(PET.inCommunity, { bio: 'Taken over.' })),
    refused(403, id(PET.byAddress, { bio: 'Taken over.' })),
    ...HIDDEN_PETS.map((each) => refused(404, id(each, { bio: 'Taken over.' }))),
  ],
  'DELETE /api/pet-profiles/{id}': [refused(403, id(PET.inCommunity)), refused(404, id(PET.hidden))],
  'GET /api/guide-dogs': [toAll(200)],
  'POST /api/guide-dogs': [
    toMembers(201, { body: GUIDE_DOG_FORM }),
    toMembers(400, { body: { ...GUIDE_DOG_FORM, petProfileId: PET.hidden } }),
  ],
  'GET /api/guide-dogs/user/{userId}': [toAll(200, ofOwner()), ...ofHiddenMembers],
  'GET /api/guide-dogs/{userId}': [toAll(200, ofOwner()), ...ofHiddenMembers],
  'PUT /api/guide-dogs/{userId}': [refused(403, ofOwner({ bio: 'Taken over.' }))],
  'POST /api/reports': [
    toAll(201, { body: { targetType: 'pet_profile', targetId: PET.inCommunity, reason: 'spam' } }),
    ...HIDDEN_PETS.map((targetId) => toAll(404, { body: { targetType: 'pet_profile', targetId, reason: 'spam' } })),
    ...HIDDEN_REVIEWS.map((targetId) => toAll(404, { body: { targetType: 'review', targetId, reason: 'spam' } })),
  ],
  'POST /api/copyright-notices': [
    toAll(201, { body: { ...COPYRIGHT_NOTICE, addresses: [`/pet-profiles/${PET.inCommunity}`] } }),
    ...[`/pet-profiles/${PET.hidden}`, ...HIDDEN_REVIEWS.map((each) => `/reviews#review-${each}`)].map((address) =>
      toAll(400, { body: { ...COPYRIGHT_NOTICE, addresses: [address] } }),
    ),
  ],
  'GET /api/copyright-notices/{id}': [refused(404, id(CASE.copyright))],
  'POST /api/copyright-notices/{id}/counter-notice': [refused(404, id(CASE.copyright, COUNTER_NOTICE))],
  'GET /api/feedback': [toMembers(200)],
  'POST /api/feedback': FEEDBACK,
  'POST /api/user-feedback': FEEDBACK,
};
