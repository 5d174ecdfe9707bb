import { UNKNOWN_POLICY } from '../../../domain/policy/policy.js';
import type { CanaryRow } from './planting.js';

/** The member whose private data must stay hidden. */
export const OWNER = '0198c2f0-1111-7c11-9f00-2b6c5a1d4e77';
/** A member without private data, who is needed to respond to others. */
export const STRANGER = '0198c2f0-2222-7c11-9f00-2b6c5a1d4e77';

/** A member with a paused profile, and one with a closed account. */
export const PAUSED = '0198c2f0-3333-7c11-9f00-2b6c5a1d4e77';
export const CLOSED = '0198c2f0-4444-7c11-9f00-2b6c5a1d4e77';

/** IDs of the rows below, far above the IDs that the database assigns during the calls. */
export const BUSINESS = {
  ...{ premium: 7001, free: 7002, pending: 7003, rejected: 7004, withdrawn: 7005, unclaimed: 7006, strangers: 7007 },
} as const;
export const REVIEW = {
  published: 7101,
  takenDown: 7102,
  ofPending: 7103,
  strangers: 7104,
  strangersHidden: 7105,
  ofPaused: 7106,
  ofClosed: 7107,
};
export const PET = { inCommunity: 7201, byAddress: 7202, hidden: 7203, takenDown: 7204, ofPaused: 7205 } as const;
export const CASE = { open: 7401, notice: 7402, copyright: 7403 } as const;
export const CLAIM = { open: 7301, rejected: 7302 } as const;
export const SAVED_LIST = { private: 7601, shared: 7602 } as const;
/** The secret of the link to the shared list. No canary: the reader has it, and the page links to itself. */
export const SHARE_TOKEN = 'link-to-the-shared-list';
/** A decision whose time is not over. */
const DECISION = '0198c2f0-5555-7c11-9f00-2b6c5a1d4e77';
/** Reports of being turned away: by the member, and by a stranger at the member's business, not public yet. */
export const TURNED_AWAY = { counted: 7501, waiting: 7502 } as const;

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

const BUSINESSES: readonly CanaryRow[] = [
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

const REVIEWS: readonly CanaryRow[] = [
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

const aResponse = (name: string, review: number, business: number, shown: readonly string[]): CanaryRow => ({
  ...{ name, table: 'review_responses', shown },
  given: { review_id: review, business_id: business, responder_id: OWNER },
});

const aPet = (name: string, id: number, given: object, shown: readonly string[]): CanaryRow => ({
  ...{ name, table: 'pet_profiles', shown },
  given: { id, user_id: OWNER, pet_type: 'dog', microchipped: true, pet_image_url: '/uploads/{canary}.webp', ...given },
});

const COMMUNITY: readonly CanaryRow[] = [
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

const MEMBER: readonly CanaryRow[] = [
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

const aMessage = (name: string, type: string, given: object = {}): CanaryRow => ({
  ...{ name, table: 'user_feedback' },
  given: { user_id: OWNER, feedback_type: type, allow_public_display: true, ...given },
});

/** Reports and decisions about the member's content. */
const MODERATION: readonly CanaryRow[] = [
  {
    ...{ name: 'case', table: 'moderation_cases' },
    given: { id: CASE.open, target_type: 'pet_profile', target_id: String(PET.inCommunity), status: 'open' },
  },
  {
    ...{ name: 'report by a stranger', table: 'reports' },
    given: { case_id: CASE.open, reason: 'spam', reporter_id: STRANGER },
  },
  {
    ...{ name: 'case about a photo', table: 'moderation_cases' },
    given: {
      ...{ target_type: 'photo', target_id: '/uploads/{canary}.webp', status: 'resolved' },
      ...{ action: 'warn', reason_code: 'spam' },
    },
  },
  {
    ...{ name: 'notice', table: 'notices' },
    given: { id: CASE.notice, member_id: OWNER, kind: 'warning', reason: 'spam' },
  },
  {
    ...{ name: 'notice of a decision', table: 'notices' },
    given: { member_id: OWNER, kind: 'business_rejected', reason: null, token_hash: null },
  },
  {
    ...{ name: 'photo taken down', table: 'taken_down_photos' },
    given: { address: '/uploads/{canary}.webp', state: 'hidden', state_since: '2026-01-01' },
  },
  { name: 'appeal', table: 'appeals', given: { notice_id: CASE.notice } },
  {
    ...{ name: 'copyright notice', table: 'copyright_notices' },
    given: { id: CASE.copyright, claimant_id: STRANGER, status: 'taken_down' },
  },
  {
    ...{ name: 'taken down after it', table: 'copyright_takedowns' },
    given: {
      ...{ notice_id: CASE.copyright, author_id: OWNER, target_type: 'photo' },
      taken_down_at: '2026-01-01',
    },
  },
  {
    ...{ name: 'counter-notice', table: 'copyright_counter_notices' },
    given: {
      ...{ notice_id: CASE.copyright, member_id: OWNER, status: 'upheld' },
      ...{ restorable_from: '2026-01-01', restore_by: '2026-01-01' },
    },
  },
];

const PAPERWORK: readonly CanaryRow[] = [
  aMessage('contact message', 'contact_inquiry'),
  aMessage('recommendation', 'business_recommendation', { status: 'completed' }),
  aMessage('report of a listing', 'listing_issue', { business_id: BUSINESS.strangers }),
  aMessage('message of a visitor', 'contact_inquiry', { user_id: null }),
  {
    ...{ name: 'open claim', table: 'business_claims' },
    given: {
      ...{ id: CLAIM.open, business_id: BUSINESS.unclaimed, claimant_user_id: OWNER },
      ...{ verification_method: 'email_verification', code_expires_at: '2099-01-01', expires_at: '2099-01-01' },
      codes_sent_at: ['2026-01-01T00:00:00.000Z'],
    },
  },
  {
    ...{ name: 'rejected claim', table: 'business_claims' },
    given: {
      ...{ id: CLAIM.rejected, business_id: BUSINESS.strangers, claimant_user_id: OWNER, status: 'rejected' },
      ...{ verification_method: 'document_upload', codes_sent_at: [] },
    },
  },
  {
    ...{ name: 'subscription', table: 'subscriptions' },
    given: {
      ...{ business_id: BUSINESS.premium, payer_id: OWNER, provider: 'demo', state: 'active' },
      ...{ wished_tier: 'premium', paid_until: '2099-01-01' },
    },
  },
  { name: 'notice of a payment', table: 'billing_notices', given: { expires_at: '2099-01-01' } },
  {
    ...{ name: 'visit', table: 'business_analytics' },
    given: { business_id: BUSINESS.strangers, user_id: OWNER, interaction_type: 'view' },
  },
  { name: 'network of a claim', table: 'submission_networks', given: { kind: 'claim', id: CLAIM.open } },
  { name: 'check of a link', table: 'link_checks', given: { problem: 'no_answer' } },
  {
    ...{ name: 'answer about a fact', table: 'policy_facts', shown: ['value'] },
    given: {
      ...{ business_id: BUSINESS.premium, fact: 'note', value: '{canary}', source: 'visitor', member_id: OWNER },
    },
  },
  {
    ...{ name: 'report of being turned away', table: 'turned_away_reports', shown: ['staff_said'] },
    given: {
      ...{ id: TURNED_AWAY.counted, business_id: BUSINESS.strangers, reporter_id: OWNER, status: 'unanswered' },
      ...{ visited_on: '2026-01-02', pets: [{ type: 'dog', weightLb: null, size: null }], created_at: 'now' },
    },
  },
  {
    ...{ name: 'report that waits for an answer', table: 'turned_away_reports' },
    given: {
      ...{ id: TURNED_AWAY.waiting, business_id: BUSINESS.premium, reporter_id: STRANGER, answer_by: '2099-01-01' },
      ...{ visited_on: '2026-01-02', pets: [{ type: 'dog', weightLb: null, size: null }], created_at: 'now' },
    },
  },
  {
    ...{ name: 'answer to a report', table: 'turned_away_answers', shown: ['content'] },
    given: {
      ...{ report_id: TURNED_AWAY.counted, responder_id: OWNER, created_at: 'now', updated_at: 'now' },
    },
  },
  {
    ...{ name: 'request to confirm', table: 'policy_confirmations' },
    given: { business_id: BUSINESS.premium, owner_id: OWNER, expires_at: '2099-01-01' },
  },
  ...MODERATION,
  { name: 'decision', table: 'audit_log', given: { target_type: 'business', target_id: String(BUSINESS.premium) } },
  {
    name: 'decision that can be undone',
    table: 'decisions',
    given: { id: DECISION, administrator_id: 1, decided_at: '2099-01-01' },
  },
  {
    ...{ name: 'row that a decision changed', table: 'decision_changes' },
    given: {
      ...{ decision_id: DECISION, table_name: 'reviews', key: { id: REVIEW.takenDown } },
      ...{ was: { user_id: OWNER, content: '{canary}' }, became: { user_id: OWNER, content: '{canary}' } },
    },
  },
  {
    ...{ name: 'session of the administrator', table: 'administrator_sessions' },
    given: { administrator_id: 1, expires_at: '2099-01-01' },
  },
];

/**
 * A directory in which one member has a row in every table, and every text of theirs is a canary. Ordered by foreign
 * keys.
 * A new table with text columns needs a row here, or a line in `NOTHING_OF_MEMBERS`.
 */
export const CANARY_ROWS: readonly CanaryRow[] = [
  ...MEMBER.filter(({ table }) => table === 'users'),
  ...BUSINESSES,
  ...REVIEWS,
  aResponse('response', REVIEW.strangers, BUSINESS.premium, ['content']),
  aResponse('response to a hidden review', REVIEW.strangersHidden, BUSINESS.free, []),
  ...COMMUNITY,
  ...MEMBER.filter(({ table }) => table !== 'users'),
  ...PAPERWORK,
];

/** Tables with text that contain no member data. */
export const NOTHING_OF_MEMBERS: Readonly<Record<string, string>> = {
  admin_presence: 'which items administrators look at',
  administrators: 'who administers the site',
  business_documents: 'copies of what searches read of businesses',
  business_entries: 'copies of what lists and searches read of businesses',
  business_sources: 'what files of the operator said of public businesses',
  business_merges: 'which businesses were merged and by which administrator; only IDs of what members wrote',
  duplicate_candidates: 'which public businesses may be the same, and why',
  gazetteer: 'which towns and ZIP codes were loaded',
  import_changes: 'what public businesses said before and after an import of the operator',
  import_undo_lines: 'which businesses an administrator who undid an import could not change back, and why',
  import_undos: 'which imports an administrator undid',
  import_lines: 'what became of the rows of files of the operator',
  import_mappings: 'which columns the files of an operator had',
  imports: 'which files an operator imported',
  limit_counts: 'counters, under hashes',
  mikro_orm_migrations: 'which migrations have run',
  places: 'towns',
  postal_codes: 'ZIP codes',
  provider_keys: 'keys of the provider itself; one that was made up would stop it from signing',
  saved_replies: 'texts that administrators wrote for many recipients',
  search_meanings: 'the vocabulary of searches',
  search_words: 'words of public businesses',
  tallies: 'counts only',
  town_counts: 'counts only',
};

/** Text columns without a canary in any row, and why. */
export const WITHOUT_CANARY: Readonly<Record<string, string>> = {
  'audit_log.target_id': 'an id',
  'audit_log.target_type': 'a closed list',
  'business_analytics.user_id': 'the member’s id, which is public',
  'business_claims.codes_sent_at': 'moments',
  'businesses.city': 'a business has to lie somewhere',
  'businesses.opening': 'read from the opening hours',
  'businesses.pet_opening': 'read from the policy',
  'businesses.state': 'a business has to lie somewhere',
  'businesses.zip_code': 'a business has to lie somewhere',
  'content_changes.tags': 'kinds of lists, ids of businesses, and hashes of members’ ids',
  'decision_changes.key': 'ids',
  'decision_changes.table_name': 'names of tables',
  'decisions.id': 'a random id',
  'policy_facts.fact': 'a closed list',
  'saved_lists.share_token': 'part of the address at which people read a shared list',
  'turned_away_reports.pets': 'types, weights, and sizes only',
  'user_identities.issuer': 'the name of the provider',
  'users.id': 'a member’s id is public: it is the address of their reviews',
};
