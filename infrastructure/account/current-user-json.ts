import type { Account } from '../../domain/account/account.js';
import { isoTime } from '../postgres/list-page.js';
import { PostgresNames } from '../postgres/postgres-names.js';
import { ACCOUNT_PROPERTIES } from './user.entity.js';

type TimeField = { [Name in keyof Account]: Account[Name] extends Date | null ? Name : never }[keyof Account];

/** The time fields. The compiler reports a missing one. */
const TIMES: Readonly<Record<TimeField, true>> = { createdAt: true, updatedAt: true };

const names = new PostgresNames();

/** SQL: the contents of the row `sanction`, which the statement joins with `joinSanction`. */
const SANCTION = `case when sanction.kind is not null
  then json_build_object('kind', sanction.kind, 'until', ${isoTime('sanction.until')}, 'isOfOtherAccount', sanction.of_other_account) end`;

/**
 * Returns SQL of type json for the contract's `CurrentUser`: the whole account from the row of `users` under this
 * alias, and the sanction that keeps it from writing.
 */
export function currentUserJson(alias: string): string {
  const fields = ACCOUNT_PROPERTIES.map((name) => {
    const column = `${alias}.${names.propertyToColumnName(name)}`;
    return `'${name}', ${name in TIMES ? isoTime(column) : column}`;
  });
  return `json_build_object(${[...fields, `'sanction', ${SANCTION}`].join(', ')})`;
}
