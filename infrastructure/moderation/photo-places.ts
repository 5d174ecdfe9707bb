import { HAS_FILE } from '../business/business.entity.js';
import type { PhotoPlace, PhotoRecord } from '../../domain/moderation/photo-place.js';

/** SQL for one kind of record that shows photos. */
export interface PhotoPlaces {
  /**
   * Removes photo $1 from all records that show it, using an index, and returns each place. The update time stays,
   * because nobody changed the content.
   */
  readonly take: string;
  /** Restores photo $1 to place $3 of record $2, with caption $4. Returns a row if it was restored. */
  readonly put: string;
}

const BUSINESS: PhotoPlaces = {
  take: `
    with place as (
      select id, array_position(images, $1) as position, image_alts[array_position(images, $1)] as caption
      from businesses b where ${HAS_FILE.photo('b', '$1::text')} order by id for update)
    update businesses t set images = array_remove(t.images, $1), version = t.version + 1,
      image_alts = array(select a.alt from unnest(t.image_alts) with ordinality a(alt, n)
        where t.images[a.n::integer] is distinct from $1 order by a.n)
    from place p where t.id = p.id returning t.id::text as id, p.position, p.caption`,
  put: `update businesses set images = images[:$3::integer - 1] || $1::text || images[$3::integer:], version = version + 1,
      image_alts = image_alts[:$3::integer - 1] || coalesce($4::text, '') || image_alts[$3::integer:]
    where id = $2::bigint and $1 <> all(images) returning true as done`,
};

const REVIEW: PhotoPlaces = {
  take: `
    with place as (
      select id, array_position(images, $1) as position from reviews
      where images @> array[$1::text] and images <> '{}' order by id for update)
    update reviews t set images = array_remove(t.images, $1), version = t.version + 1
    from place p where t.id = p.id returning t.id::text as id, p.position, null as caption`,
  put: `update reviews set images = images[:$3::integer - 1] || $1::text || images[$3::integer:], version = version + 1
    where id = $2::bigint and $1 <> all(images) and $4::text is null returning true as done`,
};

/** Returns the SQL for a record with a single photo. If another photo was chosen in the meantime, that one stays. */
function single(table: string, column: string, idType: string): PhotoPlaces {
  return {
    take: `
      update ${table} t set ${column} = null, version = version + 1 where ${column} = $1
      returning t.id::text as id, 1 as position, null as caption`,
    put: `update ${table} set ${column} = $1, version = version + 1
      where id = $2::${idType} and ${column} is null and $3::integer = 1 and $4::text is null returning true as done`,
  };
}

export const PHOTO_PLACES: Readonly<Record<PhotoRecord, PhotoPlaces>> = {
  business: BUSINESS,
  review: REVIEW,
  pet_profile: single('pet_profiles', 'pet_image_url', 'bigint'),
  guide_dog: single('guide_dogs', 'pet_image_url', 'bigint'),
  user: single('users', 'profile_image_url', 'uuid'),
};

/** A place as returned by `take`. */
export type TakenDownPlace = Omit<PhotoPlace, 'record'>;
