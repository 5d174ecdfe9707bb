import type pg from 'pg';
import { connectClient } from '../postgres/connections/connect-client.js';
import { DEMO_PASSWORD, hashPassword } from '../identity/provider/password/passwords.js';
import { demoMemberId, DEMO_MEMBERS } from './people.js';

// Also serves databases whose demo data predate the accounts. A member who changed the email address or left gets none.
const MISSING = `
  select u.id from users u
  where u.id = any($1::uuid[]) and u.email = any($2) and not exists (select from provider_accounts a where a.id = u.id)`;

/** Adds an account at the embedded provider for each demo member without one. All share one password. */
export async function addDemoAccounts(client: pg.ClientBase): Promise<void> {
  const ids = DEMO_MEMBERS.map((account) => demoMemberId(account));
  const emails = DEMO_MEMBERS.map((account) => `${account}@example.com`);
  const missing = (await client.query<{ id: string }>(MISSING, [ids, emails])).rows.map(({ id }) => id);
  if (missing.length === 0) return;
  await client.query(
    `insert into provider_accounts (id, email, password_hash, created_at, updated_at, age_confirmed_at)
     select id, email, $2, created_at, created_at, created_at from users where id = any($1::uuid[])
     on conflict do nothing`,
    [missing, await hashPassword(DEMO_PASSWORD)],
  );
}

/** The database contains demo members, which anyone can sign in as. The message is for the operator. */
export class DemoMembersError extends Error {
  constructor() {
    super(
      'The database contains the demo members, whose password is public, and NODE_ENV is production. ' +
        'Set DATABASE_URL (or DATA_DIR) to a database without them, or OIDC_ISSUER to your own issuer.',
    );
    this.name = 'DemoMembersError';
  }
}

/** Throws DemoMembersError if a demo member has an account at the embedded provider. */
export async function assertNoDemoMembers({ url, ca }: { url: string; ca?: string | undefined }): Promise<void> {
  const client = await connectClient(url, ca);
  try {
    const ids = DEMO_MEMBERS.map((account) => demoMemberId(account));
    const found = await client.query('select from provider_accounts where id = any($1::uuid[]) limit 1', [ids]);
    if ((found.rowCount ?? 0) > 0) throw new DemoMembersError();
  } finally {
    await client.end();
  }
}
