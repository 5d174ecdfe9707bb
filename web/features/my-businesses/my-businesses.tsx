import type { ReactNode } from 'react';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import type { OwnedBusinessCard } from '../../../interfaces/contract/business/business.js';
import { CategoryIllustration } from '../../illustrations/category.js';
import { useViewer, type Viewer } from '../../lib/page/viewer.js';
import { cursorOf, listPath } from '../../lib/path/list-path.js';
import { ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Failure } from '../../ui/failure.js';
import { LoadMore } from '../../ui/load-more.js';
import { Skeleton } from '../../ui/skeleton.js';
import { Spinner } from '../../ui/spinner.js';
import { useOwnedPages } from './my-businesses.queries.js';
import { OwnedBusiness } from './owned-business.js';

const PLACEHOLDERS = [1, 2, 3];

/** What the member listed, in every state, with what can be done about each. */
export function MyBusinesses({ claims }: { readonly claims?: ReactNode }) {
  const viewer = useViewer();
  if (viewer === null) {
    return (
      <div className="page-width grid justify-center py-16">
        <Spinner />
      </div>
    );
  }
  return (
    <div className="page-width pt-8">
      <Listed viewer={viewer} />
      {claims}
    </div>
  );
}

function Listed({ viewer }: { readonly viewer: Viewer }) {
  const [params] = useSearchParams();
  const list = useOwnedPages(viewer.id, cursorOf(params));
  const { data, isError, isFetching, refetch } = list;
  const businesses = data?.pages.flatMap((page) => page.businesses);
  const total = data?.pages[0]?.total ?? 0;
  return (
    <section aria-labelledby="my-businesses" aria-busy={isFetching}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 id="my-businesses">My Businesses</h1>
          <p className="mt-2 min-h-6 text-muted">
            {total > 0 && `${total.toLocaleString('en-US')} ${total === 1 ? 'business' : 'businesses'} you list`}
          </p>
        </div>
        {total > 0 && (
          <ButtonLink to="/create-business" icon={<Plus aria-hidden="true" />}>
            Add Business
          </ButtonLink>
        )}
      </div>
      {businesses === undefined &&
        (isError && !isFetching ? (
          <Failure title="Failed to fetch your businesses" onRetry={() => void refetch()} />
        ) : (
          <Coming />
        ))}
      {businesses?.length === 0 && <NothingListed />}
      {businesses !== undefined && businesses.length > 0 && <List businesses={businesses} />}
      <div className="mt-10 flex justify-center empty:hidden">
        <LoadMore
          list={list}
          failure="Failed to fetch your businesses"
          pathOf={(cursor) => listPath('/my-businesses', cursor)}
        />
      </div>
    </section>
  );
}

function List({ businesses }: { readonly businesses: readonly OwnedBusinessCard[] }) {
  return (
    <ul className="flex flex-col gap-5">
      {businesses.map((business) => (
        <li key={business.id}>
          <OwnedBusiness business={business} />
        </li>
      ))}
    </ul>
  );
}

function Coming() {
  return (
    <div className="flex flex-col gap-5">
      {PLACEHOLDERS.map((place) => (
        <Card key={place} className="flex flex-col gap-3">
          <Skeleton className="h-5 w-32 rounded-full" />
          <Skeleton className="h-7 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="mt-2 h-11 w-56 rounded-full" />
        </Card>
      ))}
    </div>
  );
}

function NothingListed() {
  return (
    <EmptyState
      picture={<CategoryIllustration category="restaurants" />}
      title="You list no business yet"
      actions={<ButtonLink to="/create-business">List Your Business</ButtonLink>}
    >
      <p>A free listing takes a few minutes, and shows pet owners that they are welcome at your place.</p>
    </EmptyState>
  );
}
