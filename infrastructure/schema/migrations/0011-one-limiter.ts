import { Migration } from '@mikro-orm/migrations';

/** Failed sign-ins are counted where all limits are; those counted so far are forgotten, as their keys were made otherwise. */
export class Migration0011OneLimiter extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [`drop table provider_tries`];
