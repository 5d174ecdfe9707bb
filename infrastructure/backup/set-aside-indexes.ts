import type pg from 'pg';

/** Product decision: fits next to a server on a small machine. */
const BUILD_MEMORY = '256MB';

/** Indexes that no constraint needs. Those of partitioned tables stay, because each partition has its own. */
const INDEXES = `
  select format('%I.%I', n.nspname, i.relname) as name, pg_get_indexdef(i.oid) as definition,
    obj_description(i.oid, 'pg_class') as comment
  from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
    join pg_namespace n on n.oid = i.relnamespace
  where not x.indisunique and t.relkind = 'r' and not t.relispartition and n.nspname not like 'pg\\_%'
  order by n.nspname, i.relname`;

interface Index {
  readonly name: string;
  readonly definition: string;
  readonly comment: string | null;
}

/**
 * Drops all indexes that no constraint needs, and returns a function that builds them again. Building an index of a full
 * table takes a fraction of the time of adding rows to it one at a time. Call both in one transaction.
 */
export async function setIndexesAside(client: pg.ClientBase): Promise<() => Promise<void>> {
  const { rows: indexes } = await client.query<Index>(INDEXES);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  return async () => {
    await client.query(`set local maintenance_work_mem = '${BUILD_MEMORY}'`);
    for (const { name, definition, comment } of indexes) {
      await client.query(definition);
      if (comment !== null) await client.query(`comment on index ${name} is ${client.escapeLiteral(comment)}`);
    }
  };
}
