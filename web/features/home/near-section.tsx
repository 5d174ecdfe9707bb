import { MapPinX } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { browsePath } from '../../lib/path/browse-search.js';
import { BusinessCards } from '../../ui/business/business-cards.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Loaded } from '../../ui/state/loaded.js';
import { Section } from '../../ui/page/section.js';
import type { NearBusinesses, HomeStart } from './home-start.js';
import { nearBusinessesQuery } from './near-businesses.queries.js';

const THREE = 'card-row sm:grid sm:grid-cols-2 sm:gap-6 lg:grid-cols-3';

interface NearSectionProps {
  readonly start: HomeStart;
  /** Absent if the start isn't a shared location. */
  readonly onForget?: (() => void) | undefined;
}

/** The nearest favorites, the most recommended businesses, and nearby towns. */
export function NearSection({ start, onForget }: NearSectionProps) {
  const near = useQuery(nearBusinessesQuery(start));
  const isZip = 'location' in start;
  const browse = isZip ? { location: start.location } : { origin: start };
  return (
    <Section
      id="near"
      title={isZip ? `Near ${start.location}` : 'Near you'}
      intro="Pet owners’ favorites nearby, then other top-rated places"
      busy={near.isFetching}
      more={
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={browsePath({ ...browse, sort: 'distance' })} variant="secondary" size="sm">
            Browse Nearby
          </ButtonLink>
          {onForget !== undefined && (
            <Button
              variant="ghost"
              size="sm"
              icon={<MapPinX aria-hidden="true" />}
              className="noscript:hidden"
              onClick={onForget}
            >
              Forget My Location
            </Button>
          )}
        </div>
      }
    >
      <Loaded query={near} failure="Failed to fetch businesses" placeholder={<BusinessCards className={THREE} />}>
        {(found) => <Found {...found} />}
      </Loaded>
    </Section>
  );
}

function Found({ businesses, towns }: NearBusinesses) {
  if (businesses.length === 0 && towns.length === 0) {
    return (
      <p className="text-muted">
        No places are listed nearby yet.{' '}
        <Link to="/recommend-business" className="text-link">
          Recommend a Business
        </Link>
      </p>
    );
  }
  return (
    <>
      <BusinessCards businesses={businesses} className={THREE} />
      {towns.length > 0 && <Towns towns={towns} />}
    </>
  );
}

function Towns({ towns }: Pick<NearBusinesses, 'towns'>) {
  return (
    <>
      <h3 id="towns-around" className="mt-8 mb-3 text-lg">
        Nearby towns
      </h3>
      <ul aria-labelledby="towns-around" className="flex flex-wrap gap-2">
        {towns.map(({ name, places, distance }) => (
          <li key={name}>
            <Link
              to={browsePath({ location: name })}
              className="inline-flex min-h-11 flex-wrap items-center gap-x-2 rounded-full border border-edge bg-card px-4 py-1.5 hover:border-leaf hover:bg-leaf-soft"
            >
              <span className="font-semibold">{name}</span>{' '}
              <span className="text-sm text-muted">
                {`${places.toLocaleString('en-US')} ${places === 1 ? 'place' : 'places'}, ${distance.toFixed(1)} miles`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
