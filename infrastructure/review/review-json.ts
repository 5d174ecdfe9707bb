import { REVIEW_LIMITS } from '../../domain/review/review.js';
import { GUIDE_DOG_DRAWING, GUIDE_DOG_PHOTO } from '../guide-dog/guide-dog-picture.js';
import { drawingOfPet, petDrawingSql } from '../pet/pet-drawing-sql.js';
import { isClosed, shownOwner } from '../account/closed-account-sql.js';
import { isPublicPet } from '../pet/pet-profile.entity.js';
import { isoTime } from '../postgres/list-page.js';

/** SQL of type json for the contract's `OwnerResponse` from review_responses `a`. */
export const RESPONSE_JSON = `json_build_object('id', a.id, 'reviewId', a.review_id, 'content', a.content,
  'createdAt', ${isoTime('a.created_at')}, 'updatedAt', ${isoTime('a.updated_at')}, 'state', nullif(a.state, 'shown'))`;

/**
 * SQL of the type of the pet that a review names; null if it is not public. Taken from the author's Guide Dog with that
 * name, else from their public pet with that name.
 */
const PET_TYPE = `case when lower(g.pet_name) = lower(r.pet_name) then g.pet_type else (select k.pet_type from pet_profiles k
    where k.user_id = u.id and lower(k.pet_name) = lower(r.pet_name) and ${isPublicPet('k')}
    order by k.id limit 1) end`;

/** SQL of the picture of one of the author's public pets that meets a condition on pet_profiles `k`; null if none does. */
const picture = (
  condition: string,
): string => `(select coalesce(k.pet_image_url, ${drawingOfPet('k')}) from pet_profiles k
    where k.user_id = u.id and ${isPublicPet('k')} and ${condition} order by k.id limit 1)`;

/** SQL of a drawing for authors who show no pet: a paw. */
const PAW = petDrawingSql({ id: 'r.id', petType: `'other'`, breed: 'null::text', furColor: 'null::text' });

/**
 * SQL of the picture of the author's pet: the public one that the review names, else their Guide Dog, else one that they
 * show in the community list.
 */
const PET_PICTURE = `coalesce(${picture('lower(k.pet_name) = lower(r.pet_name)')},
  case when g.id is not null then coalesce(${GUIDE_DOG_PHOTO}, ${GUIDE_DOG_DRAWING}) end,
  ${picture('k.show_in_community')}, ${PAW})`;

/**
 * Returns SQL of the contract's `Review` as text, from reviews `r`, its business `b`, its author `u`, the author's
 * Guide Dog `g`, and its response `a`; the last three may be missing. The author is shown only by first name and
 * picture. If the profile is paused, others do not see the author at all, only the text. `voted` is SQL of the viewer's
 * vote, `viewer` SQL of the viewer's id or null, `status` SQL of the Guide Dog's tier.
 */
export function reviewJson(voted: string, viewer: string, status = 'g.status'): string {
  const hidden = `u.paused and u.id is distinct from ${viewer}`;
  return `json_build_object(
  'id', r.id, 'rating', r.rating, 'title', r.title, 'content', r.content,
  'petName', case when ${hidden} then null else r.pet_name end,
  'images', case when ${hidden} then '{}'::text[] else r.images[1:${REVIEW_LIMITS.images}] end,
  'isHelpful', r.is_helpful, 'helpfulCount', r.helpful_count, 'votedHelpful', ${voted},
  'petType', case when ${hidden} then null else ${PET_TYPE} end,
  'petPicture', case when ${hidden} then ${PAW} else ${PET_PICTURE} end,
  'guideDogStatus', case when ${hidden} then null else ${status} end,
  'disclosure', r.disclosure, 'createdAt', ${isoTime('r.created_at')}, 'updatedAt', ${isoTime('r.updated_at')}, 'userId', case when ${hidden} then null else r.user_id end,
  'user', case when u.id is null or (${hidden}) then null
    else json_build_object('firstName', u.first_name, 'profileImageUrl', u.profile_image_url) end,
  'business', json_build_object('id', b.id, 'name', b.name, 'category', b.category, 'ownerId', ${shownOwner('b')}),
  'hasResponse', a.id is not null, 'response', case when a.id is null then null else ${RESPONSE_JSON} end,
  'state', nullif(r.state, 'shown'))::text`;
}

/**
 * Returns the SQL condition on a response `a` that `viewer` (SQL of an id, or null) may see it. Responses of closed
 * accounts are hidden until the account is restored or erased.
 */
export function responseIsShown(viewer: string): string {
  return `(a.state = 'shown' and not ${isClosed('a.responder_id')} or a.responder_id = ${viewer})`;
}

/** Returns the joins that add everything belonging to a review that `viewer` may see. */
export function reviewJoins(viewer: string): string {
  return `join businesses b on b.id = r.business_id left join users u on u.id = r.user_id
  left join guide_dogs g on g.user_id = u.id and g.state = 'shown'
  left join review_responses a on a.review_id = r.id and ${responseIsShown(viewer)}`;
}

/**
 * SQL condition on reviews `r` and its business `b`: the review is public. Reviews of closed accounts are not published
 * until the account is restored or erased.
 */
export const IS_SHOWN = `r.is_published and b.is_public`;

/** Returns the same condition for a viewer. Authors also see their reviews that an administrator hid or removed. */
export function isShownTo(viewer: string): string {
  return `(r.is_published or r.user_id = ${viewer}) and b.is_public`;
}
