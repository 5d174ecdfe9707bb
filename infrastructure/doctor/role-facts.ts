import type pg from 'pg';
import type { RoleFacts } from '../../domain/health/doctor/roles.js';
import { JOBS_SCHEMA } from '../jobs/queues.js';
import { MIGRATIONS_TABLE } from '../schema/orm.js';

/** The tables and sequences of the product, without those of extensions. */
const OURS = `select c.oid, c.relname, c.relkind, c.relowner, n.nspname from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', '${JOBS_SCHEMA}') and c.relkind in ('r', 'p', 'S')
    and not exists (select from pg_depend d
      where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

const may = (right: string) => `has_table_privilege(oid, '${right}')`;

/** Tables whose rows may only be read, or read and added. */
const READ_ONLY = `relname = '${MIGRATIONS_TABLE}'`;
const ADD_ONLY = `relname = 'audit_log'`;

const FACTS = `with ours as materialized (${OURS})
  select current_user::text as role, r.rolsuper as "isSuperuser",
    array_remove(array[case when r.rolcreaterole then 'createrole' end, case when r.rolcreatedb then 'createdb' end,
      case when r.rolbypassrls then 'bypassrls' end, case when r.rolreplication then 'replication' end], null) as attributes,
    (select count(*)::int from ours where relkind <> 'S' and pg_has_role(relowner, 'member')) as owned,
    (select count(*)::int from ours where relkind <> 'S' and not pg_has_role(relowner, 'usage')) as "foreign",
    has_schema_privilege('public', 'create') as "mayCreate",
    array(
      select nspname || '.' || relname from ours where case
        when not has_schema_privilege(nspname, 'usage') then true
        when relkind = 'S' then not has_sequence_privilege(oid, 'usage')
        when not ${may('select')} then true
        when ${READ_ONLY} then false
        when not ${may('insert')} then true
        when ${ADD_ONLY} then false
        else not (${may('update')} and ${may('delete')}) end
      order by 1) as missing,
    array(
      select relname from ours where relkind <> 'S' and case
        when ${READ_ONLY} then ${may('insert, update, delete')}
        when ${ADD_ONLY} then ${may('update, delete, truncate')}
        else false end
      order by 1)::text[] as "excessive"
  from pg_roles r where r.rolname = current_user`;

/** Returns the attributes and privileges of a connection's role. */
export async function roleFacts(client: pg.Client): Promise<RoleFacts> {
  return (await client.query<RoleFacts>(FACTS)).rows[0]!;
}

/** Returns a text that is the same for connections to the same database of the same server. */
export async function identityOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ identity: string }>(
    `select d.oid || ' ' || pg_postmaster_start_time() as identity from pg_database d where d.datname = current_database()`,
  );
  return rows[0]?.identity ?? '';
}
