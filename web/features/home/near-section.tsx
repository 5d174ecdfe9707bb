import { MapPinX } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { browsePath } from '../../lib/path/browse-search.js';
import { BusinessCard, BusinessCardSkeleton } from '../../ui/business/business-card.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Failure } from '../../ui/failure.js';
import { Section } from '../../ui/section.js';
import type { Near, Start } from './near.js';
import { nearQuery } from './near.queries.js';

interface NearSectionProps {
  readonly start: Start;
  /** Absent where the place is no shared one. */
  readonly onForget?: (() => void) | undefined;
}

/** Where the reader is: the nearest favourites, the most recommended, and the towns around. */
export function NearSection({ start, onForget }: NearSectionProps) {
  const { data, isError, isFetching, refetch } = useQuery(nearQuery(start));
  const isZip = 'location' in start;
  const browse = isZip ? { location: start.location } : { origin: start };
  return (
    <Section
      id="near"
      title={isZip ? `Near ${start.location}` : 'Near You'}
      intro="The nearest favorites of pet owners, then what they recommend most"
      busy={isFetching}
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
      {data === undefined && isError && !isFetching ? (
        <Failure title="Failed to fetch businesses" onRetry={() => void refetch()} />
      ) : (
        <Found near={data} />
      )}
    </Section>
  );
}

function Found({ near }: { readonly near: Near | undefined }) {
  if (near?.businesses.length === 0 && near.towns.length === 0) {
    return (
      <p className="text-muted">
        Nothing is listed near there yet.{' '}
        <Link to="/recommend-business" className="text-link">
          Recommend a Business
        </Link>
      </p>
    );
  }
  return (
    <>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {near === undefined
          ? [1, 2, 3].map((place) => (
              <li key={place}>
                <BusinessCardSkeleton />
              </li>
            ))
          : near.businesses.map((business) => (
              <li key={business.id}>
                <BusinessCard business={business} />
              </li>
            ))}
      </ul>
      {near !== undefined && near.towns.length > 0 && <Towns near={near} />}
    </>
  );
}

function Towns({ near: { towns } }: { readonly near: Near }) {
  return (
    <>
      <h3 id="towns-around" className="mt-8 mb-3 text-lg">
        Towns around
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
