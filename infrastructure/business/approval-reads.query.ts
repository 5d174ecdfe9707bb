import type { ApprovalReads } from '../../application/business/ports.js';
import type { JsonText, ListPage, PageRequest } from '../../application/shared/page.js';
import { APPROVAL, type ApprovalMove, type ApprovalStatus } from '../../domain/business/approval.js';
import { listingMoves } from '../../domain/business/standing.js';
import { canMove } from '../../domain/shared/state-machine.js';
import type { BillingProvider } from '../../domain/billing/subscription.js';
import { memberName } from '../account/member-name-sql.js';
import { billingJson } from './billing-json.js';
import type { Database, Statement } from '../postgres/database.js';
import { isoTime, orderedList, pageOf, type PagedList } from '../postgres/list-page.js';
import { EXISTS, WAITS } from './business.entity.js';
import { BUSINESS_FIELDS } from './business-detail.js';
import { isSavedBy } from './business-reads.query.js';

/** SQL: the imports that a business came from. */
const SOURCES = `(select coalesce(json_agg(json_build_object('source', s.source, 'externalId', s.external_id,
    'importedAt', ${isoTime('s.imported_at')}) order by s.source), '[]')
  from business_sources s where s.business_id = businesses.id)`;

/** Returns all fields of a business that administrators see, except the allowed actions. */
export const administratorsFields = (
  provider: BillingProvider,
) => `${BUSINESS_FIELDS}, reviewed_by as "reviewedBy", ${isoTime('reviewed_at')} as "reviewedAt",
  admin_notes as "adminNotes", verification_source as "verificationSource",
  verification_notes as "verificationNotes", verified_by as "verifiedBy",
  claimed_by as "claimedBy", ${memberName('businesses.claimed_by')} as "claimedByName",
  ${memberName('businesses.owner_id')} as "ownerName", ${isoTime('updated_at')} as "updatedAt",
  ${isoTime('claimed_at')} as "claimedAt", version, ${billingJson('businesses', provider)} as billing,
  standing as status, edited_fields as "editedFields", ${SOURCES} as sources`;

const forAdministrator = (provider: BillingProvider): Statement => ({
  name: 'business-for-administrator',
  text: `select ${administratorsFields(provider)} from businesses where id = $1 and ${EXISTS}`,
});

const shownToAdministrator = (provider: BillingProvider): Statement => ({
  name: 'business-shown-to-administrator',
  text: `select ${administratorsFields(provider)}, ${isSavedBy('$2::uuid')} as "isSaved"
    from businesses where id = $1 and ${EXISTS} and (owner_id is null or owner_id is distinct from $2::uuid)`,
});

/** Reads index businesses_waiting in its own order. */
const waitingFor = (provider: BillingProvider): PagedList =>
  orderedList({
    name: 'businesses-waiting',
    columns: administratorsFields(provider),
    from: 'businesses',
    where: WAITS,
  });

/** From the tallies, but for the waiting businesses: an approved one with pending changes counts as pending. */
const FIGURES: Statement = {
  name: 'businesses-approval-figures',
  text: `with waiting as (select count(*)::integer as many,
        count(*) filter (where approval_status = 'approved')::integer as changed from businesses where ${WAITS}),
      sums as (select coalesce(sum(many) filter (where state in ('withdrawn', 'verified', 'unverified', 'unverifiable')), 0) as approved,
        coalesce(sum(many) filter (where state = 'rejected'), 0) as rejected, coalesce(sum(many), 0) as total
      from tallies where subject = 'businesses')
    select json_build_object('pending', waiting.many, 'approved', sums.approved - waiting.changed,
      'rejected', sums.rejected, 'total', sums.total)::text as json from waiting, sums`,
};

export interface AdminRow {
  readonly hiddenAt: string | null;
  readonly closedAt: string | null;
  readonly id: number;
  readonly approvalStatus: ApprovalStatus;
  readonly pendingChanges: object | null;
}

export class PostgresApprovalReads implements ApprovalReads {
  readonly #one: Statement;
  readonly #shown: Statement;
  readonly #waiting: PagedList;

  /** `provider` is the payment provider used for new Premium subscriptions. */
  constructor(
    private readonly database: Database,
    provider: BillingProvider,
  ) {
    this.#one = forAdministrator(provider);
    this.#shown = shownToAdministrator(provider);
    this.#waiting = waitingFor(provider);
  }

  async one(id: number): Promise<JsonText | null> {
    const row = await this.database.row<AdminRow>(this.#one, [id]);
    return row === null ? null : administrators(row);
  }

  async shown(id: number, memberId: string | null): Promise<JsonText | null> {
    const row = await this.database.row<AdminRow & { isSaved: boolean | null }>(this.#shown, [id, memberId]);
    if (row === null) return null;
    const { isSaved, ...business } = row;
    return administrators(isSaved === null ? business : { ...business, isSaved });
  }

  waiting(page: PageRequest): Promise<ListPage> {
    return pageOf<AdminRow>(this.database, this.#waiting, page, administrators);
  }

  async figures(): Promise<JsonText> {
    return (await this.database.json(FIGURES)) ?? '{}';
  }
}

const DECISIONS = [
  ['review', 'takeUp'],
  ['approve', 'approve'],
  ['reject', 'reject'],
  ['needs-revision', 'requestRevision'],
] as const;

/**
 * Returns an `AdminBusiness` with the allowed moves. For an approved business, decisions concern its pending changes.
 */
export function administrators(row: AdminRow & { readonly isSaved?: boolean }): JsonText {
  const { approvalStatus, pendingChanges, hiddenAt, closedAt } = row;
  const decides = (move: ApprovalMove): boolean =>
    canMove(APPROVAL, approvalStatus, move) || (pendingChanges !== null && (move === 'approve' || move === 'reject'));
  return JSON.stringify({
    ...row,
    moves: [
      ...DECISIONS.flatMap(([name, move]) => (decides(move) ? [name] : [])),
      'edit',
      ...listingMoves({ hiddenAt, closedAt, deletedAt: null }),
    ],
  });
}
