import { createHmac } from 'node:crypto';
import type { Database } from '../../postgres/database.js';

/** At most `requests` in any `seconds`. */
export interface AttemptLimit {
  readonly requests: number;
  readonly seconds: number;
}

/** Failures that cost nothing; each one after them doubles the wait, from the first to the longest (seconds). */
const BACK_OFF = { free: 5, firstWait: 30, longestWait: 900, remembered: 86_400 } as const;

const TAKE = {
  name: 'provider-try-take',
  text: `insert into provider_tries as t (key, times, latest) values ($1, array[$2::timestamptz], $2)
    on conflict (key) do update
      set latest = excluded.latest,
        times = array(select x from unnest(t.times) x where x > excluded.latest - $3 * interval '1 second') || excluded.latest
      where not exists (
        select from unnest($4::int[], $5::int[]) l(requests, seconds)
        where (select count(*) from unnest(t.times) x where x > excluded.latest - seconds * interval '1 second') >= requests)
    returning 1`,
};
const TAKE_BACKING_OFF = {
  name: 'provider-try-take-backing-off',
  text: `insert into provider_tries as t (key, times, latest) values ($1, array[$2::timestamptz], $2)
    on conflict (key) do update
      set latest = excluded.latest,
        times = array(select x from unnest(t.times) x where x > excluded.latest - ${BACK_OFF.remembered} * interval '1 second') || excluded.latest
      where (
        select count(*) < ${BACK_OFF.free} or excluded.latest >= t.latest
          + least(${BACK_OFF.firstWait} * 2 ^ (count(*) - ${BACK_OFF.free}), ${BACK_OFF.longestWait}) * interval '1 second'
        from unnest(t.times) x where x > excluded.latest - ${BACK_OFF.remembered} * interval '1 second')
    returning 1`,
};
const TIMES = { name: 'provider-try-times', text: `select times from provider_tries where key = $1` };
const GIVE_BACK = {
  name: 'provider-try-give-back',
  text: `update provider_tries set times = array_remove(times, $2::timestamptz) where key = $1`,
};
const FORGET = { name: 'provider-try-forget', text: `delete from provider_tries where key = $1` };

/**
 * Counts tries where all processes see them, each in one statement: of many at once no more pass than the limit lets.
 * A try is counted before it is judged and given back where it succeeded, so that only failures stay counted.
 */
export class AttemptsRepository {
  constructor(
    private readonly database: Database,
    private readonly secret: string,
  ) {}

  /** The key of one who tries; neither an address nor an account can be read from it. */
  key(kind: string, who: string): string {
    return `${kind}:${createHmac('sha256', this.secret).update(who).digest('base64url')}`;
  }

  /** Counts a try at `now`; answers 0 where it may go on, else after how many seconds one may. */
  async take(key: string, limits: readonly AttemptLimit[], now: Date): Promise<number> {
    const requests = limits.map((limit) => limit.requests);
    const seconds = limits.map((limit) => limit.seconds);
    const taken = await this.database.row(TAKE, [key, now, Math.max(...seconds), requests, seconds]);
    return taken === null ? this.#wait(key, limits, now) : 0;
  }

  /** Counts a try of a key that must wait longer after each failure from the fifth on; false while it must wait. */
  async takeBackingOff(key: string, now: Date): Promise<boolean> {
    return (await this.database.row(TAKE_BACKING_OFF, [key, now])) !== null;
  }

  /** A try at `moment` was no failure. */
  async giveBack(key: string, moment: Date): Promise<void> {
    await this.database.rows(GIVE_BACK, [key, moment]);
  }

  /** All failures of a key are over. */
  async forget(key: string): Promise<void> {
    await this.database.rows(FORGET, [key]);
  }

  async #wait(key: string, limits: readonly AttemptLimit[], now: Date): Promise<number> {
    const times = (await this.database.row<{ times: Date[] }>(TIMES, [key]))?.times ?? [];
    const waits = limits.map(({ requests, seconds }) => {
      const first = times.at(-requests);
      return first === undefined ? 0 : first.getTime() / 1000 + seconds - now.getTime() / 1000;
    });
    return Math.max(1, Math.ceil(Math.max(...waits)));
  }
}
