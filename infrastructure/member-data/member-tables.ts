import { RETENTION } from '../../domain/account/retention.js';
import { REPORT_EVERY_DAYS } from '../../domain/turned-away/turned-away.js';
import { ORPHAN_HOURS } from '../../domain/upload/upload-kind.js';
import { MEMBER, MEMBER_EMAIL, WITH_ACCOUNT, type MemberTable } from './member-table.js';
import { COPYRIGHT_TABLES, MODERATION_TABLES } from './moderation-tables.js';
import { OWNERSHIP_TABLES } from './ownership-tables.js';
import { PEOPLE_TABLES } from './people-tables.js';
import { REMOVE_REVIEWS, REMOVE_VOTES, UNSIGN_REVIEWS } from './reviews-of-erased.js';
import { SIGN_IN_TABLES } from './sign-in-tables.js';

/** SQL: a column of the report's case. */
const OF_CASE = (column: string) => `(select c.${column} from moderation_cases c where c.id = t.case_id) as ${column}`;

const WRITTEN: readonly MemberTable[] = [
  {
    table: 'review_responses',
    memberColumns: ['responder_id'],
    own: `t.responder_id = ${MEMBER}`,
    exported: { except: ['version'] },
    erased: { how: 'unlinked', set: `responder_id = null`, wordsOfChildGo: true },
    kept: 'while the review exists, because the business responded',
  },
  {
    table: 'user_feedback',
    memberColumns: ['user_id'],
    own: `t.user_id = ${MEMBER} or lower(t.contact_email) = lower(${MEMBER_EMAIL})`,
    exported: { except: ['admin_notes', 'reviewed_by', 'answered_by', 'version'] },
    // Feedback about a business may be needed to correct it. The texts may name the writer, so they are deleted.
    erased: { how: 'deleted' },
    kept: `while the account exists; without an account, ${RETENTION.feedbackYears} years`,
    retention: { over: `t.user_id is null and t.created_at < now() - interval '${RETENTION.feedbackYears} years'` },
  },
  {
    table: 'reports',
    memberColumns: ['reporter_id'],
    own: `t.reporter_id = ${MEMBER} or t.reporter_email = lower(${MEMBER_EMAIL})`,
    exported: {
      select: `t.id, ${OF_CASE('target_type')}, ${OF_CASE('target_id')}, t.reason, t.description, t.reporter_email, t.created_at`,
    },
    // The report still needs a decision. Its text may name the writer, so it is deleted.
    erased: { how: 'unlinked', set: `reporter_id = null, reporter_email = null, description = null` },
    kept: `until ${RETENTION.reportMonths} months after the decision (job prune-expired)`,
  },
  {
    table: 'policy_facts',
    memberColumns: ['member_id'],
    own: `t.member_id = ${MEMBER}`,
    exported: { select: 't.id, t.business_id, t.fact, t.value, t.source, t.verdict, t.created_at' },
    // Statements by visitors and owners still count, without their names.
    erased: { how: 'unlinked', set: `member_id = null, network_hash = null` },
    kept: `while the business is listed; the hash of the network, ${RETENTION.answerNetworkDays} days (job keep-facts)`,
  },
  {
    table: 'policy_confirmations',
    memberColumns: ['owner_id'],
    own: `t.owner_id = ${MEMBER}`,
    exported: { except: ['token_hash'] },
    erased: { how: 'deleted' },
    kept: `${RETENTION.confirmationYears} years`,
    retention: { over: `t.created_at < now() - interval '${RETENTION.confirmationYears} years'` },
  },
  {
    table: 'turned_away_answers',
    memberColumns: ['responder_id'],
    own: `t.responder_id = ${MEMBER}`,
    exported: { except: ['version'] },
    erased: { how: 'unlinked', set: `responder_id = null`, wordsOfChildGo: true },
    kept: 'while the report exists, because the business answered',
  },
  {
    table: 'turned_away_reports',
    memberColumns: ['reporter_id'],
    own: `t.reporter_id = ${MEMBER}`,
    exported: {
      select: `t.id, t.business_id, t.visited_on, t.pets, t.staff_said, t.status, t.answer_by, t.counted_at, t.contradicted,
        t.state, t.state_since, t.created_at`,
    },
    erased: {
      how: 'by choice',
      anonymise: `update turned_away_reports set reporter_id = null, network_hash = null where reporter_id = ${MEMBER}`,
      remove: `delete from turned_away_reports where reporter_id = ${MEMBER}`,
    },
    kept: `${RETENTION.turnedAwayMonths} months, without a name if the member chose this; the day of a deleted report, ${REPORT_EVERY_DAYS} days; the hash of the network, ${RETENTION.answerNetworkDays} days (job keep-facts)`,
    retention: {
      over: `t.created_at < now() - case t.status when 'withdrawn' then interval '${REPORT_EVERY_DAYS} days'
        else interval '${RETENTION.turnedAwayMonths} months' end`,
    },
  },
  {
    table: 'pet_profiles',
    memberColumns: ['user_id'],
    own: `t.user_id = ${MEMBER}`,
    exported: { except: ['version'] },
    erased: { how: 'deleted' },
    kept: WITH_ACCOUNT,
  },
  {
    table: 'guide_dogs',
    memberColumns: ['user_id'],
    own: `t.user_id = ${MEMBER}`,
    exported: { except: ['version'] },
    erased: { how: 'deleted' },
    kept: WITH_ACCOUNT,
  },
  {
    table: 'review_votes',
    memberColumns: ['user_id'],
    own: `t.user_id = ${MEMBER}`,
    exported: {},
    // A member's votes are deleted with the account. The reviews' counts are reduced first.
    erased: {
      how: 'by choice',
      anonymise: REMOVE_VOTES,
      remove: REMOVE_VOTES,
    },
    kept: WITH_ACCOUNT,
  },
  {
    table: 'saved_places',
    memberColumns: ['user_id'],
    own: `t.user_id = ${MEMBER}`,
    exported: {},
    erased: { how: 'deleted' },
    kept: WITH_ACCOUNT,
  },
  {
    table: 'saved_lists',
    memberColumns: ['user_id'],
    own: `t.user_id = ${MEMBER}`,
    // The secret of its link stays out: anyone who gets the file could open the list with it.
    exported: { except: ['share_token'] },
    erased: { how: 'deleted' },
    kept: WITH_ACCOUNT,
  },
  {
    table: 'alerts',
    memberColumns: ['user_id'],
    own: `t.user_id = ${MEMBER}`,
    // These columns are derived from the search, so the export leaves them out.
    exported: { except: ['filters', 'followed', 'feed_version', 'since', 'seen'] },
    erased: { how: 'deleted' },
    kept: WITH_ACCOUNT,
  },
];

/** Columns that the database derives for searching businesses. */
const DERIVED = [
  ...['cell', 'unit_x', 'unit_y', 'unit_z', 'town', 'facts_computed_at'],
  ...['fit', 'fit_max_pets', 'fit_max_weight', 'welcome_week', 'welcome_days', 'welcome_then', 'hours_until'],
  ...['opening', 'pet_opening'],
];

/** Returns SQL: whether an address is that of a file uploaded by the member. */
function isOwnUpload(address: string): string {
  return `exists (select from uploads f where f.user_id = ${MEMBER}
    and f.id::text = substring(${address} from '^/uploads/([0-9a-f-]{36})[.]'))`;
}

/**
 * Returns SQL: the addresses or descriptions of a business's pictures, in order, without those uploaded by the member.
 */
function picturesLeft(part: 'url' | 'alt'): string {
  return `array(select p.${part} from unnest(t.images, t.image_alts) with ordinality p(url, alt, n)
    where not ${isOwnUpload('p.url')} order by p.n)`;
}

const FORGET_VISITOR = `user_id = null, session_id = null, address_hash = null, user_agent = null, visit = null`;

const OWNED: readonly MemberTable[] = [
  ...OWNERSHIP_TABLES,
  {
    table: 'business_claims',
    memberColumns: ['claimant_user_id'],
    own: `t.claimant_user_id = ${MEMBER}`,
    exported: { except: ['verification_code', 'website_token', 'admin_notes', 'reviewed_by', 'version'] },
    erased: { how: 'deleted' },
    kept: WITH_ACCOUNT,
  },
  ...PEOPLE_TABLES,
  {
    table: 'businesses',
    memberColumns: ['owner_id', 'claimed_by'],
    own: `t.owner_id = ${MEMBER} or t.claimed_by = ${MEMBER}`,
    exported: { except: [...DERIVED, 'admin_notes', 'reviewed_by', 'verification_notes', 'verified_by', 'version'] },
    // The business stays and becomes unclaimed. The member's own addresses and pictures are removed.
    erased: {
      how: 'unlinked',
      set: `owner_id = null, claimed_by = null, claimed_at = null, is_claimed = false, version = version + 1,
        rejection_reason = case when approval_status = 'approved' then null else rejection_reason end,
        email = case when lower(email) = lower(${MEMBER_EMAIL}) then null else email end,
        images = ${picturesLeft('url')}, image_alts = ${picturesLeft('alt')},
        menu_url = case when ${isOwnUpload('menu_url')} then null else menu_url end`,
    },
    kept: 'while the business is listed',
  },
  {
    table: 'subscriptions',
    memberColumns: ['payer_id'],
    own: `t.payer_id = ${MEMBER}`,
    exported: { except: ['checkout_id', 'order_name', 'version'] },
    // A job ends a paid subscription. The record no longer shows who paid.
    erased: { how: 'unlinked', set: `payer_id = null, customer_id = null` },
    kept: 'while the business is listed; the payer, while the account exists',
  },
  {
    table: 'business_analytics',
    memberColumns: ['user_id'],
    own: `t.user_id = ${MEMBER}`,
    exported: {},
    erased: { how: 'unlinked', set: FORGET_VISITOR },
    kept: `${RETENTION.interactionDays} days; anonymous counts, ${RETENTION.interactionCountMonths} months (job keep-analytics)`,
  },
];

/**
 * Last of the counted tables: everyone who writes a review waits for the directory's totals until the transaction ends.
 */
const REVIEWS: readonly MemberTable[] = [
  {
    table: 'reviews',
    memberColumns: ['user_id'],
    own: `t.user_id = ${MEMBER}`,
    exported: { except: ['version'] },
    erased: { how: 'by choice', anonymise: UNSIGN_REVIEWS, remove: REMOVE_REVIEWS },
    kept: `${WITH_ACCOUNT}; without a name, permanently if the member chose this`,
  },
];

const OUTGOING: readonly MemberTable[] = [
  {
    table: 'outbox',
    memberColumns: ['member_id'],
    own: `t.member_id = ${MEMBER} or lower(t.recipient #>> '{}') = lower(${MEMBER_EMAIL})`,
    exported: { select: `t.kind, t.status, t.created_at, t.sent_at` },
    erased: { how: 'deleted' },
    kept: `${RETENTION.messageDays} days; recipient and content, until it is sent (job tidy-outbox)`,
  },
];

const UPLOADED: readonly MemberTable[] = [
  {
    table: 'taken_down_photos',
    memberColumns: ['upload_id'],
    own: `t.upload_id in (select id from uploads where user_id = ${MEMBER})`,
    exported: { select: 't.address, t.state, t.state_since' },
    // The photo's address is blocked until the file is deleted, and the row with it.
    erased: { how: 'unlinked', set: `places = '[]'` },
    kept: `while the photo exists; a removed one, ${RETENTION.removedContentDays} days (job erase-removed-contents)`,
  },
  {
    table: 'uploads',
    memberColumns: ['user_id'],
    own: `t.user_id = ${MEMBER}`,
    exported: {},
    // Nothing refers to these files any longer. A file without a member is deleted.
    erased: { how: 'unlinked', set: `user_id = null` },
    kept: `until ${ORPHAN_HOURS} hours after its last use (job remove-orphans)`,
  },
];

/** The member's own row comes last: any remaining reference to it would stop the erasure. */
const SELF: MemberTable = {
  table: 'users',
  memberColumns: ['id'],
  own: `t.id = ${MEMBER}`,
  exported: { except: ['version'] },
  erased: { how: 'deleted' },
  kept: WITH_ACCOUNT,
};

/**
 * The registry: every table that contains a member's id, with what the member can download, what happens to it when the
 * account is erased, and how long it is kept. Erasure processes it from top to bottom. A table that is missing here
 * fails test/database/account/registry.test.ts.
 */
export const MEMBER_TABLES: readonly MemberTable[] = [
  ...WRITTEN,
  ...MODERATION_TABLES,
  ...COPYRIGHT_TABLES,
  ...OWNED,
  ...UPLOADED,
  ...OUTGOING,
  ...SIGN_IN_TABLES,
  ...REVIEWS,
  SELF,
];
