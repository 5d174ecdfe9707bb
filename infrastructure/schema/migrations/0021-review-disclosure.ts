import { Migration } from '@mikro-orm/migrations';

/** Reviews say how the visit came about. */
export class Migration0021ReviewDisclosure extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `alter table "reviews" add "disclosure" text null`,
  `alter table "reviews" add constraint "reviews_disclosure_check" check ("disclosure" in ('paid', 'invited'))`,
];
