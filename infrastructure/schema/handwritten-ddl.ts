/**
 * What the database has in addition to the entities, by name and reason. It is written manually in migrations; the
 * migration generator and the comparison of entities and database ignore it. The list is exact: an entry that is no
 * longer a difference fails test/database/postgres/entities.test.ts. In addition, MikroORM ignores functions,
 * extensions, collations, permissions, and the tables of pg-boss.
 */
const DDL_BY_REASON = {
  'derived by the database for its own queries; no entity reads it': [
    'column businesses.cell',
    'column businesses.town',
    'column businesses.unit_x',
    'column businesses.unit_y',
    'column businesses.unit_z',
  ],
  'an expression index, which MikroORM compares only by name': [
    'index administrators_name',
    'index businesses_domain',
    'index businesses_facts_due',
    'index businesses_listing_words',
    'index businesses_near',
    'index businesses_phone',
    'index businesses_verification',
    'index provider_accounts_email',
    'index reviews_of_business_lowest',
    'index sessions_user',
    'index users_email',
  ],
  'an index with an operator class, which MikroORM does not support': [
    'index places_key',
    'index places_trigram',
    'index search_words_trigram',
  ],
  'an index type that MikroORM does not support, used to find where a file is shown': [
    'index businesses_files',
    'index guide_dogs_image',
    'index pet_profiles_image',
    'index reviews_images',
    'index users_image',
  ],
  'an index whose last column, id, MikroORM confuses with another one that ends the same way (business_id)': [
    'index reviews_of_business',
    'index reviews_of_business_helpful',
    'index reviews_of_user',
  ],
  'a self-reference, whose entity would need its own type': ['foreign key businesses_merged_into_fkey'],
  'an index with included columns, which MikroORM does not support': ['index entries_cell', 'index entries_town'],
  'a primary key that is also a foreign key': [
    'foreign key business_documents_id_fkey',
    'foreign key business_entries_id_fkey',
  ],
  'a partial index of documents': ['index documents_band_0', 'index documents_band_1', 'index documents_band_2'],
  'an index type that MikroORM does not support, used to find likely duplicates': ['index duplicate_keys_keys'],
  'a check on double precision, whose cast MikroORM misreads': [
    'check businesses_latitude_check',
    'check businesses_longitude_check',
    'check pet_profiles_weight_check',
  ],
  'a trigger, which is SQL': [
    'trigger audit_log_stays',
    'trigger businesses_entries_insert',
    'trigger businesses_entries_update',
    'trigger businesses_entries_words',
    'trigger businesses_note_check',
    'trigger businesses_note_new_checks',
    'trigger businesses_note_new_words',
    'trigger businesses_note_words',
    'trigger businesses_tally_delete',
    'trigger businesses_tally_insert',
    'trigger businesses_tally_update',
    'trigger entries_document',
    'trigger reviews_added',
    'trigger reviews_tally_delete',
    'trigger reviews_tally_update',
    'trigger businesses_note_content',
    'trigger guide_dogs_note_content',
    'trigger pet_profiles_note_content',
    'trigger policy_facts_note_content',
    'trigger review_responses_note_content',
    'trigger reviews_note_content',
    'trigger turned_away_answers_note_content',
    'trigger turned_away_reports_note_content',
    'trigger users_note_content',
    'trigger users_tally_delete',
    'trigger users_tally_insert',
  ],
} as const;

export const HANDWRITTEN_DDL: ReadonlySet<string> = new Set(Object.values(DDL_BY_REASON).flat());
