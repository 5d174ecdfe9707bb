import { PublishedContentReads, type PublishedContent } from '../../application/moderation/ports.js';
import type { ModerationTarget, TargetType } from '../../domain/moderation/target.js';
import { REVIEW_LIMITS } from '../../domain/review/review.js';
import { parseId } from '../../domain/shared/ids.js';
import { shownPhotos } from '../business/business-card.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { IS_SHOWN } from '../review/review-json.js';

/** Most characters of what a decision quotes. */
const SUMMARY = 200;

/** SQL: the account is not closed and the profile not paused; index users_hidden, which holds few. */
const isOpen = (member: string): string =>
  `not exists (select from users c where c.id = ${member} and (c.erasure_at is not null or c.paused))`;

interface Shown {
  /** SQL of whose it is. */
  readonly author: string;
  /** SQL: whether everybody sees it. */
  readonly isVisible: string;
  readonly state?: string;
  /** SQL of its words; of a photo left out. */
  readonly words?: string;
  readonly path: string;
  /** Where it stands; `$1` is its id, of a photo its address. */
  readonly from: string;
}

function select({ author, isVisible, state = `'shown'`, words = '$1', path, from }: Shown): string {
  return `select ${author} as "authorId", ${isVisible} as "isVisible", ${state} as state,
    left(${words}, ${SUMMARY}) as summary, ${path} as path from ${from}`;
}

const OF_REVIEW = `case when r.is_published then 'shown' else 'hidden' end`;
const BUSINESS_PATH = `'/business/' || b.id`;
const inCommunity = (member: string): string => `'/user-reviews/' || ${member}`;

/** Each photo by an index over where it stands; a picture in several places is that of the one that is seen. */
const PHOTO = [
  select({
    author: 'b.owner_id',
    isVisible: `b.is_public and $1 = any(b.images[1:${shownPhotos('b')}])`,
    path: BUSINESS_PATH,
    from: `businesses b where b.images @> array[$1::text] and b.images <> '{}'`,
  }),
  select({
    author: 'r.user_id',
    isVisible: `${IS_SHOWN} and ${isOpen('r.user_id')} and $1 = any(r.images[1:${REVIEW_LIMITS.images}])`,
    state: OF_REVIEW,
    path: BUSINESS_PATH,
    from: `reviews r join businesses b on b.id = r.business_id where r.images @> array[$1::text] and r.images <> '{}'`,
  }),
  select({
    author: 'p.user_id',
    isVisible: `p.is_public and ${isOpen('p.user_id')}`,
    path: `'/pet-profiles/' || p.id`,
    from: 'pet_profiles p where p.pet_image_url = $1',
  }),
  select({
    author: 'g.user_id',
    isVisible: isOpen('g.user_id'),
    path: inCommunity('g.user_id'),
    from: 'guide_dogs g where g.pet_image_url = $1',
  }),
  // Of a Guide Dog that is linked to a pet, the pet's is shown, also where the pet's own profile is not.
  select({
    author: 'g.user_id',
    isVisible: isOpen('g.user_id'),
    path: inCommunity('g.user_id'),
    from: 'pet_profiles p join guide_dogs g on g.pet_profile_id = p.id where p.pet_image_url = $1',
  }),
  select({
    author: 'u.id',
    isVisible: 'u.erasure_at is null and not u.paused',
    path: inCommunity('u.id'),
    from: 'users u where u.profile_image_url = $1',
  }),
];

const FIND: Readonly<Record<TargetType, string>> = {
  review: select({
    author: 'r.user_id',
    isVisible: IS_SHOWN,
    state: OF_REVIEW,
    words: `concat_ws(': ', r.title, r.content)`,
    path: BUSINESS_PATH,
    from: 'reviews r join businesses b on b.id = r.business_id where r.id = $1::integer',
  }),
  response: select({
    author: 'a.responder_id',
    isVisible: IS_SHOWN,
    words: 'a.content',
    path: BUSINESS_PATH,
    from: `review_responses a join reviews r on r.id = a.review_id join businesses b on b.id = r.business_id
      where a.id = $1::integer`,
  }),
  guide_dog: select({
    author: 'g.user_id',
    isVisible: isOpen('g.user_id'),
    words: `concat_ws(': ', g.pet_name, g.bio)`,
    path: inCommunity('g.user_id'),
    from: 'guide_dogs g where g.id = $1::integer',
  }),
  pet_profile: select({
    author: 'p.user_id',
    isVisible: `p.is_public and ${isOpen('p.user_id')}`,
    words: `concat_ws(': ', p.pet_name, p.bio)`,
    path: `'/pet-profiles/' || p.id`,
    from: 'pet_profiles p where p.id = $1::integer',
  }),
  photo: `select * from (${PHOTO.map((place) => `(${place} limit 1)`).join(' union all ')}) places
    order by "isVisible" desc limit 1`,
};

/** What members published, in PostgreSQL. */
export class PostgresPublishedContentReads extends PublishedContentReads {
  constructor(private readonly work: UnitOfWork) {
    super();
  }

  override async find({ targetType, targetId }: ModerationTarget): Promise<PublishedContent | null> {
    if (targetType !== 'photo' && parseId(targetId) === null) return null;
    return this.work.row<PublishedContent>(FIND[targetType], [targetId]);
  }
}
