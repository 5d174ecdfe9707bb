import { SANCTION_KINDS, type Sanction, type SanctionKind } from '../../domain/moderation/sanction.js';

const KINDS = SANCTION_KINDS.map((kind) => `'${kind}'`).join(', ');

/**
 * Returns SQL that joins the sanction that currently keeps a member from writing, as the row `sanction` (`kind`,
 * `until`). Its columns are null without a sanction. `member` is SQL of their id. Index notices_in_force has few
 * entries. A restriction expires here on its own, without a job.
 */
export function joinSanction(member: string): string {
  return `left join lateral (
    select n.kind, n.until from notices n
    where n.member_id = ${member} and n.kind in (${KINDS}) and n.lifted_at is null and (n.until is null or n.until > now())
    order by n.until desc nulls first limit 1) sanction on true`;
}

/** The columns that the join adds. */
export interface SanctionColumns {
  readonly sanctionKind: SanctionKind | null;
  readonly sanctionUntil: Date | null;
}

/** SQL list of these columns. */
export const SANCTION_COLUMNS = `sanction.kind as "sanctionKind", sanction.until as "sanctionUntil"`;

/** Returns the sanction in these columns; null if there is none. */
export function sanctionOf({ sanctionKind: kind, sanctionUntil: until }: SanctionColumns): Sanction | null {
  return kind === null ? null : { kind, until };
}
