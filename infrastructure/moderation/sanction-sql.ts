import { SANCTION_KINDS, type Sanction, type SanctionKind } from '../../domain/moderation/sanction.js';

const KINDS = SANCTION_KINDS.map((kind) => `'${kind}'`).join(', ');

/**
 * SQL that joins what keeps a member from writing now, as the row `sanction` (`kind`, `until`), whose columns are null where
 * nothing does; `member` is SQL of their id. Index notices_in_force, which is empty for nearly everybody. A restriction
 * ends here by itself: no job has to lift it.
 */
export function joinSanction(member: string): string {
  return `left join lateral (
    select n.kind, n.until from notices n
    where n.member_id = ${member} and n.kind in (${KINDS}) and n.lifted_at is null and (n.until is null or n.until > now())
    order by n.until desc nulls first limit 1) sanction on true`;
}

/** What the join found. */
export interface SanctionColumns {
  readonly sanctionKind: SanctionKind | null;
  readonly sanctionUntil: Date | null;
}

/** SQL list of these columns. */
export const SANCTION_COLUMNS = `sanction.kind as "sanctionKind", sanction.until as "sanctionUntil"`;

/** The sanction in these columns. */
export function sanctionOf({ sanctionKind: kind, sanctionUntil: until }: SanctionColumns): Sanction | null {
  return kind === null ? null : { kind, until };
}
