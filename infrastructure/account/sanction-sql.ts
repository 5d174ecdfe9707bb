import { SANCTION_KINDS, type Sanction, type SanctionKind } from '../../domain/moderation/sanction.js';

const KINDS = SANCTION_KINDS.map((kind) => `'${kind}'`).join(', ');

/** SQL for the longest active sanction that was imposed on an account. */
const longestOf = (member: string): string => `
  select n.kind, n.until, n.member_id from notices n
  where n.member_id = ${member} and n.kind in (${KINDS}) and n.lifted_at is null and (n.until is null or n.until > now())
  order by n.until desc nulls first limit 1`;

/** Returns SQL for a member's address. */
const addressOf = (member: string): string => `(select own.email from users own where own.id = ${member})`;

/**
 * Returns SQL for the IDs of a member and of the other accounts of their mailbox. `member` and `email` are SQL for the
 * member's ID and address. Index users_mailbox.
 */
export function accountsOfMailbox(member: string, email = addressOf(member)): string {
  return `select ${member} as id union all
    select same.id from users same where mailbox_of(same.email) = mailbox_of(${email}) and same.id <> ${member}`;
}

/**
 * Returns SQL that joins the sanction that currently keeps a member from writing, as the row `sanction` (`kind`,
 * `until`, and `member_id`, which is another account of the same mailbox if the member has none that lasts as long). Its
 * columns are null without a sanction. `member` and `email` are SQL of their id and address. Each account is looked up in
 * the index notices_in_force, regardless of the planner's statistics. A restriction expires here on its own, without a job.
 */
export function joinSanction(member: string, email?: string): string {
  return `left join lateral (
    select longest.*, longest.member_id <> ${member} as of_other_account
    from (${accountsOfMailbox(member, email)}) account cross join lateral (${longestOf('account.id')}) longest
    order by longest.until desc nulls first, of_other_account limit 1) sanction on true`;
}

/** The same for the sanctions that were imposed on this account. */
export function joinOwnSanction(member: string): string {
  return `left join lateral (
    select longest.*, false as of_other_account from (${longestOf(member)}) longest) sanction on true`;
}

/** The columns that the join adds. */
export interface SanctionColumns {
  readonly sanctionKind: SanctionKind | null;
  readonly sanctionUntil: Date | null;
  readonly sanctionOfOther: boolean | null;
}

/** SQL list of these columns. */
export const SANCTION_COLUMNS = `sanction.kind as "sanctionKind", sanction.until as "sanctionUntil",
  sanction.of_other_account as "sanctionOfOther"`;

/** Returns the sanction in these columns; null if there is none. */
export function sanctionOf({
  sanctionKind: kind,
  sanctionUntil: until,
  sanctionOfOther,
}: SanctionColumns): Sanction | null {
  return kind === null ? null : { kind, until, isOfOtherAccount: sanctionOfOther === true };
}
