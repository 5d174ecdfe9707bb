import type { Queue } from '../../../domain/administration/queue.js';
import { MAX_SPAM_TEXT } from '../../../domain/administration/spam-words.js';
import { WAITS } from '../../business/business.entity.js';
import { isOpenClaim } from '../../claim/claim.entity.js';
import { isOpenFeedback } from '../../feedback/feedback.entity.js';
import { OPEN_COPYRIGHT_NOTICE } from '../../moderation/copyright/copyright-reads.query.js';
import { LINKS_OF_BUSINESS } from './link-checks.repository.js';
import { BROKEN_LINKS, FIRST_LISTING, networkSql, TWIN } from './mark-sql.js';
import { queueSql, sinceOf, type QueueSql } from './queue-sql.js';

const PLACE = 'b.name, b.city, b.state, b.category, b.kind';

/** SQL of the first characters of a sender's text, the part that is searched for spam. */
const textOf = (...columns: string[]): string =>
  `left(concat_ws(' ', ${columns.join(', ')}), ${MAX_SPAM_TEXT}) as text`;

/** The links of business `b` that are checked. */
const LINKS = `${LINKS_OF_BUSINESS} as links`;

const OWN_ID = 'select w.id as row_id, w.id from waiting w';

/** The contact of a claimed business before and after a change that waits; null for any other business. */
const CONTACT = `case when b.is_claimed and b.pending_changes is not null then json_build_object(
  'before', json_build_object('name', b.name, 'phone', b.phone),
  'after', json_build_object('name', coalesce(b.pending_changes ->> 'name', b.name),
    'phone', case when b.pending_changes ? 'phone' then b.pending_changes ->> 'phone' else b.phone end)) end as contact`;

/** In the order of the list of businesses awaiting approval. Index businesses_waiting. */
const APPROVALS = queueSql({
  name: 'approvals',
  columns: `b.id, ${PLACE}, b.version,
    ${sinceOf(`case when b.approval_status = 'approved' then b.updated_at else b.created_at end`)},
    b.owner_id as owner, b.phone, b.is_public, ${textOf('b.name', `b.pending_changes ->> 'name'`, 'b.description')}, ${LINKS}, ${CONTACT}`,
  from: `businesses b where ${WAITS}`,
  order: 'b.created_at, b.id',
  marks: [networkSql('business', OWN_ID), TWIN, BROKEN_LINKS, FIRST_LISTING],
});

/** Index business_claims_status. */
const CLAIMS = queueSql({
  name: 'claims',
  columns: `c.id, ${PLACE}, ${sinceOf('c.created_at')}, c.verification_method as "verificationMethod",
    c.proven_at is not null as "isProven", c.website_found as "websiteFound", c.code_sent_to as "codeSentTo",
    cardinality(c.verification_documents) as documents, ${textOf('c.claimant_name', 'c.ownership_proof')}, ${LINKS}`,
  from: `business_claims c join businesses b on b.id = c.business_id where ${isOpenClaim('c.status')}`,
  counted: `business_claims c where ${isOpenClaim('c.status')}`,
  order: 'c.created_at, c.id',
  marks: [networkSql('claim', OWN_ID), BROKEN_LINKS],
});

/** Index ownership_requests_status. */
const OWNERSHIP = queueSql({
  name: 'ownership',
  columns: `r.id, ${PLACE}, ${sinceOf('r.created_at')}, array[cardinality(r.documents), cardinality(r.owner_documents)] as sides,
    ${textOf('r.message')}`,
  from: `ownership_requests r join businesses b on b.id = r.business_id where r.status = 'under_review'`,
  counted: `ownership_requests r where r.status = 'under_review'`,
  order: 'r.created_at, r.id',
});

const RECOMMENDED = `f.feedback_type = 'business_recommendation'`;

/** Index user_feedback_open. */
const FEEDBACK = queueSql({
  name: 'feedback',
  columns: `f.id, coalesce(case when ${RECOMMENDED} then f.recommended_business_name end, f.title) as name,
    coalesce(f.recommended_business_city, b.city) as city, coalesce(f.recommended_business_state, b.state) as state,
    f.feedback_type as kind, ${sinceOf('f.created_at')},
    ${textOf('f.title', 'f.recommended_business_name', 'f.description', 'f.recommended_business_description')}`,
  from: `user_feedback f left join businesses b on b.id = f.business_id where ${isOpenFeedback('f.status')}`,
  counted: `user_feedback f where ${isOpenFeedback('f.status')}`,
  order: 'f.created_at, f.id',
  marks: [networkSql('feedback', OWN_ID)],
});

/** SQL of the words of reported content of one type. */
const wordsOf = (type: string, words: string, table: string): string =>
  `when '${type}' then (select ${words} from ${table} t where t.id = (case when c.target_type = '${type}' then c.target_id end)::integer)`;

const REPORTED_WORDS = `case c.target_type
  ${wordsOf('review', `concat_ws(': ', t.title, t.content)`, 'reviews')}
  ${wordsOf('response', 't.content', 'review_responses')}
  ${wordsOf('guide_dog', `concat_ws(': ', t.pet_name, t.bio)`, 'guide_dogs')}
  ${wordsOf('pet_profile', `concat_ws(': ', t.pet_name, t.bio)`, 'pet_profiles')}
  ${wordsOf('turned_away', 't.staff_said', 'turned_away_reports')}
  ${wordsOf('turned_away_answer', 't.content', 'turned_away_answers')} end`;

/** Index moderation_cases_status. */
const REPORTS = queueSql({
  name: 'reports',
  columns: `c.id, left(${REPORTED_WORDS}, ${MAX_SPAM_TEXT}) as text, c.target_type as kind, ${sinceOf('c.created_at')},
    (select count(*)::integer from reports r where r.case_id = c.id) as reports`,
  from: `moderation_cases c where c.status = 'open'`,
  order: 'c.created_at, c.id',
  marks: [networkSql('report', 'select w.id as row_id, r.id from waiting w join reports r on r.case_id = w.id')],
});

/** Index appeals_status. */
const APPEALS = queueSql({
  name: 'appeals',
  columns: `a.id, nullif(concat_ws(' ', u.first_name, u.last_name), '') as name, n.kind, ${sinceOf('a.created_at')}`,
  from: `appeals a join notices n on n.id = a.notice_id join users u on u.id = n.member_id where a.status = 'open'`,
  counted: `appeals a where a.status = 'open'`,
  order: 'a.created_at, a.id',
});

/** Index copyright_notices_status. A counter-notice waits since it was sent. */
const COPYRIGHT = queueSql({
  name: 'copyright',
  columns: `n.id, n.name, n.status as kind, ${sinceOf(`coalesce(
    case when n.status = 'taken_down' then (select min(c.created_at) from copyright_counter_notices c
      where c.notice_id = n.id and c.status = 'waiting') end, n.created_at)`)}`,
  from: `copyright_notices n where ${OPEN_COPYRIGHT_NOTICE}`,
  order: 'n.created_at, n.id',
});

/** Index duplicate_candidates_waiting. */
const DUPLICATES = queueSql({
  name: 'duplicates',
  columns: `c.id, concat_ws(' and ', l.name, nullif(u.name, l.name)) as name, l.city, l.state, l.category, l.kind,
    ${sinceOf('c.created_at')}`,
  from: `duplicate_candidates c join businesses l on l.id = c.lower_id join businesses u on u.id = c.upper_id
    where c.dismissed_at is null and l.is_public and u.is_public`,
  order: 'c.score desc, c.id',
});

export const QUEUE_SQL: Readonly<Record<Queue, QueueSql>> = {
  approvals: APPROVALS,
  claims: CLAIMS,
  ownership: OWNERSHIP,
  feedback: FEEDBACK,
  reports: REPORTS,
  appeals: APPEALS,
  copyright: COPYRIGHT,
  duplicates: DUPLICATES,
};
