import { VerificationReads } from '../../application/business/ports.js';
import type { ListPage, PageRequest } from '../../application/shared/page.js';
import type { BillingProvider } from '../../domain/billing/subscription.js';
import { VERIFICATION_STATES, type VerificationState } from '../../domain/business/verification.js';
import { TOTAL_CAP } from '../../domain/shared/page-size.js';
import type { Database, Statement } from '../postgres/database.js';
import { readCursor, writeCursor } from '../postgres/list-cursor.js';
import { listPage, microseconds, momentOf } from '../postgres/list-page.js';
import { administrators, administratorsFields, type AdminRow } from './approval-reads.query.js';
import { WHERE_VERIFICATION } from './verification-states.js';

/** Since when. Some were verified before the moment was kept. */
const SINCE: Readonly<Record<VerificationState, string>> = {
  waiting: 'created_at',
  verified: 'coalesce(last_verified_at, created_at)',
  refused: 'created_at',
};

/** Indexes businesses_unverified, businesses_verified and businesses_unverifiable, in their own order. */
const pageOf = (state: VerificationState, provider: BillingProvider): Statement => ({
  name: `verification-${state}`,
  text: `select ${administratorsFields(provider)}, ${microseconds(SINCE[state])}::text as since from businesses
    where ${WHERE_VERIFICATION[state]} and ($2::bigint is null or (${SINCE[state]}, id) > (${momentOf('$2')}, $3::integer))
    order by ${SINCE[state]}, id limit $1`,
});

const countOf = (state: VerificationState): Statement => ({
  name: `verification-${state}-count`,
  text: `select count(*)::integer as total
    from (select from businesses where ${WHERE_VERIFICATION[state]} limit ${TOTAL_CAP + 1}) counted`,
});

/** Businesses by their verification, in PostgreSQL. */
export class PostgresVerificationReads extends VerificationReads {
  readonly #statements: ReadonlyMap<VerificationState, { readonly page: Statement; readonly count: Statement }>;

  /** `provider` is where Premium would be paid now. */
  constructor(
    private readonly database: Database,
    provider: BillingProvider,
  ) {
    super();
    this.#statements = new Map(
      VERIFICATION_STATES.map((state) => [state, { page: pageOf(state, provider), count: countOf(state) }]),
    );
  }

  override async inState(state: VerificationState, { limit, cursor }: PageRequest): Promise<ListPage> {
    const list = `verification ${state}`;
    const after = cursor === null ? [null, null] : readCursor(list, ['number', 'number'], cursor);
    const { page, count } = this.#statements.get(state)!;
    const [rows, counted] = await Promise.all([
      this.database.rows<AdminRow>(page, [limit + 1, after[0], after[1]]),
      this.database.row<{ total: number }>(count),
    ]);
    const shown = rows.map((row) => ({ json: administrators(row), since: row.since, id: row.id }));
    return listPage(shown, limit, counted?.total ?? 0, ({ since, id }) => writeCursor(list, [Number(since), id]));
  }
}
