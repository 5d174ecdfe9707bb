import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { FAVORITE_FROM } from '../../domain/review/rating.js';
import { FIT_BITS } from '../policy/fit-bits.js';
import { BY_NAME } from './business.entity.js';

const BEST = { name: 'avgRating', sort: 'DESC' } as const;
const MOST_REVIEWS = { name: 'reviewCount', sort: 'DESC' } as const;
const RECOMMENDED = { name: 'recommended', sort: 'DESC' } as const;
const PREMIUM_FIRST = { name: 'tier', sort: 'DESC' } as const;
const BY_RATING = [BEST, MOST_REVIEWS, PREMIUM_FIRST, ...BY_NAME];
const BY_RECOMMENDED = [RECOMMENDED, MOST_REVIEWS, PREMIUM_FIRST, ...BY_NAME];
const WHERE = 'is_public';

/**
 * A business as lists and searches read it: where it is, how it is rated, and whether pets can come. Triggers copy
 * what the business has, and reviews change the totals. A review changes nothing else, so it is cheap.
 */
export const BusinessEntryEntity = defineEntity({
  name: 'BusinessEntryRow',
  tableName: 'business_entries',
  properties: {
    id: p.integer().primary().autoincrement(false),
    isPublic: p.boolean(),
    category: p.text(),
    kind: p.text().nullable(),
    tier: p.text(),
    cell: p.integer().nullable(),
    latitude: p.double().$type<number>().nullable(),
    longitude: p.double().$type<number>().nullable(),
    unitX: p.double().$type<number>().nullable(),
    unitY: p.double().$type<number>().nullable(),
    unitZ: p.double().$type<number>().nullable(),
    ratingSum: p.integer().default(0),
    reviewCount: p.integer().default(0),
    favorableCount: p.integer().default(0),
    avgRating: p
      .decimal('string')
      .$type<Opt<string>>()
      .columnType('numeric(3,2)')
      .generated('(case when review_count = 0 then 0 else round(rating_sum::numeric / review_count, 2) end) stored'),
    isFavorite: p.boolean().$type<Opt<boolean>>().generated(`(favorable_count >= ${FAVORITE_FROM}) stored`),
    recommended: p.integer().$type<Opt<number>>().generated('(recommended_of(rating_sum, review_count)) stored'),
    /** Its index of documents, see quality_band. */
    band: p
      .smallint()
      .$type<Opt<number>>()
      .generated('(quality_band(recommended_of(rating_sum, review_count))) stored'),
    isVerified: p.boolean(),
    fit: p.integer(),
    fitStale: p.integer(),
    fitMaxPets: p.double().$type<number>().nullable(),
    fitMaxWeight: p.double().$type<number>().nullable(),
    priceRange: p.text().nullable(),
    name: p.text(),
    /** In capital letters. */
    state: p.text().nullable(),
    town: p.text().nullable(),
    petPerks: p.array(),
    welcomeWeek: p.text().columnType('int4multirange').nullable(),
    welcomeDays: p.text().columnType('int4multirange').nullable(),
    welcomeThen: p.text().columnType('int4multirange').nullable(),
  },
  // Lists read these in display order, each for another part of the directory.
  indexes: [
    { name: 'entries_state', columns: [{ name: 'state' }, { name: 'category' }, ...BY_RATING], where: WHERE },
    { name: 'entries_rating', columns: [{ name: 'category' }, ...BY_RATING], where: WHERE },
    { name: 'entries_best', columns: BY_RATING, where: WHERE },
    { name: 'entries_favorite', columns: BY_RATING, where: `${WHERE} and is_favorite` },
    { name: 'entries_recommended', columns: [{ name: 'category' }, ...BY_RECOMMENDED], where: WHERE },
    {
      name: 'entries_recommended_policy',
      columns: BY_RECOMMENDED,
      where: `${WHERE} and fit & ${1 << FIT_BITS.nothingKnown} = 0`,
    },
    { name: 'entries_reviews', columns: [MOST_REVIEWS, BEST, PREMIUM_FIRST, ...BY_NAME], where: WHERE },
    { name: 'entries_name', columns: [...BY_NAME], where: WHERE },
  ],
});
