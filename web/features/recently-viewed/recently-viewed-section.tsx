import { History, Trash2 } from 'lucide-react';
import { browsePath } from '../../lib/path/browse-search.js';
import { BusinessCard } from '../../ui/business/business-card.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { ImpersonalNote } from '../../ui/account/impersonal-note.js';
import { useRecentBusinesses } from './use-recently-viewed.js';

/** So many cards stand in the section, a product decision; above, 'View All' leads to the rest. */
const SHOWN = 8;

interface RecentlyViewedSectionProps {
  /** False where it stands within a column that has its own gutters. */
  readonly inset?: boolean | undefined;
}

/** Why nothing is remembered. */
function Impersonal({ inset }: { readonly inset: boolean }) {
  return (
    <section aria-labelledby="recently-viewed" className={inset ? 'page-width mt-16' : undefined}>
      <h2 id="recently-viewed" className="mb-3">
        Recently Viewed
      </h2>
      <ImpersonalNote />
    </section>
  );
}

/** The businesses this browser saw last; nothing without a history, and why where the member wants none. */
export function RecentlyViewedSection({ inset = true }: RecentlyViewedSectionProps) {
  const { isOff, businesses, clear } = useRecentBusinesses();
  if (isOff) return <Impersonal inset={inset} />;
  if (businesses.length === 0) return null;
  return (
    <section aria-labelledby="recently-viewed" className={inset ? 'page-width mt-16' : undefined}>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h2 id="recently-viewed" className="flex items-center gap-3">
          <History aria-hidden="true" className="size-7 text-leaf" />
          Recently Viewed
        </h2>
        <div className="flex flex-wrap gap-2">
          {businesses.length > SHOWN && (
            <ButtonLink to={browsePath({ recentlyViewed: true })} variant="secondary" size="sm">
              View All
            </ButtonLink>
          )}
          <Button variant="ghost" size="sm" icon={<Trash2 aria-hidden="true" />} onClick={clear}>
            Clear History
          </Button>
        </div>
      </div>
      <ul className="card-grid">
        {businesses.slice(0, SHOWN).map((business) => (
          <li key={business.id}>
            <BusinessCard business={business} />
          </li>
        ))}
      </ul>
    </section>
  );
}
