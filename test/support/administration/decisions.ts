import { expect } from '@jest/globals';
import { NOTHING_IMPORTED } from '../../../domain/import/merge.js';
import type { Database } from '../../../infrastructure/postgres/database.js';
import { ADA, HIDDEN, OLIVE } from '../search/seeded.js';

/** A call that decides something, and the audit log entry it must produce. */
export interface Decided {
  /** Defaults to 200; 201 if the call creates something. */
  readonly status?: 201 | 202;
  readonly url: string;
  readonly payload: object;
  readonly entry: { readonly action: string; readonly target: string; readonly reason: string | null };
}

const business = (
  id: number,
  move: string,
  action: string,
  payload: Record<string, string | number> = {},
): Decided => ({
  url: `/api/admin/businesses/${id}/${move}`,
  payload,
  entry: {
    action: `business.${action}`,
    target: `business ${id}`,
    reason: String(payload['rejectionReason'] ?? payload['reason'] ?? '') || null,
  },
});

const claim = (id: number, decision: string, payload: Record<string, string> = {}): Decided => ({
  url: `/api/admin/business-claims/${id}/${decision}`,
  payload,
  entry: {
    action: `claim.${decision}`,
    target: `claim ${id}`,
    reason: payload['rejectionReason'] ?? payload['reason'] ?? null,
  },
});

const ownership = (id: number, decision: string): Decided => ({
  url: `/api/admin/ownership-requests/${id}/${decision}`,
  payload: { reason: 'The lease names them.' },
  entry: { action: `ownership.${decision}`, target: `ownership_request ${id}`, reason: 'The lease names them.' },
});

const report = (id: number, action: string): Decided => ({
  url: `/api/admin/reports/${id}/resolve`,
  payload: { action, reasonCode: 'spam', note: 'It only sells.' },
  entry: { action: `report.${action}`, target: `report ${id}`, reason: 'spam' },
});

const feedback = (id: number, call: string, action: string, payload: object, reason: string | null): Decided => ({
  url: `/api/admin/user-feedback/${id}/${call}`,
  payload,
  entry: { action: `feedback.${action}`, target: `feedback ${id}`, reason },
});

/** ID of a postcard waiting to be printed. */
const CARD = '0b8f4a52-6c1d-4e7a-9a53-2f1c6b7d8e90';

/** ID of an email that could not be delivered. */
const DEAD = '0b8f4a52-6c1d-4e7a-9a53-2f1c6b7d8e91';

/** A sample decision for every administrator call that changes something. Add a line here for each new call. */
export const DECISIONS: Readonly<Record<string, Decided>> = {
  'POST /api/admin/businesses/:id/review': business(HIDDEN.pending, 'review', 'takeUp'),
  'POST /api/admin/businesses/:id/approve': business(HIDDEN.pending, 'approve', 'approve'),
  'POST /api/admin/businesses/:id/reject': business(HIDDEN.under_review, 'reject', 'reject', {
    rejectionReason: 'A duplicate.',
  }),
  'POST /api/admin/businesses/:id/needs-revision': business(100_000, 'needs-revision', 'requestRevision', {
    reason: 'Which street?',
  }),
  // Gives the version, because the decision before it increased the version.
  'POST /api/admin/businesses/:id/verify': business(7, 'verify', 'verify', {
    verificationSource: 'A call.',
    version: 1,
  }),
  'POST /api/admin/businesses/:id/refuse-verification': {
    ...business(8, 'refuse-verification', 'refuseVerification', { verificationNotes: 'Nobody answers.', version: 1 }),
    entry: { action: 'business.refuseVerification', target: 'business 8', reason: 'Nobody answers.' },
  },
  'PATCH /api/admin/businesses/:id': {
    url: '/api/admin/businesses/9',
    payload: { phone: '(512) 555-0109', reason: 'The old number is dead.', version: 1 },
    entry: { action: 'business.edit', target: 'business 9', reason: 'The old number is dead.' },
  },
  'POST /api/admin/businesses/:id/hide': business(10, 'hide', 'hide', { reason: 'Under investigation.' }),
  'POST /api/admin/businesses/:id/unhide': business(12, 'unhide', 'unhide', { reason: 'All fine.' }),
  'POST /api/admin/businesses/:id/close': business(11, 'close', 'close', { reason: 'The sign says so.' }),
  'POST /api/admin/businesses/:id/reopen': business(13, 'reopen', 'reopen', { reason: 'It opened again.' }),
  'POST /api/admin/business-claims/:id/approve': claim(501, 'approve', { reason: 'We called them.' }),
  'POST /api/admin/appeals/:id/decide': {
    url: '/api/admin/appeals/601/decide',
    payload: { uphold: true, note: 'We were wrong.' },
    entry: { action: 'appeal.uphold', target: 'appeal 601', reason: 'spam' },
  },
  'POST /api/admin/business-claims/:id/reject': claim(502, 'reject', { rejectionReason: 'No proof.' }),
  'POST /api/admin/ownership-requests/:id/approve': ownership(501, 'approve'),
  'POST /api/admin/ownership-requests/:id/reject': ownership(502, 'reject'),
  'POST /api/admin/postcards/:id/sent': {
    url: `/api/admin/postcards/${CARD}/sent`,
    payload: {},
    entry: { action: 'postcard.send', target: `postcard ${CARD}`, reason: null },
  },
  'POST /api/admin/outgoing/:id/resend': {
    url: `/api/admin/outgoing/${DEAD}/resend`,
    payload: {},
    entry: { action: 'message.resend', target: `message ${DEAD}`, reason: null },
  },
  'POST /api/admin/duplicates/merge': {
    url: '/api/admin/duplicates/merge',
    payload: { keepId: 700, mergedId: 701, reason: 'The same phone and door.' },
    entry: { action: 'business.merge', target: 'business 701', reason: 'The same phone and door.' },
  },
  'POST /api/admin/duplicates/:id/dismiss': {
    url: '/api/admin/duplicates/601/dismiss',
    payload: { reason: 'Two floors.' },
    entry: { action: 'business.notTheSame', target: 'business 700', reason: 'Two floors.' },
  },
  'POST /api/admin/merges/:id/undo': {
    url: '/api/admin/merges/601/undo',
    payload: { reason: 'Two shops after all.' },
    entry: { action: 'business.undoMerge', target: 'business 703', reason: 'Two shops after all.' },
  },
  'POST /api/admin/imports/:id/lines/:number/list': {
    url: '/api/admin/imports/601/lines/1/list',
    payload: {},
    entry: { action: 'import.list', target: 'import 601', reason: null },
  },
  'POST /api/admin/imports/:id/undo': {
    url: '/api/admin/imports/602/undo',
    payload: {},
    entry: { action: 'import.undo', target: 'import 602', reason: null },
    status: 202,
  },
  'POST /api/admin/reports/:id/resolve': report(601, 'hide'),
  'POST /api/admin/copyright-notices/:id/decide': {
    url: '/api/admin/copyright-notices/503/decide',
    payload: { decision: 'accept', reason: 'The same.' },
    entry: { action: 'copyright.accept', target: 'copyright_notice 503', reason: null },
  },
  'POST /api/admin/members/:userId/sanctions': {
    url: `/api/admin/members/${OLIVE}/sanctions`,
    payload: { action: 'suspend', reasonCode: 'copyright', note: 'Three notices in a year.' },
    entry: {
      action: 'member.suspend',
      target: expect.stringMatching(/^notice \d+$/) as unknown as string,
      reason: 'copyright',
    },
  },
  'PUT /api/admin/user-feedback/:id/status': feedback(601, 'status', 'complete', { status: 'completed' }, null),
  'PUT /api/admin/user-feedback/:id/complete': feedback(602, 'complete', 'complete', { actionTaken: 'Done.' }, 'Done.'),
  'PUT /api/admin/user-feedback/:id/answer': feedback(602, 'answer', 'answer', { isAnswered: true }, null),
  'POST /api/admin/user-feedback/:id/listing': {
    ...feedback(603, 'listing', 'list', { force: true }, null),
    status: 201,
  },
};

/**
 * Adds four businesses with the same name: 700 and 701 can be merged, 703 was merged into 702, and 700 and 702 are a
 * duplicate candidate.
 */
async function plantDuplicates({ pool }: Database): Promise<void> {
  const nothing = { reviews: [], returned: [], older: [], claims: [], feedback: [], photos: [], interactions: [] };
  await pool.query(
    `insert into businesses (id, name, category, approval_status, is_active, merged_into)
     select n, 'Twin', 'services', 'approved', n <> 703, case n when 703 then 702 end from generate_series(700, 703) n`,
  );
  await pool.query(
    `insert into business_merges (id, kept_id, merged_id, merged_by, moved) values (601, 702, 703, 'Ada', $1)`,
    [JSON.stringify({ ...nothing, ownership: null })],
  );
  await pool.query(`insert into duplicate_candidates (id, lower_id, upper_id, score) values (601, 700, 702, 60)`);
}

/** Adds two imports; the first one has a likely duplicate that can be listed. */
async function plantImports({ pool }: Database): Promise<void> {
  await pool.query(
    `insert into imports (id, file_name, format, path, fingerprint, is_dry_run, state, counts, started_by, ended_at, is_recorded)
     select n, 'list.csv', 'csv', '', '', false, 'done', '{"added": 0, "duplicate": 1}', 'Ada', now(), true from generate_series(601, 602) n`,
  );
  const content = { ...NOTHING_IMPORTED, name: 'A Double', category: 'services' };
  const judged = { source: 'list', externalId: '1', attribution: null, content, likeId: null, likeLine: null };
  await pool.query(
    `insert into import_lines (import_id, number, line, outcome, judged) values (601, 1, 2, 'duplicate', $1)`,
    [JSON.stringify({ ...judged, score: 60, reasons: [] })],
  );
}

/** Adds what the decisions decide on, to a seeded directory whose ids continue. */
export async function plantDecidable(database: Database): Promise<void> {
  const { pool } = database;
  await pool.query(
    `insert into businesses (name, category, approval_status) values ('A third one', 'services', 'pending'),
       ('Claimed by Ada', 'services', 'approved'), ('Claimed by Ada too', 'services', 'approved')`,
  );
  await pool.query(
    `insert into business_claims (id, business_id, claimant_user_id, claimant_name, claimant_email, verification_method)
     select n, n + 99500, $1, 'Ada', 'ada@example.com', 'website_verification' from unnest(array[501, 502]) n`,
    [ADA],
  );
  await pool.query(
    `insert into businesses (id, name, category, approval_status, owner_id, is_claimed, claimed_by)
     select n, 'Wanted', 'services', 'approved', $1, true, $1 from unnest(array[7710, 7711]) n`,
    [OLIVE],
  );
  await pool.query(
    `with buyer as (insert into users (id, first_name, email) values (gen_random_uuid(), 'Rita', 'rita@example.com') returning id)
     insert into ownership_requests (id, business_id, requester_id, owner_id, status, message, answer_by)
     select n, n + 7209, buyer.id, $1, 'under_review', 'I bought it.', now() from buyer, unnest(array[501, 502]) n`,
    [OLIVE],
  );
  await pool.query(
    `with notice as (insert into notices (member_id, kind, reason, note, decided_by, token_hash)
       values ($1, 'suspension', 'spam', 'Links.', 'Administrator', 'a hash') returning id)
     insert into appeals (id, notice_id, text) select 601, id, 'It was someone else.' from notice`,
    [ADA],
  );
  await pool.query(`insert into moderation_cases (id, target_type, target_id) values (601, 'review', '1')`);
  await pool.query(
    `insert into copyright_notices (id, name, email, postal_address, work, signature, items)
     values (503, 'Pat', 'pat@example.org', '7 Example Lane', 'A text', 'Pat', $1)`,
    [JSON.stringify([{ path: '/business/3#review-1', targetType: 'review', targetId: '1' }])],
  );
  await pool.query(
    `insert into user_feedback (id, feedback_type, title, description, contact_email, recommended_business_name, recommended_business_category)
     select n, 'business_recommendation', 'A find', 'Words.', 'rosa@example.com', 'The Muddy Paw', 'services' from unnest(array[601, 602, 603]) n`,
  );
  await pool.query(
    `insert into outbox (id, kind, service, dedupe_key, status)
     values ($1, 'postcard', true, 'a card', 'queued'), ($2, 'mail', true, 'an email', 'dead')`,
    [CARD, DEAD],
  );
  await pool.query(
    `update businesses set is_active = false, hidden_at = case id when 12 then now() end,
       closed_at = case id when 13 then now() end where id in (12, 13)`,
  );
  await plantDuplicates(database);
  await plantImports(database);
}
