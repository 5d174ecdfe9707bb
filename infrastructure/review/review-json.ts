import type { JsonText } from '../../application/shared/page.js';
import { petDrawing } from '../../domain/drawing/pet-drawing.js';
import type { DrawablePet } from '../../domain/drawing/pet-look.js';
import { REVIEW_LIMITS } from '../../domain/review/review.js';
import { isSilenced, shownOwner } from '../account/closed-account-sql.js';
import { isPublicPet } from '../pet/pet-profile.entity.js';
import { isoTime } from '../postgres/list-page.js';

/** SQL of type json for the contract's `OwnerResponse` from review_responses `a`. */
export const RESPONSE_JSON = `json_build_object('id', a.id, 'reviewId', a.review_id, 'content', a.content,
  'createdAt', ${isoTime('a.created_at')}, 'updatedAt', ${isoTime('a.updated_at')}, 'state', nullif(a.state, 'shown'))`;

/** SQL: the review names pet `k`. */
const IS_NAMED = `(lower(k.pet_name) = lower(r.pet_name)) is true`;

/** SQL of the type of the pet that a review names: the author's Guide Dog, else a public pet; null if it is neither. */
const PET_TYPE = `case when lower(g.pet_name) = lower(r.pet_name) then g.pet_type when k.is_named then k.pet_type end`;

/** Returns SQL of a column of the pet to draw, or else of the value for authors without one. */
function drawn(column: string, otherwise: string): string {
  return `case when k.id is not null then k.${column} when p.id is not null then p.${column} else ${otherwise} end`;
}

/**
 * SQL of the picture of the author's pet, as json: of pet `k`, else of the Guide Dog with its linked pet `p`, else a paw.
 * Without a photo, these are the facts of a drawing, which `withDrawings` replaces by its address.
 */
const PET_PICTURE = `coalesce(
  to_json(case when k.id is not null then k.pet_image_url else coalesce(p.pet_image_url, g.pet_image_url) end),
  json_build_object('id', ${drawn('id', 'coalesce(g.id, r.id)')}, 'petType', ${drawn('pet_type', `coalesce(g.pet_type, 'other')`)},
    'breed', ${drawn('breed', 'null')}, 'furColor', ${drawn('fur_color', 'null')}))`;

const STRING_OR_NULL = String.raw`(?:null|"(?:[^"\\]|\\.)*")`;

/** A drawing in the JSON text of reviews. Texts of members can't look like one, because their quotation marks are escaped. */
const DRAWN = new RegExp(
  `"petPicture":(\\{"id" : \\d+, "petType" : "\\w+", "breed" : ${STRING_OR_NULL}, "furColor" : ${STRING_OR_NULL}\\})`,
  'g',
);

/** Returns the JSON text of reviews with the addresses of drawings, which SQL would take long to find. */
export function withDrawings(json: JsonText): JsonText {
  return json.replaceAll(
    DRAWN,
    (_, pet: string) => `"petPicture":${JSON.stringify(petDrawing(JSON.parse(pet) as DrawablePet))}`,
  );
}

/** SQL: the author's profile is paused for the viewer, who then sees only the text. */
const IS_HIDDEN = '(u.id is null and r.user_id is not null)';

/** SQL of the business `b` of a review, as json. */
export const REVIEWED_BUSINESS = `json_build_object('id', b.id, 'name', b.name, 'category', b.category,
  'ownerId', ${shownOwner('b')})`;

/**
 * Returns SQL of the columns of the contract's `Review`, from reviews `r` and what `reviewJoins` adds; of that, only the
 * business must exist. `row_to_json` of them is for `withDrawings`. The author is shown only by first name and picture.
 * `voted` is SQL of the viewer's vote, `status` SQL of the Guide Dog's tier, and `business` SQL of the business as json.
 */
export function reviewFields(voted: string, status = 'g.status', business = REVIEWED_BUSINESS): string {
  return `r.id, r.rating, r.title, r.content, case when not ${IS_HIDDEN} then r.pet_name end as "petName",
  case when ${IS_HIDDEN} then '{}'::text[] else r.images[1:${REVIEW_LIMITS.images}] end as images,
  r.is_helpful as "isHelpful", r.helpful_count as "helpfulCount", ${voted} as "votedHelpful",
  ${PET_TYPE} as "petType", ${PET_PICTURE} as "petPicture", ${status} as "guideDogStatus", r.disclosure,
  ${isoTime('r.created_at')} as "createdAt", ${isoTime('r.updated_at')} as "updatedAt", u.id as "userId",
  case when u.id is not null then json_build_object('firstName', u.first_name, 'profileImageUrl', u.profile_image_url) end as "user",
  ${business} as business, a.id is not null as "hasResponse", case when a.id is not null then ${RESPONSE_JSON} end as response,
  nullif(r.state, 'shown') as state`;
}

/**
 * Returns the SQL condition on a response `a` that `viewer` (SQL of an id, or null) may see it. Responses of owners with
 * closed accounts are hidden until the account is restored or erased.
 */
export function responseIsShown(viewer: string): string {
  return `(a.state = 'shown' and not (${isSilenced('a.responder_id', 'a.business_id')}) or a.responder_id = ${viewer})`;
}

/** Returns the joins that add everything belonging to a review that `viewer` may see: its business `b` and `detailJoins`. */
export function reviewJoins(viewer: string): string {
  return `join businesses b on b.id = r.business_id ${detailJoins(viewer)}`;
}

/**
 * Returns the joins that add what belongs to a review besides its business, if `viewer` may see it: its author `u`, the
 * author's Guide Dog `g` with its linked pet `p`, the author's pet `k`, and its response `a`. Of an author whose profile
 * is paused, others see nothing. The pet is the public one that the review names, else, without a Guide Dog, one that the
 * author shows in the community list.
 */
export function detailJoins(viewer: string): string {
  return `left join users u on u.id = r.user_id and (not u.paused or u.id = ${viewer})
  left join guide_dogs g on g.user_id = u.id and g.state = 'shown'
  left join pet_profiles p on p.id = g.pet_profile_id and ${isPublicPet('p')}
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
