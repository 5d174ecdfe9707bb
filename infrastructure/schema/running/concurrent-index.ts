import pg from 'pg';

const INDEX =
  /^create\s+(?<unique>unique\s+)?index\s+concurrently\s+"?(?<name>\w+)"?\s+on\s+"?(?<table>\w+)"?\s+(?<rest>[\s\S]+)$/i;

interface IndexParts {
  readonly unique: string;
  readonly name: string;
  readonly table: string;
  /** The rest of the statement, from the columns on. */
  readonly rest: string;
}

/** Returns the parts of `create index concurrently name on table …`; null for any other statement. */
export function concurrentIndex(statement: string): IndexParts | null {
  const { unique = '', name = '', table = '', rest = '' } = INDEX.exec(statement)?.groups ?? {};
  return name === '' ? null : { unique, name, table, rest };
}

/**
 * Builds an index while others write to the table. Keeps a complete index, and rebuilds an invalid one, which PostgreSQL
 * leaves behind if a build is interrupted. PostgreSQL can't do this for a partitioned table, so this builds the index of
 * each partition and then attaches it.
 */
export async function buildIndex(client: pg.ClientBase, index: IndexParts): Promise<void> {
  const { name, table, unique, rest } = index;
  const { rows } = await client.query<{ kind: string }>(
    `select relkind::text as kind from pg_class where oid = $1::regclass`,
    [table],
  );
  if (rows[0]?.kind !== 'p') return buildOne(client, index, { index: quoted(name), table: quoted(table) });
  await client.query(`create ${unique}index if not exists ${quoted(name)} on only ${quoted(table)} ${rest}`);
  for (const partition of await partitionsWithout(client, index)) {
    const part = `${partition.schema}.${quoted(`${partition.name}_${name}`.slice(0, 63))}`;
    await buildOne(client, index, { index: part, table: `${partition.schema}.${quoted(partition.name)}` });
    await client.query(`alter index ${quoted(name)} attach partition ${part}`);
  }
}

const quoted = (name: string): string => pg.escapeIdentifier(name);

async function buildOne(
  client: pg.ClientBase,
  { unique, rest }: IndexParts,
  names: { readonly index: string; readonly table: string },
): Promise<void> {
  const { rows } = await client.query<{ valid: boolean }>(
    `select indisvalid as valid from pg_index where indexrelid = to_regclass($1)`,
    [names.index],
  );
  if (rows[0]?.valid === true) return;
  if (rows[0]?.valid === false) await client.query(`drop index concurrently ${names.index}`);
  // The name of a new index must not have a schema: PostgreSQL uses the schema of the table.
  const name = names.index.slice(names.index.indexOf('.') + 1);
  await client.query(`create ${unique}index concurrently ${name} on ${names.table} ${rest}`);
}

/** Selects the partitions that have no part of the index yet. New partitions get theirs automatically. */
async function partitionsWithout(
  client: pg.ClientBase,
  { name, table }: IndexParts,
): Promise<{ schema: string; name: string }[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select quote_ident(n.nspname) as schema, c.relname as name
      from pg_inherits p join pg_class c on c.oid = p.inhrelid join pg_namespace n on n.oid = c.relnamespace
      where p.inhparent = $1::regclass and not exists (
        select from pg_index i join pg_inherits a on a.inhrelid = i.indexrelid
        where i.indrelid = c.oid and a.inhparent = $2::regclass)
      order by c.relname`,
    [table, name],
  );
  return rows;
}
