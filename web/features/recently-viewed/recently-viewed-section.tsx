import { useEffect, useRef, useState } from 'react';
import { History } from 'lucide-react';
import { browsePath } from '../../lib/path/browse-search.js';
import { BusinessCards } from '../../ui/business/business-cards.js';
import { ButtonLink } from '../../ui/button.js';
import { PersonalizationOffNote } from '../../ui/account/personalization-off-note.js';
import { ClearHistory } from './clear-history.js';
import { useRecentBusinesses } from './use-recently-viewed.js';

/** Number of cards in the section: a product decision. 'View All' leads to the rest. */
const SHOWN = 8;

interface RecentlyViewedSectionProps {
  /** False inside a column that has its own gutters. */
  readonly inset?: boolean | undefined;
}

/** Explains why there is no history. */
function Impersonal({ inset }: { readonly inset: boolean }) {
  return (
    <section aria-labelledby="recently-viewed" className={inset ? 'page-width mt-16' : undefined}>
      <h2 id="recently-viewed" className="mb-3">
        Recently Viewed
      </h2>
      <PersonalizationOffNote />
    </section>
  );
}

/**
 * Businesses recently viewed in this browser; nothing without a history, or an explanation if the member turned
 * personalization off. After 'Clear History', a sentence says so.
 */
export function RecentlyViewedSection({ inset = true }: RecentlyViewedSectionProps) {
  const { isOff, businesses, clear } = useRecentBusinesses();
  const [isCleared, setCleared] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The pressed button is gone.
    if (isCleared) heading.current?.focus();
  }, [isCleared]);
  if (isOff) return <Impersonal inset={inset} />;
  if (businesses.length === 0 && !isCleared) return null;
  const clearHistory = (): void => {
    clear();
    setCleared(true);
  };
  return (
    <section aria-labelledby="recently-viewed" className={inset ? 'page-width mt-16' : undefined}>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h2 id="recently-viewed" ref={heading} tabIndex={-1} className="flex items-center gap-3 outline-none">
          <History aria-hidden="true" className="size-7 text-leaf" />
          Recently Viewed
        </h2>
        <div className="flex flex-wrap gap-2">
          {businesses.length > SHOWN && (
            <ButtonLink to={browsePath({ recentlyViewed: true })} variant="secondary" size="sm">
              View All
            </ButtonLink>
          )}
          {businesses.length > 0 && <ClearHistory onClear={clearHistory} />}
        </div>
      </div>
      {businesses.length === 0 ? (
        <p role="status" className="text-muted">
          Your history is cleared. Places you view next appear here.
        </p>
      ) : (
        <BusinessCards businesses={businesses.slice(0, SHOWN)} className="card-row sm:card-grid" />
      )}
    </section>
  );
}
