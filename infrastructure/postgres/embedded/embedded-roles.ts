import pg from 'pg';

export const DATABASE = 'welcome_paws';
export const OWNER = 'welcome_paws_owner';
export const APP = 'welcome_paws_app';

export interface RolePasswords {
  readonly owner: string;
  readonly app: string;
}

/**
 * Creates the two roles and the database, or completes what an interrupted start left. `at` returns the URL of a
 * database.
 */
export async function prepareRoles(at: (database: string) => string, passwords: RolePasswords): Promise<void> {
  await runSql(at('postgres'), async (client) => {
    for (const [role, password] of [
      [OWNER, passwords.owner],
      [APP, passwords.app],
    ] as const) {
      const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
      if (rowCount === 0) await client.query(`create role ${role} login`);
      await client.query(`alter role ${role} password ${client.escapeLiteral(password)}`);
    }
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE} owner ${OWNER}`);
  });
  await runSql(at(DATABASE), (client) => client.query(grantsToApp(DATABASE, OWNER, APP)));
}

/**
 * Returns SQL that lets `app` use everything that `owner` creates in `database`, now and later, without changing the
 * schema. Run it in that database as its owner or a superuser.
 */
export function grantsToApp(database: string, owner: string, app: string): string {
  const [base, from, to] = [database, owner, app].map((name) => pg.escapeIdentifier(name));
  const defaults = `alter default privileges for role ${from} grant`;
  return `
    revoke all on database ${base} from public;
    grant connect on database ${base} to ${to};
    revoke create on schema public from public;
    grant usage on schema public to ${to};
    ${defaults} usage on schemas to ${to};
    ${defaults} select, insert, update, delete on tables to ${to};
    ${defaults} usage, select on sequences to ${to};
    ${defaults} execute on functions to ${to};`;
}

/** Runs `work` on a connection of its own. */
export async function runSql<T>(address: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
