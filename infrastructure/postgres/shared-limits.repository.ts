import { createHmac } from 'node:crypto';
import { SharedLimits, type BackOff, type SharedLimit, type Taken } from '../../application/shared/shared-limits.js';
import type { Database, Statement } from './database.js';

interface SharedLimitsOptions {
  /** Makes the keys, so that neither an address nor a member can be read from them; the same in all processes. */
  readonly secret: string;
  /** False: nothing is counted and everything passes. */
  readonly isOn: boolean;
}

// The row is locked before the condition is judged, so of many calls at once no more pass than may. Refused ones write nothing.
const TAKE: Statement = {
  name: 'limit-take',
  text: `insert into limit_counts as c (key, times, expires_at)
    values ($1, array[clock_timestamp()], now() + $2::int * interval '1 second')
    on conflict (key) do update set
      expires_at = excluded.expires_at,
      times = array(select x from unnest(c.times) x where x > clock_timestamp() - $2::int * interval '1 second') || clock_timestamp()
    where not exists (
      select from unnest($3::int[], $4::int[]) l(requests, seconds)
      where (select count(*) from unnest(c.times) x where x > clock_timestamp() - seconds * interval '1 second') >= requests)
    returning times[cardinality(times)]::text as moment`,
};

// The same way; the wait runs from the newest failure, and one that had to wait is no failure.
const TAKE_BACKING_OFF: Statement = {
  name: 'limit-take-backing-off',
  text: `insert into limit_counts as c (key, times, expires_at)
    values ($1, array[clock_timestamp()], now() + $2::int * interval '1 second')
    on conflict (key) do update set
      expires_at = excluded.expires_at,
      times = array(select x from unnest(c.times) x where x > clock_timestamp() - $2::int * interval '1 second') || clock_timestamp()
    where (
      select count(*) < $3::int
        or clock_timestamp() >= max(x) + least($4::int * 2 ^ (count(*) - $3::int), $5::int) * interval '1 second'
      from unnest(c.times) x where x > clock_timestamp() - $2::int * interval '1 second')
    returning true as counted`,
};

const AGES: Statement = {
  name: 'limit-ages',
  text: `select array(select extract(epoch from clock_timestamp() - x)::float8 from unnest(times) x order by x desc) as ages
    from limit_counts where key = $1`,
};

// One of several at the same moment is taken out, not all.
const GIVE_BACK: Statement = {
  name: 'limit-give-back',
  text: `update limit_counts set times = times[:array_position(times, $2::timestamptz) - 1] || times[array_position(times, $2::timestamptz) + 1:]
    where key = $1 and array_position(times, $2::timestamptz) is not null`,
};

const FORGET: Statement = { name: 'limit-forget', text: `delete from limit_counts where key = $1` };

/**
 * Counts calls where all processes see them, by the database's clock. The moments themselves are kept (a sliding log):
 * a window that begins anew would let twice the limit pass around its edge, and a row stays below one kilobyte, as it
 * holds no more moments than its limit allows calls, or failures fit between growing waits.
 */
export class PostgresSharedLimits extends SharedLimits {
  constructor(
    private readonly database: Database,
    private readonly options: SharedLimitsOptions,
  ) {
    super();
  }

  /** Refuses with DatabaseUnavailable where the database cannot answer. */
  override async take(kind: string, who: string, limits: readonly SharedLimit[]): Promise<Taken> {
    if (!this.options.isOn) return { wait: 0, counted: null };
    const key = this.#key(kind, who);
    const requests = limits.map((limit) => limit.requests);
    const seconds = limits.map((limit) => limit.seconds);
    const row = await this.database.row<{ moment: string }>(TAKE, [key, Math.max(...seconds), requests, seconds]);
    if (row === null) return { wait: await this.#wait(key, limits), counted: null };
    return { wait: 0, counted: { key, moment: row.moment } };
  }

  override async takeBackingOff(kind: string, who: string, backOff: BackOff): Promise<boolean> {
    if (!this.options.isOn) return true;
    const { free, firstWait, longestWait, remembered } = backOff;
    const values = [this.#key(kind, who), remembered, free, firstWait, longestWait];
    return (await this.database.row(TAKE_BACKING_OFF, values)) !== null;
  }

  override async giveBack({ counted }: Taken): Promise<void> {
    if (counted !== null) await this.database.rows(GIVE_BACK, [counted.key, counted.moment]);
  }

  override async forget(kind: string, who: string): Promise<void> {
    if (this.options.isOn) await this.database.rows(FORGET, [this.#key(kind, who)]);
  }

  #key(kind: string, who: string): string {
    return `${kind} ${createHmac('sha256', this.options.secret).update(who).digest('base64url')}`;
  }

  async #wait(key: string, limits: readonly SharedLimit[]): Promise<number> {
    const ages = (await this.database.row<{ ages: number[] }>(AGES, [key]))?.ages ?? [];
    // The newest come first: the one after which `requests` are counted has to fall out of the stretch.
    const waits = limits.map(({ requests, seconds }) => seconds - (ages[requests - 1] ?? seconds));
    return Math.max(1, Math.ceil(Math.max(...waits)));
  }
}
