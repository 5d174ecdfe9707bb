import type { EmailPreviewInput } from '../../../interfaces/contract/outgoing/email-preview.js';
import type { TestApp } from '../app.js';
import { giveNotice } from '../moderation.js';
import { ADA, OLIVE } from '../search/seeded.js';
import { deliveredMails } from './deliveries.js';

/** Adds what `PREVIEWED_DECISIONS` are about. Olive owns the listings from 7001. */
export async function plantDecisions(app: TestApp): Promise<void> {
  const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);
  await sql(
    `insert into businesses (id, name, category, approval_status, owner_id, is_claimed)
     select n, 'Barton Bakery ' || n, 'services', case when n < 7005 then 'pending' else 'approved' end,
       case when n < 7010 then $1::uuid end, n < 7010 from generate_series(7001, 7014) n`,
    [OLIVE],
  );
  await sql(
    `insert into business_claims (id, business_id, claimant_user_id, claimant_name, claimant_email, verification_method)
     select id, place, member, 'Ada', 'ada-claims@example.com', 'website_verification'
     from (values (7001, 7011, $1::uuid), (7002, 7011, $2::uuid), (7003, 7012, $1::uuid)) c (id, place, member)`,
    [ADA, OLIVE],
  );
  await sql(
    `with buyer as (insert into users (id, first_name, email) values (gen_random_uuid(), 'Rita', 'rita@example.com') returning id)
     insert into ownership_requests (id, business_id, requester_id, owner_id, status, message, answer_by)
     select n, n, buyer.id, $1, 'under_review', 'I bought it.', now() from buyer, generate_series(7008, 7009) n`,
    [OLIVE],
  );
  await sql(
    `insert into user_feedback (id, feedback_type, title, description, contact_email, contact_preference,
       recommended_business_name, recommended_business_category, business_id)
     values (7001, 'business_recommendation', 'A find', 'Words.', 'rosa@example.com', 'email', 'The Muddy Paw', 'services', null),
       (7002, 'business_recommendation', 'A find', 'Words.', null, 'none', 'The Dry Paw', 'services', null),
       (7003, 'listing_issue', 'Closed', 'It is closed.', null, 'none', null, null, 7006),
       (7004, 'bug_report', 'A bug', 'It does not work.', 'sam@example.com', 'email', null, null, null)`,
  );
  await sql('delete from reviews where user_id = $1', [ADA]);
  await sql(
    `insert into reviews (id, business_id, user_id, rating, title, content)
     select n, n - 6981, $1, 5, 'A title', 'Long enough a review' from generate_series(7001, 7002) n`,
    [ADA],
  );
  await sql(
    'update business_entries set review_count = 1, rating_sum = 5, favorable_count = 1 where id between 20 and 21',
  );
  await sql(
    `insert into moderation_cases (id, target_type, target_id) select n, 'review', n::text from generate_series(7001, 7002) n`,
  );
  await sql(`insert into reports (case_id, reason, reporter_email) values (7001, 'spam', 'pia@example.org')`);
  await sql(
    `insert into copyright_notices (id, name, email, postal_address, work, signature, items)
     select n, 'Pat', 'pat@example.org', '7 Example Lane', 'A text', 'Pat', $1 from generate_series(7001, 7002) n`,
    [JSON.stringify([{ path: '/business/21#review-7002', targetType: 'review', targetId: '7002' }])],
  );
  const notice = await giveNotice(app, ADA, { decidedBy: 'Grace' });
  await sql(`insert into appeals (id, notice_id, text) values (7001, $1, 'It was someone else.')`, [notice]);
  await deliveredMails(app);
}

/** Each decision with the call that makes it, and the addresses that get an email. */
export const PREVIEWED_DECISIONS: readonly (readonly [
  EmailPreviewInput,
  'POST' | 'PUT' | 'DELETE',
  string,
  readonly string[],
])[] = [
  [
    { decision: 'rejectBusiness', id: 7001, body: { rejectionReason: 'No such street.\n<b>Check</b> it.' } },
    ...(['POST', 'businesses/7001/reject', ['olive']] as const),
  ],
  [
    { decision: 'requestBusinessRevision', id: 7002, body: { reason: 'Which street?' } },
    ...(['POST', 'businesses/7002/needs-revision', ['olive']] as const),
  ],
  [{ decision: 'approveBusiness', id: 7003, body: {} }, 'POST', 'businesses/7003/approve', ['olive']],
  [
    { decision: 'verifyBusiness', id: 7005, body: { verificationSource: 'A call' } },
    'POST',
    'businesses/7005/verify',
    [],
  ],
  [
    { decision: 'refuseVerification', id: 7005, body: { verificationNotes: 'Nobody answers.' } },
    ...(['POST', 'businesses/7005/refuse-verification', []] as const),
  ],
  [{ decision: 'hideBusiness', id: 7007, body: { reason: 'Doubts.' } }, 'POST', 'businesses/7007/hide', ['olive']],
  [{ decision: 'unhideBusiness', id: 7007, body: { reason: 'Fine.' } }, 'POST', 'businesses/7007/unhide', ['olive']],
  [{ decision: 'closeBusiness', id: 7007, body: { reason: 'Gone.' } }, 'POST', 'businesses/7007/close', ['olive']],
  [{ decision: 'reopenBusiness', id: 7007, body: { reason: 'Back.' } }, 'POST', 'businesses/7007/reopen', ['olive']],
  [{ decision: 'deleteBusiness', id: 7007, body: { reason: 'A test.' } }, 'DELETE', 'businesses/7007', ['olive']],
  [{ decision: 'hideBusiness', id: 7013, body: { reason: 'Doubts.' } }, 'POST', 'businesses/7013/hide', []],
  [
    { decision: 'rejectClaim', id: 7003, body: { rejectionReason: 'No proof.', adminNotes: 'Only for us.' } },
    ...(['POST', 'business-claims/7003/reject', ['ada-claims']] as const),
  ],
  [
    { decision: 'approveClaim', id: 7001, body: { reason: 'We called them.' } },
    ...(['POST', 'business-claims/7001/approve', ['ada-claims', 'ada-claims']] as const),
  ],
  [
    { decision: 'approveOwnershipRequest', id: 7009, body: { reason: 'The lease names Rita.' } },
    ...(['POST', 'ownership-requests/7009/approve', ['olive', 'rita']] as const),
  ],
  [
    { decision: 'rejectOwnershipRequest', id: 7008, body: { reason: 'No lease.', adminNotes: 'Only for us.' } },
    ...(['POST', 'ownership-requests/7008/reject', ['olive', 'rita']] as const),
  ],
  [
    { decision: 'createBusinessFromRecommendation', id: 7001, body: { description: 'A place for dogs.' } },
    ...(['POST', 'user-feedback/7001/listing', ['rosa']] as const),
  ],
  [
    { decision: 'createBusinessFromRecommendation', id: 7002, body: { description: 'A place for cats.' } },
    ...(['POST', 'user-feedback/7002/listing', []] as const),
  ],
  [
    { decision: 'closeReportedBusiness', id: 7003, body: { reason: 'A visitor says so.' } },
    ...(['POST', 'user-feedback/7003/close-business', ['olive']] as const),
  ],
  [
    { decision: 'setFeedbackStatus', id: 7004, body: { status: 'in_progress' } },
    ...(['PUT', 'user-feedback/7004/status', []] as const),
  ],
  [
    { decision: 'completeFeedback', id: 7004, body: { actionTaken: 'We fixed it.' } },
    ...(['PUT', 'user-feedback/7004/complete', []] as const),
  ],
  [
    { decision: 'resolveReport', id: 7001, body: { action: 'hide', reasonCode: 'spam', note: 'It only sells.' } },
    ...(['POST', 'reports/7001/resolve', ['ada', 'pia']] as const),
  ],
  [
    { decision: 'resolveReport', id: 7002, body: { action: 'keep', reasonCode: 'spam' } },
    ...(['POST', 'reports/7002/resolve', []] as const),
  ],
  [
    { decision: 'decideOnAppeal', id: 7001, body: { uphold: true, note: 'We were wrong.' } },
    ...(['POST', 'appeals/7001/decide', ['ada']] as const),
  ],
  [
    { decision: 'decideOnCopyrightNotice', id: 7001, body: { decision: 'accept', reason: 'The same text.' } },
    ...(['POST', 'copyright-notices/7001/decide', ['ada', 'pat']] as const),
  ],
  [
    { decision: 'decideOnCopyrightNotice', id: 7002, body: { decision: 'refuse', reason: 'Fair use.' } },
    ...(['POST', 'copyright-notices/7002/decide', ['pat']] as const),
  ],
  [
    { decision: 'sanctionMember', id: ADA, body: { action: 'warn', reasonCode: 'copyright', note: 'Two notices.' } },
    ...(['POST', `members/${ADA}/sanctions`, ['ada']] as const),
  ],
];
