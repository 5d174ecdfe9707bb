import { createHmac, randomBytes } from 'node:crypto';
import { isbot } from 'isbot';
import type { Logger } from 'pino';
import type { Clock } from '../../application/shared/clock.js';
import { Interactions, type Visit } from '../../application/analytics/ports.js';
import type { Database, Statement } from '../postgres/database.js';

/** So many are written at once, so soon after the first; of more than the database takes, the rest is dropped. */
const BATCH = 500;
const PAUSE_MS = 1000;
const MAX_WAITING = 5000;

// Businesses that nobody may see, and visits of a business's own owner, are left out here: asking before would cost each visit a statement.
const INSERT: Statement = {
  name: 'interactions-insert',
  text: `insert into business_analytics (business_id, user_id, interaction_type, session_id, address_hash, user_agent, "timestamp")
    select b.id, u.id, v.type, v.session, v.address, v.agent, v.moment
    from unnest($1::integer[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::timestamptz[])
      as v(business, member, type, session, address, agent, moment)
    join businesses b on b.id = v.business and b.is_public left join users u on u.id = v.member
    where (b.owner_id = v.member) is not true`,
};

const NEW_SALT: Statement = {
  name: 'interactions-new-salt',
  text: `with gone as (delete from analytics_salts where day < $1::date)
    insert into analytics_salts (day, salt) values ($1::date, $2) on conflict do nothing`,
};

const SALT: Statement = { name: 'interactions-salt', text: `select salt from analytics_salts where day = $1::date` };

type Noted = Visit & { readonly moment: Date };

/**
 * Interactions, kept in memory for at most a second and written together. A network address is hashed with a salt that all
 * processes share for one day (UTC) and that is deleted after it. By SQL, as many are written by one statement.
 */
export class PostgresInteractions extends Interactions {
  #waiting: Noted[] = [];
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();
  #salt: { readonly day: string; readonly bytes: Buffer } | null = null;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {
    super();
  }

  override note(visit: Visit): void {
    if (visit.userAgent === '' || isbot(visit.userAgent) || this.#waiting.length >= MAX_WAITING) return;
    this.#waiting.push({ ...visit, moment: this.clock.now() });
    if (this.#waiting.length === BATCH) void this.flush();
    else this.#timer ??= setTimeout(() => void this.flush(), PAUSE_MS).unref();
  }

  override flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#writing = this.#writing.then(() => this.#writeAll());
    return this.#writing;
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, BATCH);
      try {
        await this.#write(batch);
      } catch (error) {
        this.logger.warn({ err: error, dropped: batch.length }, 'Interactions were not written');
      }
    }
  }

  async #write(batch: readonly Noted[]): Promise<void> {
    const salt = await this.#saltOfToday();
    await this.database.rows(INSERT, [
      batch.map(({ businessId }) => businessId),
      batch.map(({ userId }) => userId),
      batch.map(({ interactionType }) => interactionType),
      batch.map(({ sessionId }) => sessionId),
      batch.map(({ address }) => createHmac('sha256', salt).update(address).digest('base64url')),
      batch.map(({ userAgent }) => userAgent),
      batch.map(({ moment }) => moment),
    ]);
  }

  async #saltOfToday(): Promise<Buffer> {
    const day = this.clock.now().toISOString().slice(0, 10);
    if (this.#salt?.day === day) return this.#salt.bytes;
    await this.database.rows(NEW_SALT, [day, randomBytes(32)]);
    const row = await this.database.row<{ salt: Buffer }>(SALT, [day]);
    if (row === null) throw new Error('The salt of the day was not kept.');
    this.#salt = { day, bytes: row.salt };
    return row.salt;
  }
}
