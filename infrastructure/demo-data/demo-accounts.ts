import pg from 'pg';
import { databaseConnection } from '../config/database-connection.js';
import { hashPassword } from '../identity/provider/password/passwords.js';
import { DEMO_PASSWORD } from '../identity/provider/password/demo-password.js';
import { demoMemberId, DEMO_MEMBERS } from './people.js';

// Also where the demo data are older than the accounts. Who changed their address or left gets no new one.
const MISSING = `
  select u.id from users u
  where u.id = any($1::uuid[]) and u.email = any($2) and not exists (select from provider_accounts a where a.id = u.id)`;

/** Lets the demo members that have no account at the embedded provider sign in there, all with one password. */
export async function addDemoAccounts(client: pg.ClientBase): Promise<void> {
  const ids = DEMO_MEMBERS.map((who) => demoMemberId(who));
  const emails = DEMO_MEMBERS.map((who) => `${who}@example.com`);
  const missing = (await client.query<{ id: string }>(MISSING, [ids, emails])).rows.map(({ id }) => id);
  if (missing.length === 0) return;
  await client.query(
    `insert into provider_accounts (id, email, password_hash, created_at, updated_at, age_confirmed_at)
     select id, email, $2, created_at, created_at, created_at from users where id = any($1::uuid[])
     on conflict do nothing`,
    [missing, await hashPassword(DEMO_PASSWORD)],
  );
}

/** The database holds members that anybody could sign in as; the message is meant for the operator. */
export class DemoMembersError extends Error {
  constructor() {
    super(
      'The database holds the demo members, whose password everybody knows, and NODE_ENV is production: ' +
        'set DATABASE_URL (or DATA_DIR) to a database without them, or OIDC_ISSUER to an issuer of your own.',
    );
    this.name = 'DemoMembersError';
  }
}

/** Throws DemoMembersError where a demo member has an account at the embedded provider. */
export async function assertNoDemoMembers({ url, ca }: { url: string; ca?: string | undefined }): Promise<void> {
  const client = new pg.Client(databaseConnection(url, ca));
  await client.connect();
  try {
    const ids = DEMO_MEMBERS.map((who) => demoMemberId(who));
    const found = await client.query('select from provider_accounts where id = any($1::uuid[]) limit 1', [ids]);
    if ((found.rowCount ?? 0) > 0) throw new DemoMembersError();
  } finally {
    await client.end();
  }
}
