import type { Account } from '../../domain/account/account.js';
import { isoTime } from '../postgres/list-page.js';
import { PostgresNames } from '../postgres/postgres-names.js';
import { ACCOUNT_PROPERTIES } from './user.entity.js';

type TimeField = { [Name in keyof Account]: Account[Name] extends Date | null ? Name : never }[keyof Account];

/** Which fields are times; the compiler names one that is missing. */
const TIMES: Readonly<Record<TimeField, true>> = { createdAt: true, updatedAt: true };

const names = new PostgresNames();

/** SQL: what the row `sanction` says, which the statement has joined (`joinSanction`). */
const SANCTION = `case when sanction.kind is not null
  then json_build_object('kind', sanction.kind, 'until', ${isoTime('sanction.until')}) end`;

/**
 * SQL for the contract's `CurrentUser`, the account whole, from the row of `users` under this alias, and what keeps it from
 * writing; of type json.
 */
export function currentUserJson(alias: string): string {
  const fields = ACCOUNT_PROPERTIES.map((name) => {
    const column = `${alias}.${names.propertyToColumnName(name)}`;
    return `'${name}', ${name in TIMES ? isoTime(column) : column}`;
  });
  return `json_build_object(${[...fields, `'sanction', ${SANCTION}`].join(', ')})`;
}
