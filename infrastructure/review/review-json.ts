import type { JsonText } from '../../application/shared/page.js';
import { petDrawing } from '../../domain/drawing/pet-drawing.js';
import type { DrawablePet } from '../../domain/drawing/pet-look.js';
import { REVIEW_LIMITS } from '../../domain/review/review.js';
import { isClosed, shownOwner } from '../account/closed-account-sql.js';
import { isPublicPet } from '../pet/pet-profile.entity.js';
import { isoTime } from '../postgres/list-page.js';

/** SQL of type json for the contract's `OwnerResponse` from review_responses `a`. */
export const RESPONSE_JSON = `json_build_object('id', a.id, 'reviewId', a.review_id, 'content', a.content,
  'createdAt', ${isoTime('a.created_at')}, 'updatedAt', ${isoTime('a.updated_at')}, 'state', nullif(a.state, 'shown'))`;

/** SQL: the review names pet `k`. */
const IS_NAMED = `(lower(k.pet_name) = lower(r.pet_name)) is true`;

/** SQL of the type of the pet that a review names: the author's Guide Dog, else a public pet; null if it is neither. */
const PET_TYPE = `case when lower(g.pet_name) = lower(r.pet_name) then g.pet_type when k.is_named then k.pet_type end`;

/** Returns SQL of the facts of a drawing, which `withDrawings` replaces by its address. */
const drawn = (id: string, petType: string, breed = 'null', furColor = 'null'): string =>
  `json_build_object('id', ${id}, 'petType', ${petType}, 'breed', ${breed}, 'furColor', ${furColor})`;

/** SQL of a drawing for authors who show no pet: a paw. */
const PAW = drawn('r.id', `'other'`);

/** SQL of the picture of the author's pet, as json: of pet `k`, else of the Guide Dog with its linked pet `p`, else a paw. */
const PET_PICTURE = `case
  when k.id is not null then coalesce(to_json(k.pet_image_url), ${drawn('k.id', 'k.pet_type', 'k.breed', 'k.fur_color')})
  when g.id is not null then coalesce(to_json(coalesce(p.pet_image_url, g.pet_image_url)), case when p.is_public
    then ${drawn('p.id', 'p.pet_type', 'p.breed', 'p.fur_color')} else ${drawn('g.id', 'g.pet_type')} end)
  else ${PAW} end`;

const STRING_OR_NULL = String.raw`(?:null|"(?:[^"\\]|\\.)*")`;

/** A drawing in the JSON text of reviews. Texts of members can't look like one, because their quotation marks are escaped. */
const DRAWN = new RegExp(
  `"petPicture" : (\\{"id" : \\d+, "petType" : "\\w+", "breed" : ${STRING_OR_NULL}, "furColor" : ${STRING_OR_NULL}\\})`,
  'g',
);

/** Returns the JSON text of reviews from `reviewJson` with the addresses of drawings, which SQL would take long to find. */
export function withDrawings(json: JsonText): JsonText {
  return json.replaceAll(
    DRAWN,
    (_, pet: string) => `"petPicture" : ${JSON.stringify(petDrawing(JSON.parse(pet) as DrawablePet))}`,
  );
}

/** SQL: the author's profile is paused for the viewer, who then sees only the text. */
const IS_HIDDEN = '(u.id is null and r.user_id is not null)';

/**
 * Returns SQL of the contract's `Review` as text for `withDrawings`, from reviews `r` and what `reviewJoins` adds; of
 * that, only the business must exist. The author is shown only by first name and picture. `voted` is SQL of the
 * viewer's vote, `status` SQL of the Guide Dog's tier.
 */
export function reviewJson(voted: string, status = 'g.status'): string {
  return `json_build_object(
  'id', r.id, 'rating', r.rating, 'title', r.title, 'content', r.content,
  'petName', case when not ${IS_HIDDEN} then r.pet_name end,
  'images', case when ${IS_HIDDEN} then '{}'::text[] else r.images[1:${REVIEW_LIMITS.images}] end,
  'isHelpful', r.is_helpful, 'helpfulCount', r.helpful_count, 'votedHelpful', ${voted},
  'petType', ${PET_TYPE}, 'petPicture', ${PET_PICTURE}, 'guideDogStatus', ${status},
  'disclosure', r.disclosure, 'createdAt', ${isoTime('r.created_at')}, 'updatedAt', ${isoTime('r.updated_at')}, 'userId', u.id,
  'user', case when u.id is not null then json_build_object('firstName', u.first_name, 'profileImageUrl', u.profile_image_url) end,
  'business', json_build_object('id', b.id, 'name', b.name, 'category', b.category, 'ownerId', ${shownOwner('b')}),
  'hasResponse', a.id is not null, 'response', case when a.id is not null then ${RESPONSE_JSON} end,
  'state', nullif(r.state, 'shown'))::text`;
}

/**
 * Returns the SQL condition on a response `a` that `viewer` (SQL of an id, or null) may see it. Responses of closed
 * accounts are hidden until the account is restored or erased.
 */
export function responseIsShown(viewer: string): string {
  return `(a.state = 'shown' and not ${isClosed('a.responder_id')} or a.responder_id = ${viewer})`;
}

/**
 * Returns the joins that add everything belonging to a review that `viewer` may see: its business `b`, author `u`, the
 * author's Guide Dog `g` with its linked pet `p`, the author's pet `k`, and its response `a`. Of an author whose profile
 * is paused, others see nothing. The pet is the public one that the review names, else, without a Guide Dog, one that the
 * author shows in the community list.
 */
export function reviewJoins(viewer: string): string {
  return `join businesses b on b.id = r.business_id left join users u on u.id = r.user_id and (not u.paused or u.id = ${viewer})
  left join guide_dogs g on g.user_id = u.id and g.state = 'shown'
  left join pet_profiles p on p.id = g.pet_profile_id and p.state = 'shown'
  left join lateral (select k.id, k.pet_type, k.breed, k.fur_color, k.pet_image_url, ${IS_NAMED} as is_named from pet_profiles k
    where k.user_id = u.id and ${isPublicPet('k')} and (${IS_NAMED} or g.id is null and k.show_in_community)
    order by ${IS_NAMED} desc, k.id limit 1) k on true
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
