/**
 * What the database has beyond the entities, by name and reason. It is written into migrations by hand, and neither the
 * generator of migrations nor the comparison of entities and database takes it for a difference. The list is exact: an
 * entry that is no difference any more fails test/database/postgres/entities.test.ts. Beside these, MikroORM looks at no
 * functions, extensions, collations, rights and the tables of pg-boss.
 */
const BY_HAND_FOR = {
  'derived by the database for its own queries; no entity reads it': [
    'column businesses.address_search',
    'column businesses.cell',
    'column businesses.search',
    'column businesses.town',
    'column businesses.unit_x',
    'column businesses.unit_y',
    'column businesses.unit_z',
    'index businesses_address',
    'index businesses_cell',
    'index businesses_cell_category',
    'index businesses_search',
    'index businesses_town',
  ],
  'an index over an expression, which MikroORM would compare by its name alone': [
    'index administrators_name',
    'index businesses_domain',
    'index businesses_filters',
    'index businesses_near',
    'index businesses_phone',
    'index businesses_recommended',
    'index businesses_state',
    'index businesses_unlisted_near',
    'index businesses_unlisted_phone',
    'index businesses_verified',
    'index provider_accounts_email',
    'index reviews_of_business_lowest',
    'index sessions_user',
    'index users_email',
  ],
  'an index with an operator class, which MikroORM does not know': [
    'index places_key',
    'index places_trigram',
    'index search_words_trigram',
  ],
  'an index of a kind that MikroORM does not know, by which is found where a photo stands': [
    'index businesses_images',
    'index businesses_menu',
    'index guide_dogs_image',
    'index pet_profiles_image',
    'index reviews_images',
    'index users_image',
  ],
  'MikroORM reads the order of its last column, id, from another one that ends alike (business_id)': [
    'index reviews_of_business',
    'index reviews_of_business_helpful',
    'index reviews_of_user',
  ],
  'a reference of a table to itself, whose entity would have to name its own type': [
    'foreign key businesses_merged_into_fkey',
  ],
  'an index of a kind that MikroORM does not know, by which likely doubles are found': ['index duplicate_keys_keys'],
  'a check over double precision, whose cast MikroORM reads as a word': [
    'check businesses_latitude_check',
    'check businesses_longitude_check',
    'check pet_profiles_weight_check',
  ],
  'its function and its condition are SQL': [
    'trigger audit_log_stays',
    'trigger businesses_note_check',
    'trigger businesses_note_new_checks',
    'trigger businesses_note_new_words',
    'trigger businesses_note_words',
    'trigger businesses_tally_delete',
    'trigger businesses_tally_insert',
    'trigger businesses_tally_update',
    'trigger reviews_tally_delete',
    'trigger reviews_tally_insert',
    'trigger reviews_tally_update',
    'trigger users_tally_delete',
    'trigger users_tally_insert',
  ],
} as const;

export const BY_HAND: ReadonlySet<string> = new Set(Object.values(BY_HAND_FOR).flat());
