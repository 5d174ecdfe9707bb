import { Link } from 'react-router-dom';
import { Badge, type BadgeTone } from '../../ui/show/badge.js';
import { ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/page/card.js';
import { Failure } from '../../ui/state/failure.js';
import { Section } from '../../ui/page/section.js';

/** A listing, an unsent listing, or a claim of the member. */
export interface OwnListing {
  /** Unique in the list. */
  readonly key: string;
  readonly name: string;
  /** Where the member continues with it. */
  readonly to: string;
  readonly state: string;
  readonly tone: BadgeTone;
  /** What the state means, or what to do next. */
  readonly next: string;
}

/** Number of entries on the home page: a product decision. */
const SHOWN = 3;

interface YourBusinessesProps {
  /** Those that need work first; undefined while loading. */
  readonly listings: readonly OwnListing[] | undefined;
  /** How many there are, including those that aren't loaded. */
  readonly total: number;
  /** Called to load the listings again; absent unless loading failed. */
  readonly onRetry?: (() => void) | undefined;
}

/** The member's first few listings with their states, or an error if loading failed; nothing if there are none. */
export function YourBusinesses({ listings = [], total, onRetry }: YourBusinessesProps) {
  if (onRetry === undefined && listings.length === 0) return null;
  return (
    <Section id="your-businesses" title="Your Businesses" more={<Links total={total} />}>
      {onRetry !== undefined && <Failure title="We couldn’t load your businesses" onRetry={onRetry} />}
      <ul className="card-row sm:grid md:grid-cols-3 lg:gap-6">
        {listings.slice(0, SHOWN).map((listing) => (
          <li key={listing.key}>
            <Card as="article" className="flex h-full flex-col items-start gap-2">
              <Badge tone={listing.tone}>{listing.state}</Badge>
              <h3 className="text-lg wrap-anywhere">
                <Link to={listing.to} className="text-link">
                  {listing.name}
                </Link>
              </h3>
              <p className="text-sm text-muted">{listing.next}</p>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Links({ total }: Pick<YourBusinessesProps, 'total'>) {
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to="/my-businesses" variant="secondary" size="sm">
        {total > SHOWN ? `Manage all ${total.toLocaleString('en-US')}` : 'Manage'}
      </ButtonLink>
      <ButtonLink to="/create-business" variant="secondary" size="sm">
        Add Another
      </ButtonLink>
    </div>
  );
}
