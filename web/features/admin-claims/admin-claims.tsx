import { useSearchParams } from 'react-router-dom';
import { EmptyIllustration } from '../../illustrations/empty.js';
import { cursorOf } from '../../lib/path/list-path.js';
import { ButtonLink } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Failure } from '../../ui/failure.js';
import { LinkTabs } from '../../ui/link-tabs.js';
import { LoadMore } from '../../ui/load-more.js';
import { Queue } from '../../ui/queue/queue.js';
import { Skeleton } from '../../ui/skeleton.js';
import { bulkClaims } from './bulk-claims.js';
import { sentenceOf, useBulkClaims, useClaimDecision, useClaimPages } from './admin-claims.queries.js';
import { claimActions } from './claim-actions.js';
import { claimsPath, claimsTabOf, type ClaimsTab } from './claims-tab.js';
import { shownClaim } from './shown-claim.js';

const FAILED = 'Failed to fetch claims';

/** Claims that wait for a decision, or all of them. */
export function AdminClaims() {
  const [params] = useSearchParams();
  const tab = claimsTabOf(params);
  return (
    <>
      <LinkTabs
        label="Claims"
        current={claimsPath(tab)}
        tabs={[
          { path: claimsPath('pending'), label: 'Pending' },
          { path: claimsPath('all'), label: 'All' },
        ]}
      />
      <Claims key={tab} tab={tab} cursor={cursorOf(params)} />
    </>
  );
}

function Claims({ tab, cursor }: { readonly tab: ClaimsTab; readonly cursor: string | null }) {
  const list = useClaimPages(tab, cursor);
  const decide = useClaimDecision();
  const bulk = bulkClaims(useBulkClaims());
  const { data, isError, isFetching } = list;
  if (data === undefined) {
    if (isError && !isFetching) return <Failure title={FAILED} onRetry={() => void list.refetch()} />;
    return <Coming />;
  }
  const [first] = data.pages;
  return (
    <Queue
      name={`claims-${tab}`}
      label={tab === 'all' ? 'All claims' : 'Claims that wait for a decision'}
      items={data.pages.flatMap(({ claims }) => claims)}
      total={first?.total ?? 0}
      capped={first?.capped ?? false}
      countWords={tab === 'all' ? claimsWords : undefined}
      keyOf={({ id }) => String(id)}
      nameOf={({ business }) => business.name}
      shownOf={shownClaim}
      actions={claimActions(decide, tab)}
      bulk={tab === 'pending' ? bulk : undefined}
      sentenceOf={sentenceOf}
      onReload={() => list.refetch({ throwOnError: true })}
      more={{
        isThere: list.hasNextPage,
        isFetching: list.isFetchingNextPage,
        isFailed: list.isFetchNextPageError,
        fetch: () => void list.fetchNextPage(),
      }}
      foot={
        <div className="flex justify-center empty:hidden">
          <LoadMore list={list} failure={FAILED} pathOf={(next) => claimsPath(tab, next)} />
        </div>
      }
      empty={<NoClaim tab={tab} />}
    />
  );
}

function claimsWords(count: number, capped: boolean): string {
  return `${count.toLocaleString('en-US')}${capped ? '+' : ''} ${count === 1 ? 'claim' : 'claims'}`;
}

function NoClaim({ tab }: { readonly tab: ClaimsTab }) {
  return (
    <EmptyState
      picture={<EmptyIllustration kind="favorites" />}
      title={tab === 'all' ? 'There are no claims' : 'No claim is waiting'}
      actions={<ButtonLink to="/admin">Dashboard</ButtonLink>}
    >
      <p>Claims show here as soon as somebody says that a listing is theirs.</p>
    </EmptyState>
  );
}

function Coming() {
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      <Skeleton className="h-80" />
      <Skeleton className="h-80" />
    </div>
  );
}
