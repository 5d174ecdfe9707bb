import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TOKEN_SCOPES } from '../../../domain/account/access-token.js';
import { REVIEW_FATES } from '../../../domain/account/account.js';
import { INTERACTION_TYPES } from '../../../domain/analytics/interaction.js';
import { APPROVAL_STATUSES } from '../../../domain/business/approval.js';
import { CATEGORIES } from '../../../domain/business/category.js';
import { CLAIM_METHODS } from '../../../domain/claim/claim-method.js';
import { CLAIM_STATUSES } from '../../../domain/claim/claim.js';
import { CODE_RECIPIENTS, WEBSITE_PLACES } from '../../../domain/claim/verification.js';
import { LISTING_TIERS } from '../../../domain/business/listing-tier.js';
import { PRICE_RANGES } from '../../../domain/business/price-range.js';
import {
  CONTACT_PREFERENCES,
  FEEDBACK_PRIORITIES,
  FEEDBACK_STATUSES,
  FEEDBACK_TYPES,
} from '../../../domain/feedback/feedback.js';
import { APPEAL_STATUSES } from '../../../domain/moderation/appeal.js';
import { MEMBER_NOTICE_KINDS } from '../../../domain/moderation/decision-notice.js';
import { MODERATION_REASONS } from '../../../domain/moderation/reason.js';
import { TARGET_TYPES } from '../../../domain/moderation/target.js';
import { MESSAGE_STATUSES } from '../../../domain/outgoing/message-status.js';
import { PREMIUM_CHOICES, TRANSFER_STATUSES } from '../../../domain/ownership/business-transfer.js';
import { REQUEST_STATUSES } from '../../../domain/ownership/ownership-request.js';
import { ACTIVITY_LEVELS, PET_SIZES, PET_TYPES } from '../../../domain/pet/pet.js';
import { RATING } from '../../../domain/review/rating.js';
import { TURNED_AWAY_STATUSES } from '../../../domain/turned-away/turned-away.js';
import { UPLOAD_KINDS } from '../../../domain/upload/upload-kind.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';

/** Columns restricted to a closed list of values from the domain. */
const LISTS: readonly (readonly [column: string, values: readonly string[]])[] = [
  ['access_tokens.scopes', TOKEN_SCOPES],
  ['business_analytics.interaction_type', INTERACTION_TYPES],
  ['business_analytics_days.interaction_type', INTERACTION_TYPES],
  ['business_claims.code_sent_to', CODE_RECIPIENTS],
  ['business_claims.status', CLAIM_STATUSES],
  ['business_claims.verification_method', CLAIM_METHODS],
  ['business_claims.website_found', WEBSITE_PLACES],
  ['businesses.approval_status', APPROVAL_STATUSES],
  ['businesses.category', CATEGORIES],
  ['businesses.price_range', PRICE_RANGES],
  ['businesses.tier', LISTING_TIERS],
  ['business_transfers.premium', PREMIUM_CHOICES],
  ['business_transfers.status', TRANSFER_STATUSES],
  ['ownership_requests.status', REQUEST_STATUSES],
  ['appeals.status', APPEAL_STATUSES],
  ['notices.kind', MEMBER_NOTICE_KINDS],
  ['notices.reason', Object.keys(MODERATION_REASONS)],
  ['notices.target_type', TARGET_TYPES],
  ['moderation_cases.target_type', TARGET_TYPES],
  ['outbox.status', MESSAGE_STATUSES],
  ['pet_profiles.activity_level', ACTIVITY_LEVELS],
  ['pet_profiles.pet_size', PET_SIZES],
  ['pet_profiles.pet_type', PET_TYPES],
  ['turned_away_reports.status', TURNED_AWAY_STATUSES],
  ['uploads.kind', UPLOAD_KINDS],
  ['user_feedback.contact_preference', CONTACT_PREFERENCES],
  ['user_feedback.feedback_type', FEEDBACK_TYPES],
  ['user_feedback.priority', FEEDBACK_PRIORITIES],
  ['user_feedback.status', FEEDBACK_STATUSES],
  ['users.erasure_reviews', REVIEW_FATES],
];

let database: Database;
const constraints = new Map<string, string>();

beforeAll(async () => {
  const { appUrl } = await emptyDirectory('closed_lists');
  database = new Database({ url: appUrl, connections: 1 });
  const { rows } = await database.pool.query<{ column: string; definition: string }>(
    `select c.conrelid::regclass || '.' || a.attname as column, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'c' and cardinality(c.conkey) = 1`,
  );
  for (const { column, definition } of rows) constraints.set(column, definition);
});

afterAll(() => database?.close());

describe('closed lists in the database', () => {
  it.each(LISTS)('allow for %s only the values listed in the domain', (column, values) => {
    const allowed = [...(constraints.get(column) ?? '').matchAll(/'([^']+)'/g)].map(([, value]) => value);
    expect(allowed.toSorted()).toEqual([...values].toSorted());
  });

  it('allow for a review only the ratings listed in the domain', () => {
    const definition = constraints.get('reviews.rating') ?? '';
    expect([...definition.matchAll(/\d+/g)].map(([number]) => Number(number))).toEqual([RATING.min, RATING.max]);
  });
});
