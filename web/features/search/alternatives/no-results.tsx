import type { ReactNode } from 'react';
import { Lightbulb, Store } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EmptyIllustration } from '../../../illustrations/empty.js';
import { useViewer } from '../../../lib/page/viewer.js';
import { browsePath, type BrowseSearch } from '../../../lib/path/browse-search.js';
import { prefillOf } from '../../../lib/path/recommend-prefill.js';
import { ActionCard } from '../../../ui/page/action-card.js';
import { buttonClass, ButtonLink } from '../../../ui/button.js';
import { EmptyState } from '../../../ui/state/empty-state.js';
import { useAlternatives } from './search-alternatives.queries.js';
import { AFTER_SEARCH } from '../focus-after-search.js';

interface FailedSearch {
  readonly search: BrowseSearch;
  /** True if the typed location is unknown. */
  readonly isPlaceUnknown: boolean;
}

export interface NoResultsProps extends FailedSearch {
  /** Shown at the end. */
  readonly banner?: ReactNode;
}

/** Shown without results: similar searches with results, two ways to add a business, and two links back. */
export function NoResults({ search, isPlaceUnknown, banner }: NoResultsProps) {
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
        <SearchAlternativeList search={search} isPlaceUnknown={isPlaceUnknown} />
      </EmptyState>
      <div className="grid gap-4 sm:grid-cols-2">
        <ActionCard
          to="/recommend-business"
          state={prefillOf(search)}
          title="Recommend a Business"
          icon={<Lightbulb aria-hidden="true" />}
        >
          Know a place that welcomes pets? Tell us about it.
        </ActionCard>
        <ActionCard to={addPath} title="List Your Business" icon={<Store aria-hidden="true" />}>
          Run a pet-friendly business? Help pet owners find it.
        </ActionCard>
      </div>
      <div className="mt-4 empty:hidden">{banner}</div>
    </div>
  );
}

/** Similar searches that have results. */
function SearchAlternativeList({ search, isPlaceUnknown }: FailedSearch) {
  const { alternatives, note } = useAlternatives(search, isPlaceUnknown);
  return (
    <div role="status">
      <p>{note ?? 'Try another spelling, a larger town nearby, or fewer words.'}</p>
      {alternatives.length > 0 && (
        <ul aria-label="Searches with more results" className="mt-5 flex flex-wrap justify-center gap-2">
          {alternatives.map((alternative) => (
            <li key={alternative.label}>
              <Link
                to={browsePath(alternative.search)}
                state={AFTER_SEARCH}
                className={`${buttonClass('secondary')} wrap-anywhere`}
              >
                {alternative.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
