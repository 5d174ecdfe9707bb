import type { Database } from '../../postgres/database.js';

const STATEMENTS = [
  { name: 'provider-prune-artefacts', text: `delete from provider_artefacts where expires_at < now()` },
  // An expired link still offers a new one for a day.
  { name: 'provider-prune-links', text: `delete from provider_links where expires_at < now() - interval '1 day'` },
];

/** Deletes the embedded provider's expired sessions, codes, and grants, and old links. */
export async function pruneProvider(database: Database): Promise<void> {
  for (const statement of STATEMENTS) await database.rows(statement);
}
