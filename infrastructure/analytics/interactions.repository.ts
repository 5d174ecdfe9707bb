import { createHmac, randomBytes } from 'node:crypto';
import { isbot } from 'isbot';
import type { Logger } from 'pino';
import QuickLRU from 'quick-lru';
import type { Clock } from '../../application/shared/clock.js';
import type { Interactions, Visit } from '../../application/analytics/ports.js';
import { publicInstead } from '../business/kept-instead.js';
import { DatabaseUnavailable, type Database, type Statement } from '../postgres/database.js';
import { uuidV7 } from '../postgres/uuid-v7.js';
import { PublicBusinesses } from './public-businesses.js';

/** Rows per write, and the delay after the first waiting one. If the database cannot keep up, the excess is dropped. */
const BATCH = 500;
const PAUSE_MS = 1000;
const MAX_WAITING = 5000;

/**
 * Product decision: a visitor, who is a member or a network address, counts once for a business, type, and half hour.
 * The session doesn't distinguish visitors, because their browsers choose it.
 */
const VISIT_SECONDS = 1800;

/** Maximum attempts for a batch that fails although the database is available. */
const MAX_ATTEMPTS = 3;

/** User agents whose bot check is cached. The check takes longer than everything else here. */
const MAX_AGENTS = 2000;

// Interactions with a merged business count for the business it was merged into, and stay there if the merge is undone.
// Businesses that are not public, visits by the owner, and members who opted out are skipped here, because an earlier
// check would cost each visit a statement. Existing rows are not counted again: a resent batch whose answer was lost,
// another view in the same session, or the same by a visitor within half an hour. Both inserts use the same order, so that processes writing the same rows cannot
// deadlock.
const INSERT: Statement = {
  name: 'interactions-insert',
  text: `with kept as (
      insert into business_analytics (id, business_id, user_id, interaction_type, session_id, address_hash, user_agent, "timestamp", day, visit)
      select v.id, b.id, u.id, v.type, v.session, v.address, v.agent, v.moment, (v.moment at time zone 'UTC')::date,
        coalesce(u.id::text, v.address) || ' ' || floor(extract(epoch from v.moment) / ${VISIT_SECONDS})::text
      from unnest($1::integer[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::timestamptz[], $8::uuid[])
        as v(business, member, type, session, address, agent, moment, id)
      join businesses a on a.id = v.business
      join businesses b on b.id = (case when a.merged_into is null then a.id else ${publicInstead('a.id')} end) and b.is_public
      left join users u on u.id = v.member
      where (b.owner_id = v.member) is not true
        and not exists (select from business_people p where p.business_id = b.id and p.member_id = v.member) and u.analytics is not false
      order by 9, 2, 5, 6, 10
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
 * Buffers interactions in memory for at most a second, then writes them together with the day's counts in one
 * statement, so the counts always match what was written. A network address is hashed with a salt that all processes
 * share for one day (UTC) and that is deleted afterward. Plain SQL, because one statement writes many rows.
 */
export class PostgresInteractions implements Interactions {
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
    this.#public = new PublicBusinesses(database);
  }

  async isPublic(businessId: number): Promise<boolean> {
    try {
      return await this.#public.has(businessId);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) return true;
      throw error;
    }
  }

  note(visit: Visit): void {
    if (this.#waiting.length >= MAX_WAITING || this.#isProgram(visit.userAgent)) return;
    const moment = this.clock.now();
    this.#waiting.push({ ...visit, moment, id: uuidV7(moment.getTime()) });
    if (this.#waiting.length === BATCH) void this.#write('retry');
    else this.#timer ??= setTimeout(() => void this.#write('retry'), PAUSE_MS).unref();
  }

  flush(): Promise<void> {
    return this.#write('give up');
  }

  #isProgram(userAgent: string): boolean {
    if (userAgent === '') return true;
    const program = this.#programs.get(userAgent);
    if (program !== undefined) return program;
    const isProgram = isbot(userAgent);
    this.#programs.set(userAgent, isProgram);
    return isProgram;
  }

  /** Writes the waiting interactions after the current write. */
  #write(onFailure: 'retry' | 'give up'): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#writing = this.#writing.then(() => this.#writeAll(onFailure));
    return this.#writing;
  }

  async #writeAll(onFailure: 'retry' | 'give up'): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, BATCH);
      try {
        await this.#insert(batch);
        this.#attempts = 0;
      } catch (error) {
        if (onFailure === 'retry' && this.#mayRetry(error)) return this.#retryLater(batch);
        this.#attempts = 0;
        this.logger.warn({ err: error, dropped: batch.length }, 'Interactions could not be stored');
      }
    }
  }

  #mayRetry(error: unknown): boolean {
    this.#attempts += 1;
    return error instanceof DatabaseUnavailable || this.#attempts < MAX_ATTEMPTS;
  }

  #retryLater(batch: readonly Noted[]): void {
    this.#waiting = [...batch, ...this.#waiting];
    this.#timer ??= setTimeout(() => void this.#write('retry'), PAUSE_MS).unref();
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
    if (row === null) throw new Error('The daily salt was not stored.');
    this.#salt = { day, bytes: row.salt };
    return row.salt;
  }
}
