import { Migration } from '@mikro-orm/migrations';

/** Whether everybody is given a menu is asked of the businesses that have it, whenever somebody fetches it. */
export class Migration0046Menus extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [`create index businesses_menu on businesses using hash (menu_url) where menu_url is not null`];
