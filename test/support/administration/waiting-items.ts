import type { TestApp } from '../app.js';
import { ADA, OLIVE } from '../search/seeded.js';

/** IDs of one waiting item in each queue, planted by `plantWaiting`. */
export const WAITING = {
  ...{ approvals: 9001, claims: 9101, feedback: 9201, reports: 9301, appeals: 9401, copyright: 9501, duplicates: 9601 },
  ownership: 9701,
} as const;

/** Members with a new account and with an old one. */
export const NEW_MEMBERS = ['0198c2f0-a001-7c11-9f00-2b6c5a1d4e77', '0198c2f0-a002-7c11-9f00-2b6c5a1d4e77'] as const;

/** A listing with pending changes of a claimed place, and its twin. */
export const CHANGED = 9002;
export const TWIN = 9003;

const STATEMENTS: readonly string[] = [
  `delete from businesses where id between 101 and 105`,
  `update users set created_at = now() - interval '1 year'`,
  `insert into users (id, first_name, created_at) select id, 'New', now() - interval '1 day'
    from unnest('{${NEW_MEMBERS.join(',')}}'::uuid[]) id`,
  `insert into businesses (id, name, category, kind, city, state, approval_status, owner_id, website, description, created_at)
    values (${WAITING.approvals}, 'Barkside', 'restaurants', 'cafe', 'Austin', 'TX', 'pending', '${NEW_MEMBERS[0]}',
      'https://barkside.example/', 'We sell cheap Viagra.', '2026-05-01T07:12:00Z')`,
  `insert into businesses (id, name, category, approval_status, owner_id, is_claimed, phone, pending_changes, created_at, updated_at)
    values (${CHANGED}, 'Paw Inn', 'hotels', 'approved', '${OLIVE}', true, '(512) 555-0142', '{"name": "Casino Inn"}',
      '2026-04-01T00:00:00Z', '2026-05-02T00:00:00Z'),
      (${TWIN}, 'The Paw Inn', 'hotels', 'approved', null, false, null, null, '2026-04-02T00:00:00Z', now())`,
  `insert into business_claims (id, business_id, claimant_user_id, claimant_name, claimant_email, verification_method, created_at)
    values (${WAITING.claims}, ${TWIN}, '${NEW_MEMBERS[1]}', 'Someone', 'someone@example.com', 'website_verification', '2026-05-03T00:00:00Z')`,
  `insert into ownership_requests (id, business_id, requester_id, owner_id, status, message, documents, answer_by, created_at)
    values (${WAITING.ownership}, ${CHANGED}, '${ADA}', '${OLIVE}', 'under_review', 'I bought it.', '{/a.pdf}', '2026-05-10T00:00:00Z', '2026-05-03T12:00:00Z')`,
  `insert into user_feedback (id, feedback_type, title, description, created_at)
    values (${WAITING.feedback}, 'bug_report', 'A bug', 'It does not work.', '2026-05-04T00:00:00Z')`,
  `insert into moderation_cases (id, target_type, target_id, created_at) values (${WAITING.reports}, 'review', '1', '2026-05-05T00:00:00Z')`,
  `insert into reports (id, case_id, reason) values (9311, ${WAITING.reports}, 'spam'), (9312, ${WAITING.reports}, 'fake')`,
  `insert into notices (id, member_id, kind, note, decided_by) values (9411, '${ADA}', 'warning', 'Be kind.', 'Ada')`,
  `insert into appeals (id, notice_id, text, created_at) values (${WAITING.appeals}, 9411, 'I was kind.', '2026-05-06T00:00:00Z')`,
  `insert into copyright_notices (id, name, email, postal_address, work, signature, items, created_at)
    values (${WAITING.copyright}, 'Cleo Lens', 'cleo@example.com', '1 Street, Austin', 'A photo.', 'Cleo', '[]', '2026-05-07T00:00:00Z')`,
  `insert into duplicate_candidates (id, lower_id, upper_id, score, reasons, created_at)
    values (${WAITING.duplicates}, ${CHANGED}, ${TWIN}, 90, '{Same name}', '2026-05-08T00:00:00Z')`,
  `delete from duplicate_checks`,
];

/** Plants one waiting item in each queue of a seeded directory, and only these. */
export async function plantWaiting({ database }: Pick<TestApp, 'database'>): Promise<void> {
  for (const statement of STATEMENTS) await database.pool.query(statement);
}
