import { ApprovalReads } from '../../application/business/ports.js';
import type { JsonText, ListPage, PageRequest } from '../../application/shared/page.js';
import { APPROVAL, type ApprovalMove, type ApprovalStatus } from '../../domain/business/approval.js';
import { canMove } from '../../domain/shared/moves.js';
import { TOTAL_CAP } from '../../domain/shared/page-size.js';
import type { BillingProvider } from '../../domain/billing/subscription.js';
import { billingJson } from './billing-json.js';
import type { Database, Statement } from '../postgres/database.js';
import { readCursor, writeCursor } from '../postgres/list-cursor.js';
import { isoTime, listPage, microseconds, momentOf, type JsonRow } from '../postgres/list-page.js';
import { BUSINESS_FIELDS } from './business-reads.query.js';

/** All that administrators see of a business but for what they may do with it. */
export const administratorsFields = (
  provider: BillingProvider,
) => `${BUSINESS_FIELDS}, reviewed_by as "reviewedBy", ${isoTime('reviewed_at')} as "reviewedAt",
  admin_notes as "adminNotes", verification_source as "verificationSource",
  verification_notes as "verificationNotes", verified_by as "verifiedBy", version, ${billingJson('businesses', provider)} as billing`;

const forAdministrator = (provider: BillingProvider): Statement => ({
  name: 'business-for-administrator',
  text: `select ${administratorsFields(provider)} from businesses where id = $1`,
});

/** Indexes businesses_approval and businesses_changed: what waits is few. */
const WAITS = `(approval_status in ('pending', 'under_review') or (approval_status = 'approved' and pending_changes is not null))`;

const waitingFor = (provider: BillingProvider): Statement => ({
  name: 'businesses-waiting',
  text: `select ${administratorsFields(provider)}, ${microseconds('created_at')}::text as since from businesses
    where ${WAITS} and ($2::bigint is null or (created_at, id) > (${momentOf('$2')}, $3::integer))
    order by created_at, id limit $1`,
});

const WAITING_COUNT: Statement = {
  name: 'businesses-waiting-count',
  text: `select count(*)::integer as total from (select from businesses where ${WAITS} limit ${TOTAL_CAP + 1}) waiting`,
};

/** Out of the tallies, which know nothing of waiting changes. */
const FIGURES: Statement = {
  name: 'businesses-approval-figures',
  text: `select json_build_object(
      'pending', coalesce(sum(many) filter (where state in ('pending', 'under_review')), 0),
      'approved', coalesce(sum(many) filter (where state in ('withdrawn', 'verified', 'unverified', 'unverifiable')), 0),
      'rejected', coalesce(sum(many) filter (where state = 'rejected'), 0),
      'total', coalesce(sum(many), 0))::text as json
    from tallies where subject = 'businesses'`,
};

export interface AdminRow extends Record<string, unknown> {
  readonly id: number;
  readonly approvalStatus: ApprovalStatus;
  readonly pendingChanges: object | null;
  /** When it was listed, in microseconds since 1970. */
  readonly since: string;
}

/** What waits for administrators, in PostgreSQL. */
export class PostgresApprovalReads extends ApprovalReads {
  readonly #one: Statement;
  readonly #waiting: Statement;

  /** `provider` is where Premium would be paid now. */
  constructor(
    private readonly database: Database,
    provider: BillingProvider,
  ) {
    super();
    this.#one = forAdministrator(provider);
    this.#waiting = waitingFor(provider);
  }

  override async one(id: number): Promise<JsonText | null> {
    const row = await this.database.row<AdminRow>(this.#one, [id]);
    return row === null ? null : administrators(row);
  }

  override async waiting({ limit, cursor }: PageRequest): Promise<ListPage> {
    const after = cursor === null ? [null, null] : readCursor('waiting', ['number', 'number'], cursor);
    const [rows, count] = await Promise.all([
      this.database.rows<AdminRow>(this.#waiting, [limit + 1, after[0], after[1]]),
      this.database.row<{ total: number }>(WAITING_COUNT),
    ]);
    const shown = rows.map((row) => ({ json: administrators(row), since: row.since, id: row.id }));
    return listPage(shown, limit, count?.total ?? 0, ({ since, id }) => writeCursor('waiting', [Number(since), id]));
  }

  override async figures(): Promise<JsonText> {
    const row = await this.database.row<JsonRow & Record<string, unknown>>(FIGURES);
    return row?.json ?? '{}';
  }
}

const ADMINISTRATORS_MOVES = [
  ['review', 'takeUp'],
  ['approve', 'approve'],
  ['reject', 'reject'],
  ['needs-revision', 'requestRevision'],
] as const;

/** An `AdminBusiness` with what may be decided: of an approved one, its waiting changes. */
export function administrators({ since: _, ...row }: AdminRow): JsonText {
  const { approvalStatus, pendingChanges } = row;
  const decides = (move: ApprovalMove): boolean =>
    canMove(APPROVAL, approvalStatus, move) || (pendingChanges !== null && (move === 'approve' || move === 'reject'));
  return JSON.stringify({
    ...row,
    moves: ADMINISTRATORS_MOVES.flatMap(([name, move]) => (decides(move) ? [name] : [])),
  });
}
