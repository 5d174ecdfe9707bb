import { UnderscoreNamingStrategy } from '@mikro-orm/postgresql';

const SUFFIX: Readonly<Record<string, string>> = { foreign: 'fkey', unique: 'key' };

/** Names columns in snake_case, including references to other rows, and constraints as PostgreSQL itself would. */
export class PostgresNames extends UnderscoreNamingStrategy {
  override joinKeyColumnName(property: string): string {
    return this.propertyToColumnName(property);
  }

  override joinColumnName(property: string): string {
    return this.propertyToColumnName(property);
  }

  override indexName(
    table: string,
    columns: string[],
    type: Parameters<UnderscoreNamingStrategy['indexName']>[2],
  ): string {
    const suffix = SUFFIX[type];
    return suffix === undefined ? super.indexName(table, columns, type) : [table, ...columns, suffix].join('_');
  }
}
