/**
 * Tables whose changes an undo of an administrator's decision does not set back, and why. All others have a trigger:
 * a migration calls `record_decisions_on('the_table')`. A new table needs the one or the other.
 */
export const UNRECORDED_TABLES: Readonly<Record<string, string>> = {
  // Derived: triggers and jobs write them, also during an undo.
  business_documents: 'triggers derive it from businesses and their entries',
  business_changes: 'triggers derive it; an undo is a change, too',
  content_changes: 'an undo notes what it changed, too',
  duplicate_checks: 'which businesses a job compares next; it may compare one twice',
  duplicate_keys: 'a job derives it from businesses',
  search_words: 'a vocabulary that only grows',
  place_news: 'triggers write it, also during an undo',
  tallies: 'triggers count',
  town_counts: 'triggers count',
  // Only other calls write them.
  alerts: 'what members follow, which no decision changes',
  administrator_sessions: 'how administrators sign in',
  administrators: 'how administrators sign in',
  admin_presence: 'which item is open; never changed by a decision',
  saved_replies: 'texts for administrators, which no decision changes',
  submission_networks: 'from which network an item was sent; that stays true',
  link_checks: 'whether links answer; that stays true',
  analytics_salts: 'visits',
  billing_notices: 'what the payment provider said',
  business_analytics: 'visits',
  idempotency_keys: 'which calls ran; that stays true after an undo',
  import_undo_lines: 'undoing an import has its own progress',
  import_undos: 'undoing an import has its own progress',
  limit_counts: 'how often calls were made',
  provider_accounts: 'passwords of members; only erasure deletes them, which cannot be undone',
  provider_keys: 'keys of the provider',
  provider_links: 'emailed links of the provider',
  sign_ins: 'sign-ins in progress',
  webhook_attempts: 'what was sent; that stays true',
  webhook_deliveries: 'events of an undone decision are deleted instead of sent',
  webhook_endpoints: 'where their holders get events, which no decision changes',
  user_identities: 'only erasure deletes them, which cannot be undone',
  ordered_erasures: 'orders to erase accounts, which are stopped instead of undone',
  // Loaded with the program.
  gazetteer: 'towns',
  places: 'towns',
  postal_codes: 'ZIP codes',
  search_meanings: 'the vocabulary of searches',
  mikro_orm_migrations: 'which migrations have run',
  // About decisions themselves.
  decision_changes: 'what decisions changed',
  decisions: 'which decisions can be undone',
};
