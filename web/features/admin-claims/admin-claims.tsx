import { TabbedQueue, useTab } from '../../ui/queue/tabbed-queue.js';
import { CLAIMS, useBulkCalls, useClaimDecisions } from './admin-claims.queries.js';
import { CLAIM_BULK, claimActions } from './claim-actions.js';
import { claimEntry, claimFacts } from './claim-entry.js';

/** The queue of claims: pending, or all. */
export function AdminClaims() {
  const tab = useTab(CLAIMS.list);
  const decisions = useClaimDecisions();
  const calls = useBulkCalls();
  const isAll = tab === 'all';
  return (
    <TabbedQueue
      {...CLAIMS}
      name={`claims-${tab}`}
      label={isAll ? 'All claims' : 'Pending claims'}
      rowFacts={claimFacts}
      noun={isAll ? { one: 'claim', many: 'claims' } : undefined}
      nameOf={({ business }) => business.name}
      contentOf={claimEntry}
      actions={claimActions(decisions, isAll)}
      bulk={isAll ? undefined : { ...CLAIM_BULK, ...calls }}
      empty={{
        title: isAll ? 'No claims yet' : 'No pending claims',
        text: 'Claims appear here when members claim a business.',
      }}
    />
  );
}
