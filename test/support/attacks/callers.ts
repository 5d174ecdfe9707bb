import pg from 'pg';
import { SystemClock } from '../../../infrastructure/config/system-clock.js';
import { PostgresMemberSessions } from '../../../infrastructure/identity/member-sessions.repository.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import type { TestDatabase } from '../postgres/postgres.js';
import { WITH_ADMINISTRATOR } from '../identity/administrator.js';
import { OWNER } from '../privacy/canary-ids.js';
import { CANARY_ROWS } from '../privacy/canary-rows.js';
import { plant, wordColumns } from '../privacy/planting.js';
import type { Caller } from './attack.js';
import { KeptRows } from './kept-rows.js';

/** A member without a role anywhere. */
const MEMBER = '0198c2f0-8888-7c11-9f00-2b6c5a1d4e77';

/** Headers that carry the secrets of each caller. */
export type Secrets = Readonly<Record<Caller, Readonly<Record<string, string>>>>;

/** Statements that replace planted values with realistic ones. */
const AS_IN_LIFE = [
  'update user_identities set subject = gen_random_uuid()',
  `update business_transfers set to_email = 'walker@example.com'`,
  `update users set home_zip_code = '78701'`,
  `update turned_away_reports set counted_at = now() where status = 'unanswered'`,
  `update businesses set kind = null, country = 'US', time_zone = 'America/Chicago', opening_hours = null,
     phone = '+15125550142', email = 'owner@example.com', menu_url = null, youtube_video_id = null`,
];

/** Plants a directory with a row in every table, and signs in its people. */
export class Callers {
  private current: Secrets | null = null;

  private constructor(
    private readonly url: string,
    private readonly database: Database,
    private readonly client: pg.Client,
    private readonly kept: KeptRows,
  ) {}

  /** Fills a migrated database, whose server already runs at `url`. */
  static async plantedIn(urls: TestDatabase, url: string): Promise<Callers> {
    const client = new pg.Client({ connectionString: urls.ownerUrl });
    await client.connect();
    await client.query(`insert into users (id, email, first_name) values ($1, 'attacker@example.com', 'Mallory')`, [
      MEMBER,
    ]);
    const columns = await wordColumns(client);
    for (const row of CANARY_ROWS) await plant(client, row, columns);
    for (const statement of AS_IN_LIFE) await client.query(statement);
    const tables = [...new Set([...CANARY_ROWS.map(({ table }) => table), 'administrators'])];
    const kept = await KeptRows.of(
      client,
      tables.filter((table) => !UNKEPT.has(table)),
    );
    return new Callers(url, new Database({ url: urls.appUrl, connections: 1 }), client, kept);
  }

  /** Returns the secrets of callers who are signed in, after restoring what their calls deleted or changed. */
  async signedIn(): Promise<Secrets> {
    await this.client.query(
      'delete from notices where member_id = any($1::uuid[]) and id not in (select id from kept.notices)',
      [[OWNER, MEMBER]],
    );
    await this.kept.restore();
    const isCurrent = this.current !== null && (await this.allLetIn(this.current));
    this.current = isCurrent ? this.current : await this.newSecrets();
    if (!isCurrent && !(await this.allLetIn(this.current!))) throw new Error('A caller can no longer sign in.');
    return this.current!;
  }

  async close(): Promise<void> {
    await this.database.close();
    await this.client.end();
  }

  private async newSecrets(): Promise<Secrets> {
    const [member, owner] = [await this.session(MEMBER), await this.session(OWNER)];
    const post = (path: string, body: object, headers: Record<string, string> = {}) =>
      fetch(`${this.url}${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      });
    await this.client.query(`delete from access_tokens where user_id = $1 and name = 'Attacks'`, [OWNER]);
    const created = (await (
      await post('/api/user/tokens', { name: 'Attacks', scopes: ['read', 'write'] }, { cookie: owner })
    ).json()) as { readonly token: string };
    const administrator = await post('/api/admin/login', { password: WITH_ADMINISTRATOR.ADMIN_PASSWORD });
    return {
      ...{ visitor: {}, member: { cookie: member }, owner: { cookie: owner } },
      token: { authorization: `Bearer ${created.token}` },
      administrator: { cookie: administrator.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '' },
    };
  }

  private async session(userId: string): Promise<string> {
    const sessions = new PostgresMemberSessions(this.database, new SystemClock());
    const given = { userId, userAgent: 'attacks', issuer: 'embedded', idToken: null };
    return `session=${await sessions.begin(given, { signedInAt: new Date(), before: null })}`;
  }

  private async allLetIn(secrets: Secrets): Promise<boolean> {
    for (const [caller, headers] of Object.entries(secrets)) {
      if (caller === 'visitor') continue;
      const path = caller === 'administrator' ? '/api/admin/session' : '/api/auth/user';
      if ((await fetch(this.url + path, { headers })).status !== 200) return false;
    }
    return true;
  }
}

/** Tables that only grow, and tables that only the server reads. */
const UNKEPT: ReadonlySet<string> = new Set([
  'audit_log',
  'content_changes',
  'sessions',
  'administrator_sessions',
  'outbox',
]);
