import type { ReactNode } from 'react';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import type { OwnedBusinessCard } from '../../../interfaces/contract/business/business.js';
import { PlaceIllustration } from '../../illustrations/place.js';
import { useViewer, type Viewer } from '../../lib/page/viewer.js';
import { cursorOf, listPath } from '../../lib/path/list-path.js';
import { ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/page/card.js';
import { EmptyState } from '../../ui/state/empty-state.js';
import { PagedList } from '../../ui/state/paged-list.js';
import { Skeleton } from '../../ui/state/skeleton.js';
import { Spinner } from '../../ui/state/spinner.js';
import { useOwnedPages } from './my-businesses.queries.js';
import { OwnedBusiness } from './owned-business.js';

const PLACEHOLDERS = [1, 2, 3];

interface MyBusinessesProps {
  /** What the member should do about their businesses, above the list. */
  readonly banner?: ReactNode;
  readonly claims?: ReactNode;
}

export function MyBusinesses({ banner, claims }: MyBusinessesProps) {
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
      {banner}
      <BusinessList viewer={viewer} />
      {claims}
    </div>
  );
}

function BusinessList({ viewer }: { readonly viewer: Viewer }) {
  const [params] = useSearchParams();
  const list = useOwnedPages(viewer.id, cursorOf(params));
  const total = list.data?.pages[0]?.total ?? 0;
  return (
    <section aria-labelledby="my-businesses" aria-busy={list.isFetching}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 id="my-businesses">My Businesses</h1>
          <p className="mt-2 min-h-6 text-muted">
            {total > 0 && `${total.toLocaleString('en-US')} ${total === 1 ? 'business' : 'businesses'}`}
          </p>
        </div>
        {total > 0 && (
          <ButtonLink to="/create-business" icon={<Plus aria-hidden="true" />}>
            Add Business
          </ButtonLink>
        )}
      </div>
      <PagedList
        list={list}
        failure="We couldn’t load your businesses"
        placeholder={<Placeholder />}
        empty={<NothingListed />}
        pathOf={(cursor) => listPath('/my-businesses', cursor)}
      >
        {(businesses) => <List businesses={businesses} />}
      </PagedList>
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

function Placeholder() {
  return (
    <div className="flex flex-col gap-5">
      {PLACEHOLDERS.map((key) => (
        <Card key={key} className="flex flex-col gap-3">
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
      picture={<PlaceIllustration category="restaurants" />}
      title="You haven’t listed a business yet"
      actions={<ButtonLink to="/create-business">List Your Business</ButtonLink>}
    >
      <p>A free listing takes a few minutes and shows pet owners they’re welcome.</p>
    </EmptyState>
  );
}
