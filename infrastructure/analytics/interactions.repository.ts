import { createHmac, randomBytes } from 'node:crypto';
import { isbot } from 'isbot';
import type { Logger } from 'pino';
import QuickLRU from 'quick-lru';
import type { Clock } from '../../application/shared/clock.js';
import { Interactions, type Visit } from '../../application/analytics/ports.js';
import { publicInstead } from '../business/kept-instead.js';
import { DatabaseUnavailable, type Database, type Statement } from '../postgres/database.js';
import { uuidV7 } from '../postgres/uuid-v7.js';
import { PublicBusinesses } from './public-businesses.js';

/** So many are written at once, so soon after the first; of more than the database takes, the rest is dropped. */
const BATCH = 500;
const PAUSE_MS = 1000;
const MAX_WAITING = 5000;

/** How often a batch is tried that is refused for another reason than a database that is away. */
const MAX_ATTEMPTS = 3;

/** Names of browsers of which is remembered whether they are programs: telling takes longer than all else here. */
const MAX_AGENTS = 2000;

// What is told of a merged business counts for the one that it was merged into, and stays there when that is undone.
// Businesses that nobody may see, and visits of a business's own owner and of members who switched this off, are left out here: asking before would cost each visit a statement.
// What is there already, because the batch was written and its answer lost, or as a view of the same visit, is not counted again.
// Both in one order, so that processes that write the same rows wait for each other and not in a circle.
const INSERT: Statement = {
  name: 'interactions-insert',
  text: `with kept as (
      insert into business_analytics (id, business_id, user_id, interaction_type, session_id, address_hash, user_agent, "timestamp", day)
      select v.id, b.id, u.id, v.type, v.session, v.address, v.agent, v.moment, (v.moment at time zone 'UTC')::date
      from unnest($1::integer[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::timestamptz[], $8::uuid[])
        as v(business, member, type, session, address, agent, moment, id)
      join businesses a on a.id = v.business
      join businesses b on b.id = (case when a.merged_into is null then a.id else ${publicInstead('a.id')} end) and b.is_public
      left join users u on u.id = v.member
      where (b.owner_id = v.member) is not true and u.analytics is not false
      order by 9, 2, 5, 6
      on conflict do nothing returning business_id, day, interaction_type)
    insert into business_analytics_days as d (business_id, day, interaction_type, amount)
    select business_id, day, interaction_type, count(*) from kept group by 1, 2, 3 order by 1, 2, 3
    on conflict (business_id, day, interaction_type) do update set amount = d.amount + excluded.amount`,
};

const NEW_SALT: Statement = {
  name: 'interactions-new-salt',
  text: `with gone as (delete from analytics_salts where day < $1::date)
    insert into analytics_salts (day, salt) values ($1::date, $2) on conflict do nothing`,
};

const SALT: Statement = { name: 'interactions-salt', text: `select salt from analytics_salts where day = $1::date` };

type Noted = Visit & { readonly id: string; readonly moment: Date };

/**
 * Interactions, kept in memory for at most a second and written together with the counts of their day, by one statement:
 * whatever fails between, a count is what was written. A network address is hashed with a salt that all processes share
 * for one day (UTC) and that is deleted after it. By SQL, as many are written by one statement.
 */
export class PostgresInteractions extends Interactions {
  readonly #public: PublicBusinesses;
  readonly #programs = new QuickLRU<string, boolean>({ maxSize: MAX_AGENTS });
  #waiting: Noted[] = [];
  #attempts = 0;
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();
  #salt: { readonly day: string; readonly bytes: Buffer } | null = null;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {
    super();
    this.#public = new PublicBusinesses(database);
  }

  override async isPublic(businessId: number): Promise<boolean> {
    try {
      return await this.#public.has(businessId);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) return true;
      throw error;
    }
  }

  override note(visit: Visit): void {
    if (this.#waiting.length >= MAX_WAITING || this.#isProgram(visit.userAgent)) return;
    const moment = this.clock.now();
    this.#waiting.push({ ...visit, moment, id: uuidV7(moment.getTime()) });
    if (this.#waiting.length === BATCH) void this.#write('again');
    else this.#timer ??= setTimeout(() => void this.#write('again'), PAUSE_MS).unref();
  }

  override flush(): Promise<void> {
    return this.#write('last');
  }

  #isProgram(userAgent: string): boolean {
    if (userAgent === '') return true;
    const known = this.#programs.get(userAgent);
    if (known !== undefined) return known;
    const isProgram = isbot(userAgent);
    this.#programs.set(userAgent, isProgram);
    return isProgram;
  }

  /** Writes what waits, after what is being written; what fails waits for another try, or for none at the end. */
  #write(tries: 'again' | 'last'): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#writing = this.#writing.then(() => this.#writeAll(tries));
    return this.#writing;
  }

  async #writeAll(tries: 'again' | 'last'): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, BATCH);
      try {
        await this.#insert(batch);
        this.#attempts = 0;
      } catch (error) {
        if (tries === 'again' && this.#mayTryAgain(error)) return this.#tryLater(batch);
        this.#attempts = 0;
        this.logger.warn({ err: error, dropped: batch.length }, 'Interactions were not written');
      }
    }
  }

  #mayTryAgain(error: unknown): boolean {
    this.#attempts += 1;
    return error instanceof DatabaseUnavailable || this.#attempts < MAX_ATTEMPTS;
  }

  #tryLater(batch: readonly Noted[]): void {
    this.#waiting = [...batch, ...this.#waiting];
    this.#timer ??= setTimeout(() => void this.#write('again'), PAUSE_MS).unref();
  }

  async #insert(batch: readonly Noted[]): Promise<void> {
    const salt = await this.#saltOfToday();
    await this.database.rows(INSERT, [
      batch.map(({ businessId }) => businessId),
      batch.map(({ userId }) => userId),
      batch.map(({ interactionType }) => interactionType),
      batch.map(({ sessionId }) => sessionId),
      batch.map(({ address }) => createHmac('sha256', salt).update(address).digest('base64url')),
      batch.map(({ userAgent }) => userAgent),
      batch.map(({ moment }) => moment),
      batch.map(({ id }) => id),
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
