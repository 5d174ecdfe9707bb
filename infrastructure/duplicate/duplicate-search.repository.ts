import type { DuplicateSearch, LikelyPair, Pair, ToCompare } from '../../application/duplicate/ports.js';
import type { Recognisable } from '../../domain/duplicate/duplicate-score.js';
import { recognisable } from '../business/recognisable-sql.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

const PLACE = `json_build_object(${Object.entries(recognisable('b'))
  .map(([field, column]) => `'${field}', ${column}`)
  .join(', ')})`;

/** Reads in primary key order. */
const WAITING = `select c.business_id as id, c.round::float8 as round, case when b.is_public then ${PLACE} end as place
  from (select business_id, round from duplicate_checks order by business_id limit $1) c
    left join businesses b on b.id = c.business_id`;

const KEEP_KEYS = `insert into duplicate_keys (business_id, keys)
  select id, keys::integer[] from unnest($1::integer[], $2::text[]) k(id, keys)
  on conflict (business_id) do update set keys = excluded.keys where duplicate_keys.keys <> excluded.keys`;

const DROP_KEYS = 'delete from duplicate_keys where business_id = any($1::integer[])';

/**
 * Forces one lookup in index duplicate_keys_keys per key. The planner wrongly estimates a sequential scan as cheaper.
 */
const BY_INDEX = 'set local enable_seqscan = off';

const PAIRS = `
  with own as materialized (
      select k.business_id as id, key from duplicate_keys k cross join unnest(k.keys) key where k.business_id = any($1::integer[])),
    block as materialized (
      select w.key, o.business_id as id, count(*) over (partition by w.key) as size
      from (select distinct key from own) w
        cross join lateral (select business_id from duplicate_keys k where k.keys @> array[w.key] limit $2::integer + 1) o),
    pair as materialized (
      select distinct least(own.id, block.id) as lower_id, greatest(own.id, block.id) as upper_id
      from own join block using (key) where block.id <> own.id and block.size <= $2::integer)
  select lower_id as "lowerId", upper_id as "upperId" from pair`;

const PLACES = `select b.id, ${PLACE} as place from businesses b where b.id = any($1::integer[]) and b.is_public`;

/** Locks businesses in the order of their ids, like merges, to avoid deadlocks. */
const HOLD = 'select from businesses where id = any($1::integer[]) order by id for key share';

const KEEP_FOUND = `insert into duplicate_candidates as c (lower_id, upper_id, score, reasons)
  select f."lowerId", f."upperId", f.score, f.reasons
  from jsonb_to_recordset($1::jsonb) f("lowerId" integer, "upperId" integer, score integer, reasons text[])
    join businesses l on l.id = f."lowerId" and l.is_public join businesses u on u.id = f."upperId" and u.is_public
  on conflict (lower_id, upper_id) do update set score = excluded.score, reasons = excluded.reasons
    where (c.score, c.reasons) is distinct from (excluded.score, excluded.reasons)`;

const DROP_OTHERS = `delete from duplicate_candidates c
  where (c.lower_id = any($1::integer[]) or c.upper_id = any($1::integer[])) and c.dismissed_at is null
    and not exists (select from unnest($2::integer[], $3::integer[]) f(lower_id, upper_id)
      where f.lower_id = c.lower_id and f.upper_id = c.upper_id)`;

/** Rows changed in the meantime stay. Rows being changed now are left to the next run instead of being waited for. */
const COMPARED = `delete from duplicate_checks where business_id = any(array(
    select c.business_id from duplicate_checks c join unnest($1::integer[], $2::bigint[]) d(id, round)
      on d.id = c.business_id and d.round = c.round
    order by c.business_id for update of c skip locked))`;

/**
 * Runs save their results one after the other, so that each run sees earlier finds when it removes businesses hidden
 * since.
 */
const ONE_BY_ONE = 'select pg_advisory_xact_lock(7232028)';

type Place = Recognisable & { readonly id: number };

export class PostgresDuplicateSearch implements DuplicateSearch {
  constructor(private readonly work: UnitOfWork) {}

  waiting(max: number): Promise<readonly ToCompare[]> {
    return this.work.run(() => this.work.rows<ToCompare>(WAITING, [max]));
  }

  keepKeys(keys: ReadonlyMap<number, readonly number[]>): Promise<void> {
    const usableKeys = [...keys].filter(([, each]) => each.length > 0);
    const dropped = [...keys].filter(([, each]) => each.length === 0).map(([id]) => id);
    return this.work.run(async () => {
      await this.work.rows(DROP_KEYS, [dropped]);
      await this.work.rows(KEEP_KEYS, [
        usableKeys.map(([id]) => id),
        usableKeys.map(([, each]) => `{${each.join(',')}}`),
      ]);
    });
  }

  pairs(ids: readonly number[], maxBlock: number): Promise<readonly Pair[]> {
    return this.work.run(async () => {
      await this.work.rows(BY_INDEX);
      const pairs = await this.work.rows<{ lowerId: number; upperId: number }>(PAIRS, [ids, maxBlock]);
      const wanted = [...new Set(pairs.flatMap(({ lowerId, upperId }) => [lowerId, upperId]))];
      const rows = await this.work.rows<{ id: number; place: Place }>(PLACES, [wanted]);
      const places = new Map(rows.map(({ id, place }) => [id, place]));
      return pairs.flatMap(({ lowerId, upperId }) => {
        const [lower, upper] = [places.get(lowerId), places.get(upperId)];
        return lower === undefined || upper === undefined ? [] : [{ lower, upper }];
      });
    });
  }

  settle(compared: readonly ToCompare[], found: readonly LikelyPair[]): Promise<void> {
    const ids = compared.map(({ id }) => id);
    const lower = found.map(({ lowerId }) => lowerId);
    const upper = found.map(({ upperId }) => upperId);
    return this.work.run(async () => {
      await this.work.rows(ONE_BY_ONE);
      if (found.length > 0) {
        await this.work.rows(HOLD, [[...lower, ...upper]]);
        await this.work.rows(KEEP_FOUND, [JSON.stringify(found)]);
      }
      await this.work.rows(DROP_OTHERS, [ids, lower, upper]);
      await this.work.rows(COMPARED, [ids, compared.map(({ round }) => round)]);
    });
  }
}
