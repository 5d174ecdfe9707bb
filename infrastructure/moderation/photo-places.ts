import type { PhotoPlace, PhotoRecord } from '../../domain/moderation/photo-place.js';

/** SQL of one kind of record that shows photos. */
export interface PhotoPlaces {
  /**
   * Takes photo $1 out of all records that show it, which an index finds, and answers each place. The time of the last
   * change stays: nobody changed the words.
   */
  readonly take: string;
  /** Puts photo $1 back to place $3 of record $2, with the caption $4; answers a row where it could. */
  readonly put: string;
}

const BUSINESS: PhotoPlaces = {
  take: `
    with place as (
      select id, array_position(images, $1) as position, image_alts[array_position(images, $1)] as caption
      from businesses where images @> array[$1::text] and images <> '{}' order by id for update)
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

/** A record with a single photo; where another one was chosen meanwhile, that one stays. */
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

/** A place as `take` answers it. */
export type TakenPlace = Omit<PhotoPlace, 'record'>;
