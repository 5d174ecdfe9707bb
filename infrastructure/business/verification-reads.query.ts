import type { VerificationReads } from '../../application/business/ports.js';
import type { ListPage, PageRequest } from '../../application/shared/page.js';
import type { BillingProvider } from '../../domain/billing/subscription.js';
import { VERIFICATION_STATES, type VerificationState } from '../../domain/business/verification.js';
import type { Database } from '../postgres/database.js';
import { orderedList, pageOf, type PagedList } from '../postgres/list-page.js';
import { administrators, administratorsFields, type AdminRow } from './approval-reads.query.js';
import { VERIFICATION_SINCE, VERIFICATION_STATE } from './business.entity.js';

/** Reads one range of index businesses_verification. */
const listOf = (state: VerificationState, provider: BillingProvider): PagedList =>
  orderedList({
    name: `verification-${state}`,
    columns: administratorsFields(provider),
    from: 'businesses',
    where: `is_public and ${VERIFICATION_STATE} = '${state}'`,
    time: VERIFICATION_SINCE,
  });

export class PostgresVerificationReads implements VerificationReads {
  readonly #lists: ReadonlyMap<VerificationState, PagedList>;

  /** `provider` is the payment provider used for new Premium subscriptions. */
  constructor(
    private readonly database: Database,
    provider: BillingProvider,
  ) {
    this.#lists = new Map(VERIFICATION_STATES.map((state) => [state, listOf(state, provider)]));
  }

  inState(state: VerificationState, page: PageRequest): Promise<ListPage> {
    return pageOf<AdminRow>(this.database, this.#lists.get(state)!, page, administrators);
  }
}
