import type { TargetType } from '../../domain/moderation/target.js';
import { REVIEW_LIMITS } from '../../domain/review/review.js';
import { isClosed, isSilenced } from '../account/closed-account-sql.js';
import { shownPhotos } from '../business/business-card.js';
import { HAS_FILE } from '../business/business.entity.js';
import { isPublicPet } from '../pet/pet-profile.entity.js';
import { IS_SHOWN } from '../review/review-json.js';

/** Returns SQL: whether the account is neither closed nor paused. Few accounts are. */
const isOpen = (member: string): string =>
  `not exists (select from users c where c.id = ${member} and (c.erasure_at is not null or c.paused))`;

interface Shown {
  /** SQL of the author. */
  readonly author: string;
  /** SQL: whether the content is public. */
  readonly isVisible: string;
  readonly state?: string;
  readonly words: string;
  readonly path: string;
  /** SQL of the tables that contain it. */
  readonly from: string;
}

function select({ author, isVisible, state = `'shown'::text`, words, path, from }: Shown): string {
  return `select ${author} as "authorId", ${isVisible} as "isVisible", ${state} as state,
    ${words} as words, ${path} as path from ${from}`;
}

const BUSINESS_PATH = `'/business/' || b.id`;
const inCommunity = (member: string): string => `'/user-reviews/' || ${member}`;

/** Finds a photo by an index on each table that can show it. `id` is SQL of its address, used in place of words. */
const photoSql = (id: string): readonly Omit<Shown, 'words'>[] => [
  {
    author: 'b.owner_id',
    isVisible: `b.is_public and ${id} = any(b.images[1:${shownPhotos('b')}])`,
    path: BUSINESS_PATH,
    from: `businesses b where ${HAS_FILE.photo('b', id)}`,
  },
  {
    author: 'r.user_id',
    isVisible: `${IS_SHOWN} and ${isOpen('r.user_id')} and ${id} = any(r.images[1:${REVIEW_LIMITS.images}])`,
    path: BUSINESS_PATH,
    from: `reviews r join businesses b on b.id = r.business_id where r.images @> array[${id}] and r.images <> '{}'`,
  },
  {
    author: 'p.user_id',
    isVisible: `${isPublicPet('p')} and ${isOpen('p.user_id')}`,
    path: `'/pet-profiles/' || p.id`,
    from: `pet_profiles p where p.pet_image_url = ${id}`,
  },
  {
    author: 'g.user_id',
    isVisible: `g.state = 'shown' and ${isOpen('g.user_id')}`,
    path: inCommunity('g.user_id'),
    from: `guide_dogs g where g.pet_image_url = ${id}`,
  },
  // A Guide Dog that is linked to a public pet shows the pet's photo.
  {
    author: 'g.user_id',
    isVisible: `g.state = 'shown' and ${isPublicPet('p')} and ${isOpen('g.user_id')}`,
    path: inCommunity('g.user_id'),
    from: `pet_profiles p join guide_dogs g on g.pet_profile_id = p.id where p.pet_image_url = ${id}`,
  },
  {
    author: 'u.id',
    isVisible: isOpen('u.id'),
    path: inCommunity('u.id'),
    from: `users u where u.profile_image_url = ${id}`,
  },
  TAKEN_DOWN(id),
];

/** A photo that was taken down. */
const TAKEN_DOWN = (id: string): Omit<Shown, 'words'> => ({
  author: 'f.user_id',
  isVisible: 'false',
  state: 't.state',
  path: `coalesce(case t.places -> 0 ->> 'record'
      when 'business' then '/business/' || (t.places -> 0 ->> 'id')
      when 'review' then (select '/business/' || r.business_id from reviews r where r.id::text = t.places -> 0 ->> 'id')
      when 'pet_profile' then '/pet-profiles/' || (t.places -> 0 ->> 'id')
      else ${inCommunity('f.user_id')} end, '/')`,
  from: `taken_down_photos t left join uploads f on f.id = t.upload_id where t.address = ${id}`,
});

/** The owner sees a report before it is public, and can report it too. */
const TURNED_AWAY_IS_VISIBLE = `t.state = 'shown' and not ${isClosed('t.reporter_id')} and b.is_public`;

/** SQL of a row as `PublishedContent`, by kind. `id` is SQL of its id (an integer), or of a photo's address. */
export const CONTENT_SQL: Readonly<Record<TargetType, (id: string) => string>> = {
  review: (id) =>
    select({
      author: 'r.user_id',
      isVisible: IS_SHOWN,
      state: 'r.state',
      words: `concat_ws(': ', r.title, r.content)`,
      path: BUSINESS_PATH,
      from: `reviews r join businesses b on b.id = r.business_id where r.id = ${id}`,
    }),
  response: (id) =>
    select({
      author: 'a.responder_id',
      isVisible: `a.state = 'shown' and not (${isSilenced('a.responder_id', 'a.business_id')}) and ${IS_SHOWN}`,
      state: 'a.state',
      words: 'a.content',
      path: BUSINESS_PATH,
      from: `review_responses a join reviews r on r.id = a.review_id join businesses b on b.id = r.business_id
        where a.id = ${id}`,
    }),
  guide_dog: (id) =>
    select({
      author: 'g.user_id',
      isVisible: `g.state = 'shown' and ${isOpen('g.user_id')}`,
      state: 'g.state',
      words: `concat_ws(': ', g.pet_name, g.bio)`,
      path: inCommunity('g.user_id'),
      from: `guide_dogs g where g.id = ${id}`,
    }),
  pet_profile: (id) =>
    select({
      author: 'p.user_id',
      isVisible: `${isPublicPet('p')} and ${isOpen('p.user_id')}`,
      state: 'p.state',
      words: `concat_ws(': ', p.pet_name, p.bio)`,
      path: `'/pet-profiles/' || p.id`,
      from: `pet_profiles p where p.id = ${id}`,
    }),
  turned_away: (id) =>
    select({
      author: 't.reporter_id',
      isVisible: TURNED_AWAY_IS_VISIBLE,
      state: 't.state',
      words: 't.staff_said',
      path: BUSINESS_PATH,
      from: `turned_away_reports t join businesses b on b.id = t.business_id where t.id = ${id} and t.status <> 'withdrawn'`,
    }),
  turned_away_answer: (id) =>
    select({
      author: 'a.responder_id',
      isVisible: `a.state = 'shown' and not (${isSilenced('a.responder_id', 't.business_id')}) and ${TURNED_AWAY_IS_VISIBLE}`,
      state: 'a.state',
      words: 'a.content',
      path: BUSINESS_PATH,
      from: `turned_away_answers a join turned_away_reports t on t.id = a.report_id join businesses b on b.id = t.business_id
        where a.id = ${id}`,
    }),
  // For a picture shown in several places, a visible place wins.
  photo: (id) =>
    `select * from (${photoSql(id)
      .map((place) => `(${select({ ...place, words: id })} limit 1)`)
      .join(' union all ')}) places order by "isVisible" desc limit 1`,
};
