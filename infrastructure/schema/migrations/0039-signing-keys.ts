import { Migration } from '@mikro-orm/migrations';

/**
 * Keys of the embedded provider follow each other, and what they sign with is sealed. The one before, of 2,048 bits in plain
 * text, goes: what it signed proved a sign-in of the last minutes alone.
 */
export class Migration0039SigningKeys extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }
}

const STATEMENTS = [
  `delete from provider_keys`,
  `alter table "provider_keys" add "sealed" text not null, add "signs_from" timestamptz not null`,
  // It would be shown when signing out, and no key is left that knows it.
  `update sessions set sess = jsonb_set(sess, '{idToken}', 'null') where sess ->> 'issuer' = 'embedded'`,
];
