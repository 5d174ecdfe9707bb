import { createHmac } from 'node:crypto';
import type { SharedLimits, BackOff, SharedLimit, CountedCall } from '../../application/shared/shared-limits.js';
import type { Database, Statement } from './database.js';

interface SharedLimitsOptions {
  /** Secret for hashing the keys, so that they reveal neither an IP address nor a member. The same in all processes. */
  readonly secret: string;
  /** False: nothing is counted and every call passes. */
  readonly isOn: boolean;
}

/**
 * SQL that is true for a counted time `x` within the last `seconds`. Leaves out times in the future: they were counted
 * before the clock was set back, and would count for hours.
 */
const within = (seconds: string): string =>
  `x > clock_timestamp() - ${seconds} * interval '1 second' and x <= clock_timestamp() + interval '1 minute'`;

// The row is locked before the condition is checked, so concurrent calls cannot exceed the limit. Refused calls write
// nothing.
const TAKE: Statement = {
  name: 'limit-take',
  text: `insert into limit_counts as c (key, times, expires_at)
    values ($1, array[clock_timestamp()], now() + $2::int * interval '1 second')
    on conflict (key) do update set
      expires_at = excluded.expires_at,
      times = array(select x from unnest(c.times) x where ${within('$2::int')}) || clock_timestamp()
    where not exists (
      select from unnest($3::int[], $4::int[]) l(requests, seconds)
      where (select count(*) from unnest(c.times) x where ${within('seconds')}) >= requests)
    returning times[cardinality(times)]::text as moment`,
};

// Works the same way. The wait starts at the newest failure, and a call that had to wait is not a failure.
const WITHDRAWING_OFF: Statement = {
  name: 'limit-take-backing-off',
  text: `insert into limit_counts as c (key, times, expires_at)
    values ($1, array[clock_timestamp()], now() + $2::int * interval '1 second')
    on conflict (key) do update set
      expires_at = excluded.expires_at,
      times = array(select x from unnest(c.times) x where ${within('$2::int')}) || clock_timestamp()
    where (
      select count(*) < $3::int
        or clock_timestamp() >= max(x) + least($4::int * 2 ^ (count(*) - $3::int), $5::int) * interval '1 second'
      from unnest(c.times) x where ${within('$2::int')})
    returning true as counted`,
};

const AGES: Statement = {
  name: 'limit-ages',
  text: `select array(select extract(epoch from clock_timestamp() - x)::float8 from unnest(times) x
      where x <= clock_timestamp() + interval '1 minute' order by x desc) as ages
    from limit_counts where key = $1`,
};

// Removes only one of several calls made at the same time.
const GIVE_BACK: Statement = {
  name: 'limit-give-back',
  text: `update limit_counts set times = times[:array_position(times, $2::timestamptz) - 1] || times[array_position(times, $2::timestamptz) + 1:]
    where key = $1 and array_position(times, $2::timestamptz) is not null`,
};

const FORGET: Statement = { name: 'limit-forget', text: `delete from limit_counts where key = $1` };

/**
 * Counts calls for all processes, by the database's clock. It stores each time (a sliding log), because a fixed window
 * would let through twice the limit around its edge. A row stays below one kilobyte, because it holds at most as many
 * times as its limit allows calls, or as failures fit between growing waits.
 */
export class PostgresSharedLimits implements SharedLimits {
  constructor(
    private readonly database: Database,
    private readonly options: SharedLimitsOptions,
  ) {}

  /** Throws DatabaseUnavailable if the database cannot answer. */
  async take(kind: string, who: string, limits: readonly SharedLimit[]): Promise<CountedCall> {
    if (!this.options.isOn) return { wait: 0, counted: null };
    const key = this.#key(kind, who);
    const requests = limits.map((limit) => limit.requests);
    const seconds = limits.map((limit) => limit.seconds);
    const row = await this.database.row<{ moment: string }>(TAKE, [key, Math.max(...seconds), requests, seconds]);
    if (row === null) return { wait: await this.#wait(key, limits), counted: null };
    return { wait: 0, counted: { key, moment: row.moment } };
  }

  async takeBackingOff(kind: string, who: string, backOff: BackOff): Promise<boolean> {
    if (!this.options.isOn) return true;
    const { free, firstWait, longestWait, remembered } = backOff;
    const values = [this.#key(kind, who), remembered, free, firstWait, longestWait];
    return (await this.database.row(WITHDRAWING_OFF, values)) !== null;
  }

  async giveBack({ counted }: CountedCall): Promise<void> {
    if (counted !== null) await this.database.rows(GIVE_BACK, [counted.key, counted.moment]);
  }

  async forget(kind: string, who: string): Promise<void> {
    if (this.options.isOn) await this.database.rows(FORGET, [this.#key(kind, who)]);
  }

  #key(kind: string, who: string): string {
    return `${kind} ${createHmac('sha256', this.options.secret).update(who).digest('base64url')}`;
  }

  async #wait(key: string, limits: readonly SharedLimit[]): Promise<number> {
    const ages = (await this.database.row<{ ages: number[] }>(AGES, [key]))?.ages ?? [];
    // The newest come first: the caller must wait until the call at index `requests - 1` is out of the window.
    const waits = limits.map(({ requests, seconds }) => seconds - (ages[requests - 1] ?? seconds));
    return Math.max(1, Math.ceil(Math.max(...waits)));
  }
}
