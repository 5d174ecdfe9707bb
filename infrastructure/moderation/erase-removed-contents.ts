import { RETENTION } from '../../domain/account/retention.js';
import type { Database } from '../postgres/database.js';

/** Rows erased per statement, so that no lock is held for long. */
const BATCH = 500;

const OVER = `state = 'removed' and state_since < now() - interval '${RETENTION.removedContentDays} days'`;

/** Returns SQL: ids of the uploads that `addresses` names. It is an expression over the erased rows, `g`. */
const uploadsAmong = (addresses: string) =>
  `select substring(a from '^/uploads/([0-9a-f-]{36})[.]')::uuid from gone g, unnest(${addresses}) a`;

/**
 * Returns the statement that erases rows of a table and frees their photos. Hidden content counts nowhere, so no total
 * changes. The state is checked again on the locked row, because an appeal may have restored it.
 */
function erasing(table: string, photos: string) {
  return {
    name: `erase-removed-${table}`,
    text: `with gone as (
        delete from ${table} where id = any(array(select id from ${table} where ${OVER} limit ${BATCH}))
          and ${OVER} returning *),
      freed as (update uploads set free_since = now() where id in (${uploadsAmong(photos)}) and free_since is null)
      select id from gone`,
  };
}

const NO_PHOTOS = 'array[]::text[]';

const STATEMENTS = [
  erasing('reviews', 'g.images'),
  erasing('review_responses', NO_PHOTOS),
  erasing('turned_away_reports', NO_PHOTOS),
  erasing('turned_away_answers', NO_PHOTOS),
  erasing('guide_dogs', 'array[g.pet_image_url]'),
  erasing('pet_profiles', 'array[g.pet_image_url]'),
];

/** SQL: whether record `p`, to which a photo could be restored, still exists. */
const IS_THERE = `case p.record
  when 'business' then exists (select from businesses where id = p.id::bigint)
  when 'review' then exists (select from reviews where id = p.id::bigint)
  when 'pet_profile' then exists (select from pet_profiles where id = p.id::bigint)
  when 'guide_dog' then exists (select from guide_dogs where id = p.id::bigint)
  else true end`;

const NOWHERE = `not exists (select from jsonb_to_recordset(t.places) p (record text, id text) where ${IS_THERE})`;

/** Frees photo files. The job that removes orphans deletes them, and the row with them. */
const FREE_PHOTOS = {
  name: 'free-removed-photos',
  text: `update uploads u set free_since = now() from taken_down_photos t
    where t.upload_id = u.id and u.free_since is null and t.state_since < now() - interval '${RETENTION.removedContentDays} days'
      and (t.state = 'removed' or ${NOWHERE}) returning u.id`,
};

/** Permanently erases content that administrators removed and no appeal restored. */
export async function eraseRemovedContents(database: Database): Promise<void> {
  for (const statement of STATEMENTS) while ((await database.rows(statement)).length === BATCH);
  await database.rows(FREE_PHOTOS);
}
