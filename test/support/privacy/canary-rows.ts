import { aResponse, BUSINESSES, COMMUNITY, MEMBER, REVIEWS } from './canary-contents.js';
import {
  BUSINESS,
  CASE,
  CLAIM,
  CLOSED,
  DECISION,
  INVITATION,
  OWNER,
  OWNERSHIP,
  PET,
  REVIEW,
  STRANGER,
  TURNED_AWAY,
  WEBHOOK,
  WEBHOOK_DELIVERY,
} from './canary-ids.js';
import type { CanaryRow } from './planting.js';

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
    ...{ name: 'ordered erasure', table: 'ordered_erasures' },
    given: { member_id: CLOSED, report_id: CASE.open, ordered_by_id: 0, own_reviews: null },
  },
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

/** A webhook without events, so that calls of this test record none. */
const WEBHOOKS: readonly CanaryRow[] = [
  {
    ...{ name: 'webhook', table: 'webhook_endpoints' },
    given: { id: WEBHOOK, user_id: OWNER, event_types: [], is_enabled: true, disabled_reason: null },
  },
  {
    ...{ name: 'event for a webhook', table: 'webhook_deliveries' },
    given: {
      ...{ id: WEBHOOK_DELIVERY, endpoint_id: WEBHOOK, type: 'business.changed', status: 'delivered' },
      ...{ business_id: BUSINESS.premium, held_by: null },
    },
  },
  {
    ...{ name: 'attempt to send it', table: 'webhook_attempts' },
    given: { delivery_id: WEBHOOK_DELIVERY, sent_at: '2026-01-01', duration_ms: 5, status: 200 },
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
    ...{ name: 'ownership request', table: 'ownership_requests' },
    given: {
      ...{ id: OWNERSHIP.own, business_id: BUSINESS.strangers, requester_id: OWNER, owner_id: STRANGER },
      ...{ status: 'withdrawn', answer_by: '2099-01-01' },
    },
  },
  {
    ...{ name: 'received ownership request', table: 'ownership_requests' },
    given: {
      ...{ id: OWNERSHIP.received, business_id: BUSINESS.premium, requester_id: CLOSED, owner_id: OWNER },
      ...{ status: 'waiting', answer_by: '2099-01-01' },
    },
  },
  {
    ...{ name: 'offer to hand a business over', table: 'business_transfers' },
    given: {
      ...{ id: OWNERSHIP.offer, business_id: BUSINESS.premium, from_id: OWNER, status: 'offered', premium: 'keep' },
      expires_at: '2099-01-01',
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
      ...{ business_id: BUSINESS.unclaimed, fact: 'note', value: '{canary}', source: 'visitor', member_id: OWNER },
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
    ...{ name: 'invitation', table: 'business_invitations' },
    given: {
      ...{ id: INVITATION, business_id: BUSINESS.premium, invited_by: OWNER, role: 'manager', state: 'open' },
      ...{ expires_at: '2099-01-01', decided_at: null },
    },
  },
  {
    ...{ name: 'role in a business', table: 'business_people' },
    given: { business_id: BUSINESS.strangers, member_id: OWNER, role: 'manager' },
  },
  {
    ...{ name: 'activity in a business', table: 'business_activity' },
    given: { business_id: BUSINESS.strangers, actor_id: OWNER, subject_id: null, action: 'left', role: 'manager' },
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
  ...WEBHOOKS,
];

/** Tables with text that contain no member data. */
export const NOTHING_OF_MEMBERS: Readonly<Record<string, string>> = {
  admin_presence: 'which items administrators look at',
  administrators: 'who administers the site',
  business_documents: 'copies of the columns of businesses that searches read',
  business_entries: 'copies of the columns of businesses that lists and searches read',
  business_sources: 'what files of the operator said of public businesses',
  business_merges: 'which businesses were merged and by which administrator; of members, only IDs of their content',
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
  'alerts.filters': 'what the search of the alert means',
  'alerts.time_zone': 'has to be a time zone',
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
  'place_news.facts': 'names of facts',
  'policy_facts.fact': 'a closed list',
  'saved_lists.share_token': 'part of the address at which people read a shared list',
  'turned_away_reports.pets': 'types, weights, and sizes only',
  'user_identities.issuer': 'the name of the provider',
  'users.id': 'a member’s id is public: it is the address of their reviews',
  'webhook_deliveries.held_by': 'which decision an event waits for',
  'webhook_deliveries.id': 'named by the calls of this test; only its member sees it',
  'webhook_deliveries.type': 'one of a closed list',
  'webhook_endpoints.event_types': 'some of a closed list',
  'webhook_endpoints.id': 'named by the calls of this test; only its member sees it',
};
