import { joinSanction } from '../account/sanction-sql.js';
import { roleOf } from '../business/people/role-sql.js';
import { isoTime } from '../postgres/list-page.js';
import type { Statement } from '../postgres/database.js';

/** The business as the contract's `WebhookBusiness`. `$2` is the address of the site. */
const BUSINESS = `jsonb_build_object('id', b.id, 'url', $2::text || '/business/' || b.id, 'name', b.name, 'category', b.category,
    'kind', b.kind, 'address', b.address, 'city', b.city, 'state', b.state, 'zipCode', b.zip_code, 'country', b.country,
    'phone', b.phone, 'website', b.website, 'latitude', b.latitude, 'longitude', b.longitude, 'isPublic', b.is_public,
    'isClaimed', b.is_claimed, 'isVerified', b.is_verified, 'closedAt', ${isoTime('b.closed_at')},
    'mergedInto', b.merged_into, 'updatedAt', ${isoTime('b.updated_at')})
  || case when e.user_id is not null then jsonb_build_object('approvalStatus', b.approval_status) else '{}' end`;

const POLICY = `jsonb_build_object('policy', b.policy, 'openingHours', b.opening_hours, 'disputed', to_jsonb(b.disputed),
    'confirmedAt', ${isoTime('b.policy_confirmed_at')})`;

const REVIEW = `(select jsonb_build_object('id', r.id, 'rating', r.rating, 'title', r.title, 'content', r.content,
      'disclosure', r.disclosure, 'createdAt', ${isoTime('r.created_at')}, 'updatedAt', ${isoTime('r.updated_at')},
      'response', (select jsonb_build_object('content', o.content, 'updatedAt', ${isoTime('o.updated_at')})
        from review_responses o where o.review_id = r.id and o.state = 'shown'))
    from reviews r where r.id = d.subject_id and r.is_published)`;

const CLAIM = `(select jsonb_build_object('id', c.id, 'status', c.status, 'verificationMethod', c.verification_method,
      'rejectionReason', c.rejection_reason, 'createdAt', ${isoTime('c.created_at')}, 'updatedAt', ${isoTime('c.updated_at')})
    from business_claims c where c.id = d.subject_id)`;

/** SQL for a `Visibility`: may the receiver see delivery `d` of endpoint `e` about business `b`? */
export const VISIBILITY = `case when e.user_id is null then 'administrator' else 'member' end as receiver,
    ${roleOf('b', 'e.user_id')} as role, coalesce(b.is_public, false) as "isPublic",
    d.business_id is not null and b.id is null as "isGone",
    exists (select from business_claims c where c.id = d.subject_id and c.claimant_user_id = e.user_id) as "isClaimant",
    exists (select from reviews r where r.id = d.subject_id and r.is_published) as "isReviewPublished"`;

/** A taken delivery with what decides whether its receiver may see it, and its record as it is now. */
export const EVENT: Statement = {
  name: 'webhook-event',
  text: `select d.id, d.endpoint_id as "endpointId", d.type, d.created_at as "createdAt", d.attempts, e.url,
      array_remove(array[e.secret, case when e.old_secret_until > now() then e.old_secret end], null) as secrets,
      e.user_id as "memberId", u.erasure_at is not null or coalesce(sanction.kind = 'suspension', false) as "isSuspended",
      d.business_id as "businessId", d.subject_id as "subjectId",
      ${VISIBILITY},
      case split_part(d.type, '.', 1) when 'business' then ${BUSINESS} when 'policy' then ${POLICY} when 'review' then ${REVIEW}
        when 'claim' then ${CLAIM} end as record
    from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
      left join businesses b on b.id = d.business_id
      left join users u on u.id = e.user_id
      ${joinSanction('u.id', 'u.email')}
    where d.id = $1 and d.is_taken and e.is_enabled`,
};
