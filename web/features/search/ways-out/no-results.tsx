import { Lightbulb, Store } from 'lucide-react';
import { EmptyIllustration } from '../../../illustrations/empty.js';
import { useViewer } from '../../../lib/page/viewer.js';
import type { BrowseSearch } from '../../../lib/path/browse-search.js';
import { prefillOf } from '../../../lib/path/recommend-prefill.js';
import { ActionCard } from '../../../ui/action-card.js';
import { ButtonLink } from '../../../ui/button.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { WaysOut } from './ways-out.js';

interface NoResultsProps {
  readonly search: BrowseSearch;
  /** Nobody knows the place that was typed. */
  readonly isPlaceUnknown: boolean;
}

/** Nothing was found: searches that find something, two ways to change that, and two ways back. */
export function NoResults({ search, isPlaceUnknown }: NoResultsProps) {
  const addPath = useViewer() === null ? '/public-business-listing' : '/create-business';
  return (
    <div className="mx-auto max-w-3xl">
      <EmptyState
        picture={<EmptyIllustration kind="results" />}
        title="No businesses found"
        actions={
          <>
            <ButtonLink to="/browse">Clear Search</ButtonLink>
            <ButtonLink to="/browse" variant="secondary">
              View All Businesses
            </ButtonLink>
          </>
        }
      >
        <p>Try another spelling, a larger town nearby, or fewer words.</p>
        <WaysOut search={search} isPlaceUnknown={isPlaceUnknown} />
      </EmptyState>
      <div className="grid gap-4 sm:grid-cols-2">
        <ActionCard
          to="/recommend-business"
          state={prefillOf(search)}
          title="Recommend a Business"
          icon={<Lightbulb aria-hidden="true" />}
        >
          Know a place that welcomes pets? Tell us, and we look into it.
        </ActionCard>
        <ActionCard to={addPath} title="List Your Business" icon={<Store aria-hidden="true" />}>
          Do you run a pet-friendly place? Put it in front of pet owners.
        </ActionCard>
      </div>
    </div>
  );
}
