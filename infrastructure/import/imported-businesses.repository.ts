import type {
  ImportedBusinesses,
  Candidate,
  CheckedRow,
  ImportedChange,
  ImportedRow,
  JoiningRow,
  KnownBusiness,
  ListedQuery,
  ListedSource,
  MovedBusiness,
} from '../../application/import/ports.js';
import type { Recognisable } from '../../domain/duplicate/duplicate-score.js';
import type { ImportedContent } from '../../domain/import/merge.js';
import { STALE_DAYS } from '../../domain/policy/evidence.js';
import { addImported, changeImported, saidFacts } from '../fact/imported-facts.js';
import { derivedColumns, DERIVED_SQL } from '../policy/derived-columns.js';
import { LISTABLE, UNLISTED } from '../business/business.entity.js';
import { recognisable } from '../business/recognisable-sql.js';
import { GatheredWords } from '../business/search/words/gathered-words.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { CONTENT_COLUMNS, CONTENT_JSON, PLAIN_COLUMNS } from './content-sql.js';

/** The fields of a business `b` found by the key `k`. */
const KNOWN_FIELDS = `b.id, k.source, k."externalId", ${CONTENT_JSON} as content, k.imported,
    (select coalesce(json_agg(o.imported), '[]') from business_sources o where o.business_id = b.id and o.source <> k.source) as others,
    b.pending_changes as "pendingChanges", b.edited_fields as "editedFields", b.merged_into as "mergedInto"`;

const JOINED = `
  select ${KNOWN_FIELDS}
  from (select r."businessId" as id, r.source, r."externalId", '{}'::jsonb as imported
    from jsonb_to_recordset($1) as r ("businessId" integer, source text, "externalId" text)) k
  join businesses b on b.id = k.id
  order by b.id for update of b`;

const FOUND = `(
    select s.business_id as id, s.source, s.external_id as "externalId", s.imported
      from jsonb_to_recordset($1) as r (source text, "externalId" text)
      join business_sources s on s.source = r.source and s.external_id = r."externalId"
    union all
    select o.id, r.source, r."externalId", null
      from jsonb_to_recordset($1) as r (source text, "externalId" text)
      join businesses o on r.source = $2
        and o.id = case when r."externalId" ~ '^(typed-)?[1-9][0-9]{0,8}$' then replace(r."externalId", 'typed-', '')::integer end
      where not exists (select from business_sources s
        where s.business_id = o.id or (s.source = r.source and s.external_id = r."externalId"))) k
  join businesses b on b.id = k.id`;

const KNOWN = `select ${KNOWN_FIELDS} from ${FOUND} order by b.id for update of b`;

/** Members before businesses: a second change of a business in one transaction checks the foreign key of its owner. */
const HOLD_OWNERS = `select from users where id in (select b.owner_id from ${FOUND}) order by id for key share`;

/** Half a mile of latitude in degrees. In the projection of on_map, both directions grow toward the poles. */
const NEAR_DEGREES = 0.0073;
const MAX_EACH = 20;
/**
 * Returns SQL for the ids of businesses like the row `r`, among those that are `which`; `named` are those of `table` that
 * have a name. Only some businesses with a common name are probed, because their positions distinguish them.
 */
const probes = (which: string, table: string, named: string) => `
    (select b.id from businesses b
      where ${which} and b.phone is not null and phone_digits(b.phone) = phone_digits(r.phone) limit ${MAX_EACH})
    union
    (select b.id from businesses b
      where ${which} and on_map(b.latitude, b.longitude) <@ box(
        on_map(r.latitude, r.longitude) - point(r.near, r.near), on_map(r.latitude, r.longitude) + point(r.near, r.near))
      limit ${5 * MAX_EACH})
    union
    (select b.id from ${table} b
      where ${named} and b.name collate name_order = r.name collate name_order limit ${MAX_EACH})`;

const KNOWN_BY = Object.entries(recognisable('b'))
  .map(([field, column]) => `${column} as "${field}"`)
  .join(', ');

/**
 * Plan: for each row, probes of businesses_phone, businesses_near, and entries_name, and for unlisted businesses of the
 * first two and businesses_unlisted_name.
 */
const CANDIDATES = `
  select r.row, ${KNOWN_BY},
    array(select s.source from business_sources s where s.business_id = b.id order by s.source) as sources,
    case when b.is_public then 'listed' when b.is_active then 'waiting' else 'withdrawn' end as standing
  from jsonb_to_recordset($1) as r (row integer, name text, phone text, latitude float8, longitude float8, near float8)
  cross join lateral (${probes(`b.is_public and ${LISTABLE}`, 'business_entries', 'b.is_public')}
    union${probes(UNLISTED, 'businesses', UNLISTED)}) f
  join businesses b on b.id = f.id`;

const NEXT_IDS = `select nextval(pg_get_serial_sequence('businesses', 'id'))::integer as id from generate_series(1, $1::integer)`;

/** All columns of a business that an import lists. */
const WRITTEN = [...CONTENT_COLUMNS, ...DERIVED_SQL];

/** JSON record definition with the written columns. */
const WRITTEN_RECORD = WRITTEN.map(({ field, type }) => `"${field}" ${type}`).join(', ');

const ADD = `
  insert into businesses (id, ${WRITTEN.map(({ column }) => column).join(', ')}, attribution, approval_status, reviewed_by, reviewed_at,
    facts_computed_at, policy_confirmed_at, stale_at)
  select r.id, ${WRITTEN.map(({ field }) => `r."${field}"`).join(', ')}, r.attribution, 'approved', $2, now(),
    case when r.policy is not null or r."openingHours" is not null then now() end, case when r.policy is not null then now() end,
    now() + interval '${STALE_DAYS} days'
  from jsonb_to_recordset($1) as r (id integer, attribution text, ${WRITTEN_RECORD})`;

/** A business about which the import only says facts changes when these are computed. */
const CHANGE = `
  update businesses b set ${PLAIN_COLUMNS.map(({ field, column }) => `${column} = r."${field}"`).join(', ')},
    updated_at = now(), version = b.version + 1
  from jsonb_to_recordset($1) as r (id integer, ${PLAIN_COLUMNS.map(({ field, type }) => `"${field}" ${type}`).join(', ')})
  where b.id = r.id and (${PLAIN_COLUMNS.map(({ column }) => `b.${column}`).join(', ')})
    is distinct from (${PLAIN_COLUMNS.map(({ field }) => `r."${field}"`).join(', ')})`;

const REMEMBER = `
  with given as (
    select * from jsonb_to_recordset($1) as r ("businessId" integer, source text, "externalId" text, attribution text, content jsonb, "importId" integer)),
  credited as (
    select g."businessId" as id, string_agg(c.attribution, '; ' order by c.source) as attribution
    from (select distinct "businessId" from given) g
    cross join lateral (
      select n.source, n.attribution from given n where n."businessId" = g."businessId" and n.attribution is not null
      union
      select s.source, s.attribution from business_sources s where s.business_id = g."businessId" and s.attribution is not null
        and not exists (select from given n where n."businessId" = g."businessId" and n.source = s.source)) c
    group by g."businessId"),
  attributed as (
    update businesses b set attribution = c.attribution from credited c
    where b.id = c.id and b.attribution is distinct from c.attribution)
  insert into business_sources (business_id, source, external_id, imported, attribution, dated_at, import_id)
  select "businessId", source, "externalId", content, attribution, $2::timestamptz, "importId" from given
  on conflict (business_id, source) do update
    set imported = excluded.imported, attribution = coalesce(excluded.attribution, business_sources.attribution),
      missed = case when business_sources.dated_at > excluded.dated_at then business_sources.missed else 0 end,
      dated_at = greatest(business_sources.dated_at, excluded.dated_at), imported_at = now(), import_id = excluded.import_id`;

/** SQL: whether a person has to do with a business `b`. A listing with `vanished_at` was shown again by an administrator. */
const TOUCHED = `(b.owner_id is not null or b.is_verified or b.edited_fields <> '{}'
    or exists (select from business_sources v where v.business_id = b.id and v.vanished_at is not null)
    or exists (select from business_claims c where c.business_id = b.id and c.status in ('pending', 'under_review')))`;

/** SQL: whether another source than `source` still has the business `b`. */
const elsewhere = (source: string) =>
  `exists (select from business_sources o where o.business_id = b.id and o.source <> ${source} and o.missed = 0)`;

const LISTED_IN = `
  select b.id, b.name, b.category, b.kind, s.source, s.external_id as "externalId", s.missed,
    ${TOUCHED} as "isTouched", ${elsewhere('s.source')} as "isElsewhere"
  from business_sources s join businesses b on b.id = s.business_id
  where s.source = any($1) and b.is_public
    and b.latitude between $2 and $3 and b.longitude between $4 and $5 and (b.id, s.source) > ($6::integer, $7::text)
    and (s.dated_at is null or $8::timestamptz is null or s.dated_at <= $8)
  order by b.id, s.source limit 5000`;

const MISS = `
  update business_sources s set missed = missed + 1, dated_at = greatest(dated_at, $2::timestamptz)
  from jsonb_to_recordset($1) as r (source text, "externalId" text)
  where s.source = r.source and s.external_id = r."externalId"`;

/** A claim locks its business, too, so that the next statement sees it. */
const LOCK = `select from businesses where id = any($1) order by id for update`;

/** The time has milliseconds, like those of the audit log. */
const HIDE = `
  with hidden as (
    update businesses b set hidden_at = date_trunc('milliseconds', now()), was_active = b.is_active, is_active = false,
      updated_at = now(), version = b.version + 1
    from jsonb_to_recordset($1) as r (id integer, source text)
    where b.id = r.id and b.is_public and not ${TOUCHED} and not ${elsewhere('r.source')}
    returning b.id, b.name, r.source, b.hidden_at),
  marked as (
    update business_sources s set vanished_at = h.hidden_at from hidden h where s.business_id = h.id)
  select id, name, source, hidden_at as "hiddenAt" from hidden`;

const RELIST = `
  with back as (
    select s.business_id as id, s.source, b.name, b.hidden_at
    from jsonb_to_recordset($1) as r (source text, "externalId" text)
    join business_sources s on s.source = r.source and s.external_id = r."externalId"
    join businesses b on b.id = s.business_id
    where (s.dated_at is null or $2::timestamptz is null or s.dated_at <= $2)
      and s.vanished_at is not null and b.hidden_at = s.vanished_at and b.closed_at is null and b.deleted_at is null),
  shown as (
    update businesses b set hidden_at = null, is_active = coalesce(b.was_active, true), was_active = null,
      updated_at = now(), version = b.version + 1
    from back where b.id = back.id),
  marked as (
    update business_sources s set vanished_at = null from back where s.business_id = back.id)
  select id, name, source, hidden_at as "hiddenAt" from back`;

type FoundBusiness = Omit<KnownBusiness, 'said'>;

export class PostgresImportedBusinesses implements ImportedBusinesses {
  constructor(
    private readonly work: UnitOfWork,
    /** The directory's name as a source in exports. */
    private readonly ownSource: string,
  ) {}

  async known(keys: readonly Pick<CheckedRow, 'source' | 'externalId'>[]): Promise<readonly KnownBusiness[]> {
    if (keys.length === 0) return [];
    const wanted = keys.map(({ source, externalId }) => ({ source, externalId }));
    const values = [JSON.stringify(wanted), this.ownSource];
    await this.work.rows(HOLD_OWNERS, values);
    return this.#withFacts(await this.work.rows<FoundBusiness>(KNOWN, values));
  }

  async joined(rows: readonly JoiningRow[]): Promise<readonly KnownBusiness[]> {
    if (rows.length === 0) return [];
    return this.#withFacts(await this.work.rows<FoundBusiness>(JOINED, [JSON.stringify(rows)]));
  }

  async candidates(rows: readonly Recognisable[]): Promise<readonly Candidate[]> {
    if (rows.length === 0) return [];
    const known = rows.map(({ name, phone, latitude, longitude }, row) => {
      const near = latitude === null ? null : NEAR_DEGREES / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
      return { row, name, phone, latitude, longitude, near };
    });
    return this.work.rows<Candidate>(CANDIDATES, [JSON.stringify(known)]);
  }

  async add(rows: readonly CheckedRow[], reviewedBy: string): Promise<readonly number[]> {
    if (rows.length === 0) return [];
    const ids = (await this.work.rows<{ id: number }>(NEXT_IDS, [rows.length])).map(({ id }) => id);
    const given = rows.map(({ content, attribution }, index) => ({
      ...{ id: ids[index], attribution },
      ...content,
      ...derivedColumns(content),
    }));
    await this.#written(
      rows.map(({ content }) => content),
      () => this.work.rows(ADD, [JSON.stringify(given), reviewedBy]),
    );
    await addImported(
      this.work,
      rows.map(({ content }, index) => ({ id: ids[index] as number, content })),
    );
    return ids;
  }

  async change(changes: readonly ImportedChange[]): Promise<void> {
    if (changes.length === 0) return;
    const given = changes.map(({ id, content }) => ({ id, ...content }));
    const contents = changes.map(({ content }) => content);
    const write = () => this.#written(contents, () => this.work.rows(CHANGE, [JSON.stringify(given)]));
    await changeImported(this.work, changes, write, new Date());
  }

  async listedIn({ sources, bounds, datedAt, after }: ListedQuery): Promise<readonly ListedSource[]> {
    const { south, north, west, east } = bounds;
    const values = [sources, south, north, west, east, after?.id ?? 0, after?.source ?? '', datedAt];
    return this.work.rows<ListedSource>(LISTED_IN, values);
  }

  async miss(listed: readonly ListedSource[], datedAt: Date | null): Promise<void> {
    if (listed.length > 0) await this.work.rows(MISS, [JSON.stringify(listed), datedAt]);
  }

  async hide(listed: readonly ListedSource[]): Promise<readonly MovedBusiness[]> {
    if (listed.length === 0) return [];
    await this.work.rows(LOCK, [listed.map(({ id }) => id)]);
    return this.work.rows<MovedBusiness>(HIDE, [JSON.stringify(listed)]);
  }

  async relist(
    keys: readonly Pick<CheckedRow, 'source' | 'externalId'>[],
    datedAt: Date | null,
  ): Promise<readonly MovedBusiness[]> {
    if (keys.length === 0) return [];
    const wanted = keys.map(({ source, externalId }) => ({ source, externalId }));
    return this.work.rows<MovedBusiness>(RELIST, [JSON.stringify(wanted), datedAt]);
  }

  async remember(rows: readonly ImportedRow[], datedAt: Date | null): Promise<void> {
    if (rows.length === 0) return;
    const given = rows.map(({ businessId, content, importId = null, row: { source, externalId, attribution } }) => {
      return { businessId, source, externalId, attribution, content, importId };
    });
    await this.work.rows(REMEMBER, [JSON.stringify(given), datedAt]);
  }

  /** A statement of its own after the lock, because it must see what others said before that. */
  async #withFacts(found: readonly FoundBusiness[]): Promise<readonly KnownBusiness[]> {
    const said = await saidFacts(this.work, [...new Set(found.map(({ id }) => id))]);
    return found.map((each) => ({ ...each, said: said(each.id) }));
  }

  /** Collects the search words once for all rows, instead of one trigger per row. */
  async #written(contents: readonly ImportedContent[], write: () => Promise<unknown>): Promise<void> {
    await this.work.rows(`select set_config('welcome_paws.bulk_load', 'on', true)`);
    await write();
    await this.work.rows(`select set_config('welcome_paws.bulk_load', 'off', true)`);
    const words = new GatheredWords();
    for (const content of contents) words.add(content);
    await words.save({ query: (text, values) => this.work.rows(text, values) });
  }
}
