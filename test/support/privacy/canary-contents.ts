import { UNKNOWN_POLICY } from '../../../domain/policy/policy.js';
import {
  ALERT,
  BUSINESS,
  CLOSED,
  OWNER,
  PAUSED,
  PET,
  REVIEW,
  SAVED_LIST,
  SHARE_TOKEN,
  STRANGER,
} from './canary-ids.js';
import type { CanaryRow } from './planting.js';

/**
 * Public fields of a business, and those that Premium adds. For a free business, the latter are visible only to its
 * owner.
 */
const OF_BUSINESS = [
  ...['name', 'description', 'address', 'phone', 'website', 'email'],
  ...[
    'pet_perks',
    'images',
    'image_alts',
    'menu_url',
    'attribution',
    'kind',
    'country',
    'opening_hours',
    'policy',
    'time_zone',
  ],
];
const OF_PREMIUM = [
  ...['arrival_notes', 'highlighted_perks', 'youtube_video_id'],
  ...['facebook_url', 'instagram_url', 'tiktok_url'],
];

const PUBLIC_PET = [
  ...['pet_name', 'breed', 'pet_image_url', 'fur_color', 'eye_color', 'special_markings', 'location'],
  ...['favorite_toys', 'favorite_activities', 'favorite_treats', 'dislikes', 'fun_facts', 'bio', 'adoption_story'],
];

const PUBLIC_MEMBER = ['first_name', 'profile_image_url', 'pet_first_name'];

const PUBLIC_REVIEW = ['pet_name', 'title', 'content', 'images'];

const NEVER = { weekly: [], exceptions: [] };

/** The location can't be a canary, because the business must be found by it. */
const IN_AUSTIN = {
  ...{ city: 'Austin', state: 'TX', zip_code: '78701', latitude: 30.2672, longitude: -97.7431 },
  ...{ website: 'https://{canary}.example.com/', images: ['/uploads/demo/{canary}.webp'] },
  ...{ facebook_url: 'https://www.facebook.com/{canary}', instagram_url: 'https://www.instagram.com/{canary}' },
  ...{ policy: { ...UNKNOWN_POLICY, note: '{canary}' }, opening: NEVER, pet_opening: NEVER },
  ...{ tiktok_url: 'https://www.tiktok.com/@{canary}', menu_url: '/uploads/demo/{canary}.pdf' },
};

const aBusiness = (name: string, id: number, given: object, shown: readonly string[]): CanaryRow => ({
  ...{ name, table: 'businesses', shown },
  given: { id, category: 'restaurants', owner_id: OWNER, is_claimed: true, ...IN_AUSTIN, ...given },
});

export const BUSINESSES: readonly CanaryRow[] = [
  aBusiness('premium business', BUSINESS.premium, { tier: 'premium', approval_status: 'approved' }, [
    ...OF_BUSINESS,
    ...OF_PREMIUM,
  ]),
  aBusiness('free business', BUSINESS.free, { tier: 'free', approval_status: 'approved' }, OF_BUSINESS),
  aBusiness('pending business', BUSINESS.pending, { approval_status: 'pending' }, []),
  aBusiness('rejected business', BUSINESS.rejected, { approval_status: 'rejected' }, []),
  aBusiness('withdrawn business', BUSINESS.withdrawn, { approval_status: 'approved', is_active: false }, []),
  aBusiness(
    'unclaimed business',
    BUSINESS.unclaimed,
    { approval_status: 'approved', owner_id: null, is_claimed: false },
    OF_BUSINESS,
  ),
  aBusiness('strangers business', BUSINESS.strangers, { approval_status: 'approved', owner_id: STRANGER }, OF_BUSINESS),
];

const aReview = (name: string, id: number, business: number, given: object, shown: readonly string[]): CanaryRow => ({
  ...{ name, table: 'reviews', shown },
  given: { id, business_id: business, user_id: OWNER, rating: 4, ...given },
});

export const REVIEWS: readonly CanaryRow[] = [
  aReview('published review', REVIEW.published, BUSINESS.strangers, {}, PUBLIC_REVIEW),
  aReview('taken down review', REVIEW.takenDown, BUSINESS.unclaimed, { is_published: false, state: 'removed' }, []),
  // The text stays public, without its author and anything that identifies them.
  aReview('review of a paused member', REVIEW.ofPaused, BUSINESS.strangers, { user_id: PAUSED }, ['title', 'content']),
  aReview(
    ...(['review of a closed account', REVIEW.ofClosed, BUSINESS.strangers] as const),
    ...([{ user_id: CLOSED, is_published: false }, []] as const),
  ),
  aReview('review of a pending business', REVIEW.ofPending, BUSINESS.pending, { user_id: STRANGER }, []),
  aReview('review by a stranger', REVIEW.strangers, BUSINESS.premium, { user_id: STRANGER }, PUBLIC_REVIEW),
  aReview(
    'hidden review by a stranger',
    REVIEW.strangersHidden,
    BUSINESS.free,
    { user_id: STRANGER, is_published: false, state: 'hidden' },
    [],
  ),
];

export const aResponse = (name: string, review: number, business: number, shown: readonly string[]): CanaryRow => ({
  ...{ name, table: 'review_responses', shown },
  given: { review_id: review, business_id: business, responder_id: OWNER },
});

const aPet = (name: string, id: number, given: object, shown: readonly string[]): CanaryRow => ({
  ...{ name, table: 'pet_profiles', shown },
  given: { id, user_id: OWNER, pet_type: 'dog', microchipped: true, pet_image_url: '/uploads/{canary}.webp', ...given },
});

export const COMMUNITY: readonly CanaryRow[] = [
  aPet('pet in the community', PET.inCommunity, {}, PUBLIC_PET),
  aPet('pet by its address', PET.byAddress, { show_in_community: false }, PUBLIC_PET),
  aPet('hidden pet', PET.hidden, { is_public: false }, []),
  aPet('pet taken down', PET.takenDown, { state: 'hidden' }, []),
  aPet('pet of a paused member', PET.ofPaused, { user_id: PAUSED }, []),
  {
    name: 'guide dog of a paused member',
    table: 'guide_dogs',
    given: { user_id: PAUSED, pet_type: 'dog', review_count: 1 },
  },
  {
    name: 'guide dog of a closed account',
    table: 'guide_dogs',
    given: { user_id: CLOSED, pet_type: 'dog', review_count: 1 },
  },
  {
    ...{ name: 'guide dog', table: 'guide_dogs', shown: ['pet_name', 'location', 'bio'] },
    // Its own photo is hidden by the photo of the linked pet.
    given: { user_id: OWNER, pet_type: 'dog', pet_profile_id: PET.inCommunity, review_count: 1 },
  },
];

export const MEMBER: readonly CanaryRow[] = [
  {
    ...{ name: 'member', table: 'users', shown: PUBLIC_MEMBER },
    given: {
      ...{ id: OWNER, email: '{canary}@example.com', profile_image_url: '/uploads/{canary}.webp' },
      preferred_radius: '{canary}',
    },
  },
  {
    ...{ name: 'stranger', table: 'users', shown: PUBLIC_MEMBER },
    given: { id: STRANGER, email: '{canary}@example.com', profile_image_url: '/uploads/{canary}.webp' },
  },
  {
    ...{ name: 'paused member', table: 'users' },
    given: { id: PAUSED, email: '{canary}@example.com', profile_image_url: '/uploads/{canary}.webp', paused: true },
  },
  {
    ...{ name: 'closed account', table: 'users' },
    given: { id: CLOSED, email: '{canary}@example.com', erasure_at: '2099-01-01', erasure_reviews: 'anonymise' },
  },
  { name: 'identity', table: 'user_identities', given: { issuer: 'embedded', user_id: OWNER } },
  { name: 'account', table: 'provider_accounts', given: {} },
  { name: 'artefact', table: 'provider_artefacts', given: {} },
  {
    ...{ name: 'link', table: 'provider_links' },
    given: { kind: 'verify', account_id: null, expires_at: '2099-01-01' },
  },
  {
    ...{ name: 'session', table: 'sessions' },
    given: {
      sess: { userId: OWNER, userAgent: '{canary}', issuer: 'embedded', idToken: '{canary}' },
      expire: '2099-01-01',
    },
  },
  { name: 'sign-in', table: 'sign_ins', given: { expires_at: '2099-01-01' } },
  { name: 'token', table: 'access_tokens', given: { user_id: OWNER, scopes: ['read'] } },
  { name: 'change of address', table: 'email_changes', given: { user_id: OWNER, expires_at: '2099-01-01' } },
  {
    ...{ name: 'answer given before', table: 'idempotency_keys' },
    given: { user_id: OWNER, expires_at: '2099-01-01' },
  },
  { name: 'message', table: 'outbox', given: { kind: 'mail', member_id: OWNER, service: true } },
  {
    ...{ name: 'saved list', table: 'saved_lists' },
    given: { id: SAVED_LIST.private, user_id: OWNER, is_default: true, share_token: null },
  },
  {
    ...{ name: 'shared list', table: 'saved_lists', shown: ['name'] },
    given: { id: SAVED_LIST.shared, user_id: OWNER, share_token: SHARE_TOKEN },
  },
  {
    ...{ name: 'saved place', table: 'saved_places' },
    given: { list_id: SAVED_LIST.private, user_id: OWNER, business_id: BUSINESS.unclaimed },
  },
  {
    ...{ name: 'place in a shared list', table: 'saved_places' },
    given: { list_id: SAVED_LIST.shared, user_id: OWNER, business_id: BUSINESS.premium },
  },
  {
    ...{ name: 'alert', table: 'alerts' },
    given: {
      ...{ id: ALERT, user_id: OWNER, kind: 'search', frequency: 'daily', hour: 8, due_at: '2099-01-01' },
      ...{ time_zone: 'America/Chicago', filters: null, since: 0, seen: 0 },
    },
  },
  { name: 'vote', table: 'review_votes', given: { review_id: REVIEW.strangers, user_id: OWNER } },
  {
    ...{ name: 'upload not yet used', table: 'uploads' },
    given: { user_id: OWNER, kind: 'review_photo', content_type: 'image/webp', width: 8, height: 8, bytes: 8 },
  },
  {
    ...{ name: 'document', table: 'uploads' },
    given: { user_id: OWNER, kind: 'claim_document', content_type: 'application/pdf', bytes: 8, free_since: null },
  },
];
