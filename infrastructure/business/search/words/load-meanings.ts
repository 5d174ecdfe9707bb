import type pg from 'pg';
import { MEANINGS } from '../../../../domain/business/vocabulary/meanings.js';
import { dropIndexes } from '../../../postgres/drop-indexes.js';
import { inOrder, kindKey, quoted } from '../search-area.js';

/** Documents rewritten at a time, so that no transaction holds many of them. */
const BATCH = 2000;

/** More changed documents than this are rewritten at once without their indexes, which takes a fraction of the time. */
const MANY = 10_000;

/** The vocabulary: a meaning's name, a word or kind that has it, and the query for that. */
const WANTED = `with wanted as (
    select distinct meaning, query, case when word like 'k:%' then word else (select w from
      unnest(tsvector_to_array(to_tsvector('english', plain(word)))) w order by length(w) desc, w limit 1) end as stem
    from unnest($1::text[], $2::text[], $3::text[]) as t(meaning, word, query_text)
      cross join lateral (select case when word like 'k:%' then query_text::tsquery else to_tsquery('english', query_text) end as query) q)`;

/** The names of meanings that the database has otherwise, or doesn't have. */
const CHANGED = `${WANTED} select coalesce(array_agg(distinct meaning), '{}') as names from (
    (select meaning, stem, query from wanted except select meaning, stem, query from search_meanings)
    union all (select meaning, stem, query from search_meanings except select meaning, stem, query from wanted)) d`;

const INSERT = `${WANTED} insert into search_meanings (meaning, stem, query)
  select meaning, stem, query from wanted where meaning = any ($4)`;

/** The ids of documents that have a meaning to be written, or should. */
const TO_WRITE = `select array(select d.id from business_documents d where d.search @@ (
    select string_agg('(' || query::text || ') | ' || quoted_lexeme('m:' || meaning), ' | ')::tsquery
    from search_meanings where not is_written) order by d.id) as ids`;

/** Locks the documents before reading them, because a change of a business may write them at the same time. */
const WRITE = `with old as materialized (select id, search from business_documents where id = any ($1::integer[]) order by id for update),
    new as materialized (select id, with_meanings(search) as search from old)
  update business_documents d set search = n.search, padding = default from new n where d.id = n.id and d.search <> n.search`;

/**
 * Writes the vocabulary's meanings to the database and, for those that have changed, to the documents: none, except after
 * the vocabulary has changed. Continues where an earlier call was interrupted. If very many documents change, searches
 * wait until they are written: up to ten minutes for a million.
 */
export async function loadMeanings(client: pg.Client, many = MANY): Promise<void> {
  await inTransaction(client, () => storeMeanings(client));
  const { rows } = await client.query<{ ids: number[] }>(TO_WRITE);
  const ids = rows[0]?.ids ?? [];
  if (ids.length > many) await inTransaction(client, () => rewriteAtOnce(client, ids));
  else for (let at = 0; at < ids.length; at += BATCH) await client.query(WRITE, [ids.slice(at, at + BATCH)]);
  await client.query('update search_meanings set is_written = true where not is_written');
}

async function storeMeanings(client: pg.Client): Promise<void> {
  const wanted = wantedRows();
  const { rows } = await client.query<{ names: string[] }>(CHANGED, wanted);
  const changed = rows[0]?.names ?? [];
  if (changed.length === 0) return;
  await client.query('delete from search_meanings where meaning = any ($1)', [changed]);
  await client.query(INSERT, [...wanted, changed]);
  await client.query('analyze search_meanings');
}

async function rewriteAtOnce(client: pg.Client, ids: readonly number[]): Promise<void> {
  const restoreIndexes = await dropIndexes(client, ['business_documents']);
  await client.query(WRITE, [ids]);
  await restoreIndexes(() => undefined);
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Returns names of meanings, their words or kinds, and the queries for these, as columns of the same length. */
function wantedRows(): [string[], string[], string[]] {
  const named = new Map([...MEANINGS.values()].map((meaning) => [meaning.name, meaning]));
  const rows = [...named.values()].flatMap(({ name, words, kinds }) => [
    ...words.map((word) => [name, word, inOrder(word)] as const),
    ...kinds.map((kind) => [name, kindKey(kind), quoted(kindKey(kind))] as const),
  ]);
  return [rows.map(([name]) => name), rows.map(([, word]) => word), rows.map(([, , query]) => query)];
}
