import type { PublishedContents } from '../../application/moderation/ports.js';
import { isClosed } from '../account/closed-account-sql.js';
import { actsFor } from '../business/people/role-sql.js';
import { PHOTO_RECORDS, type PhotoPlace } from '../../domain/moderation/photo-place.js';
import type { ContentState, ModerationTarget, TargetType } from '../../domain/moderation/target.js';
import { totalsChange } from '../../domain/review/rating.js';
import { uploadIdIn } from '../../domain/upload/upload-address.js';
import { computeFacts, lockFacts } from '../fact/compute-facts.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { followReviews } from '../fact/withdrawn-statements.js';
import { counted, HOLD_AUTHOR_OF, holdRated } from '../review/review-totals.js';
import { PHOTO_PLACES, type TakenDownPlace } from './photo-places.js';

const TABLE: Readonly<Record<Exclude<TargetType, 'photo' | 'review'>, string>> = {
  response: 'review_responses',
  guide_dog: 'guide_dogs',
  pet_profile: 'pet_profiles',
  turned_away: 'turned_away_reports',
  turned_away_answer: 'turned_away_answers',
};

/** Sets a row's state to $2, and the time of the change unless the state stays the same. */
const STATE = `state = $2, version = version + 1,
  state_since = case when $2 = 'shown' then null when state = $2 then state_since else now() end`;

/** Two decisions may concern the same item. The second one waits here for the first. */
const HOLD_THING = `select pg_advisory_xact_lock(7232019, hashtext(name)) from unnest($1::text[]) name order by name`;

/** Returns SQL: ids of records of a kind that show photos $2, or did before these were taken down. */
const showing = (record: 'business' | 'review', table: string): string =>
  `select id from ${table} where images && $2::text[] and images <> '{}'
    union select p.id::integer from taken_down_photos t, jsonb_to_recordset(t.places) p (record text, id text)
      where t.address = any($2) and p.record = '${record}'`;

/**
 * Locks what reviews $1 and photos $2 involve, in the order used for changing reviews and erasing members: members,
 * businesses, reviews. The members are the authors, members with the photo on their own or their pet's profile, and the
 * photos' owners.
 */
const HOLD_SHOWN = [
  `select from users where id in (select user_id from reviews where id = any($1::integer[])
      union select user_id from reviews where images && $2::text[] and images <> '{}'
      union select user_id from uploads where id = any($3::uuid[])
      union select id from users where profile_image_url = any($2)
      union select user_id from pet_profiles where pet_image_url = any($2)
      union select user_id from guide_dogs where pet_image_url = any($2)
      union select p.id::uuid from taken_down_photos t, jsonb_to_recordset(t.places) p (record text, id text)
        where t.address = any($2) and p.record = 'user') order by id for no key update`,
  holdRated(
    `in (select business_id from reviews where id = any($1::integer[]) union ${showing('business', 'businesses')})`,
  ),
  `select from reviews where id in (select unnest($1::integer[]) union ${showing('review', 'reviews')}) order by id for update`,
] as const;

/** Locks the writers and the businesses of reports of being turned away $1, in that order. */
const HOLD_TURNED_AWAY = [
  `select from users where id in (select reporter_id from turned_away_reports where id = any($1::integer[]))
    order by id for no key update`,
  `select from businesses where id in (select business_id from turned_away_reports where id = any($1::integer[]))
    order by id for no key update`,
] as const;

const PLACE_OF_REPORT = 'select business_id as id from turned_away_reports where id = $1';

// Reviews of a closed account become visible again when the account is restored. Reviews of people who act for the
// business become visible again when they no longer do.
const FIND_REVIEW = `select rating, state, is_published as "isCounted", not (${isClosed('r.user_id')} or ${actsFor('r.business_id', 'r.user_id')}) as "isOpen"
  from reviews r where id = $1 for update of r`;

const SET_REVIEW = `
  with review as (
    update reviews r set is_published = ($2 = 'shown' and not (${isClosed('r.user_id')} or ${actsFor('r.business_id', 'r.user_id')})), ${STATE} where id = $1 returning *), ${counted(3)}
  select id from review`;

const TAKEN_DOWN = 'select places, upload_id as "uploadId" from taken_down_photos where address = $1 for update';

// Runs before the photo's places are looked up: the second of two concurrent takedowns waits here and finds it done.
const TAKE_DOWN = `
  insert into taken_down_photos (address, upload_id, state, state_since, places) values ($1, $2, $3, now(), '[]')
  on conflict (address) do nothing returning true as done`;

const KEEP_PLACES = 'update taken_down_photos set places = $2 where address = $1';

const KEEP_DOWN = `update taken_down_photos set state = $2, state_since = now() where address = $1 and state <> $2`;

const UPLOAD = 'select id from uploads where id = $1 for key share';

const RELEASE = 'update uploads set free_since = now() where id = $1 and free_since is null';

interface FoundReview {
  readonly rating: number;
  readonly state: ContentState;
  readonly isCounted: boolean;
  readonly isOpen: boolean;
}

interface TakenDown {
  readonly places: readonly PhotoPlace[];
  readonly uploadId: string | null;
}

/** Shows, hides, and removes content in PostgreSQL. The statements keep all totals exact despite concurrent writes. */
export class PostgresPublishedContents implements PublishedContents {
  constructor(private readonly work: UnitOfWork) {}

  async hold(targets: readonly ModerationTarget[]): Promise<void> {
    await this.work.rows(HOLD_THING, [targets.map(({ targetType, targetId }) => `${targetType} ${targetId}`)]);
    const ids = (type: TargetType) =>
      targets.filter(({ targetType }) => targetType === type).map(({ targetId }) => targetId);
    const reports = ids('turned_away');
    if (reports.length > 0) for (const statement of HOLD_TURNED_AWAY) await this.work.rows(statement, [reports]);
    const [reviews, photos] = [ids('review'), ids('photo')];
    if (reviews.length + photos.length === 0) return;
    const uploads = photos.map(uploadIdIn).filter((id) => id !== null);
    const [members, ...shown] = HOLD_SHOWN;
    await this.work.rows(members, [reviews, photos, uploads]);
    for (const statement of shown) await this.work.rows(statement, [reviews, photos]);
  }

  async setState({ targetType, targetId }: ModerationTarget, state: ContentState): Promise<void> {
    if (targetType === 'photo') return this.#setPhoto(targetId, state);
    if (targetType === 'review') return this.#setReview(targetId, state);
    await this.work.rows(`update ${TABLE[targetType]} set ${STATE} where id = $1 and state <> $2`, [targetId, state]);
    if (targetType === 'turned_away') await this.#computeFacts(targetId);
  }

  /** A hidden report no longer disputes any facts. */
  async #computeFacts(reportId: string): Promise<void> {
    const places = await this.work.rows<{ id: number }>(PLACE_OF_REPORT, [reportId]);
    const ids = places.map(({ id }) => id);
    await computeFacts(this.work, await lockFacts(this.work, ids), new Date());
  }

  async #setReview(id: string, state: ContentState): Promise<void> {
    await this.work.rows(HOLD_AUTHOR_OF, [id]);
    const review = await this.work.row<FoundReview>(FIND_REVIEW, [id]);
    if (review === null || review.state === state) return;
    const willCount = state === 'shown' && review.isOpen;
    const ratingIf = (isCounted: boolean) => (isCounted ? review.rating : null);
    const { count, sum, favorable } = totalsChange(ratingIf(review.isCounted), ratingIf(willCount));
    await this.work.rows(SET_REVIEW, [id, state, count, sum, favorable]);
    if (review.isCounted !== willCount) await followReviews(this.work, [Number(id)]);
  }

  async #setPhoto(address: string, state: ContentState): Promise<void> {
    if (state === 'shown') return this.#putBack(address);
    const id = uploadIdIn(address);
    const upload = id === null ? null : await this.work.row<{ id: string }>(UPLOAD, [id]);
    const isNew = (await this.work.row(TAKE_DOWN, [address, upload?.id ?? null, state])) !== null;
    if (isNew) await this.#takeOut(address);
    else await this.work.rows(KEEP_DOWN, [address, state]);
  }

  async #takeOut(address: string): Promise<void> {
    const places: PhotoPlace[] = [];
    for (const record of PHOTO_RECORDS) {
      const removed = await this.work.rows<TakenDownPlace>(PHOTO_PLACES[record].take, [address]);
      places.push(...removed.map((place) => ({ record, ...place })));
    }
    await this.work.rows(KEEP_PLACES, [address, JSON.stringify(places)]);
  }

  async #putBack(address: string): Promise<void> {
    const down = await this.work.row<TakenDown>(TAKEN_DOWN, [address]);
    if (down === null) return;
    const { places, uploadId } = down;
    let shown = 0;
    for (const { record, id, position, caption } of places) {
      const done = await this.work.row(PHOTO_PLACES[record].put, [address, id, position, caption]);
      if (done !== null) shown += 1;
    }
    await this.work.rows('delete from taken_down_photos where address = $1', [address]);
    if (shown === 0 && uploadId !== null) await this.work.rows(RELEASE, [uploadId]);
  }
}
