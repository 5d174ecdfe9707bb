import { Migration } from '@mikro-orm/migrations';

/** Copyright notices name nobody any more whose account was erased before: the address of a profile bears its member's id. */
export class Migration0026ProfilePaths extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

/** SQL: whether a path leads to the profile of nobody. */
const leadsNowhere = (path: string): string =>
  `(${path} like '/user-reviews/%' and not exists (select from "users" u where ${path} = '/user-reviews/' || u.id))`;

const STATEMENTS = [
  `update "copyright_takedowns" set "path" = '/guide-dogs' where ${leadsNowhere('"path"')}`,
  `update "copyright_notices" t set "items" = (
    select jsonb_agg(case when ${leadsNowhere(`i ->> 'path'`)} then i || '{"path": "/guide-dogs"}' else i end order by n)
    from jsonb_array_elements(t.items) with ordinality x (i, n))
    where exists (select from jsonb_array_elements(t.items) i where ${leadsNowhere(`i ->> 'path'`)})`,
];
