import { MapPin } from 'lucide-react';
import type { GuideDog } from '../../../interfaces/contract/guide-dog.js';
import { EmptyIllustration } from '../../illustrations/empty.js';
import { PetIllustration } from '../../illustrations/pet.js';
import { TierBadge } from '../../ui/badge.js';
import { ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Failure } from '../../ui/failure.js';
import { Picture } from '../../ui/picture.js';
import { Skeleton } from '../../ui/skeleton.js';
import { Section } from '../../ui/section.js';
import { useGuideDogs } from './guide-dogs.queries.js';

/** The first three of the Guide Dog community. */
export function GuideDogsSection() {
  const { data, isError, isFetching, refetch } = useGuideDogs();
  return (
    <Section
      id="guide-dogs"
      title="Meet Our Guide Dogs"
      intro="Members whose reviews show other pet owners the way."
      busy={isFetching}
      more={
        <ButtonLink to="/guide-dogs" variant="secondary" size="sm">
          Guide Dogs
        </ButtonLink>
      }
    >
      {data === undefined && isError && !isFetching ? (
        <Failure title="Failed to fetch guide dogs" onRetry={() => void refetch()} />
      ) : data?.length === 0 ? (
        <EmptyState
          level={3}
          picture={<EmptyIllustration kind="guide-dogs" />}
          title="No Guide Dogs yet"
          actions={<ButtonLink to="/sign-in">Sign In</ButtonLink>}
        >
          <p>Sign in and be the first to guide other pet owners with your reviews.</p>
        </EmptyState>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {data === undefined
            ? [1, 2, 3].map((place) => (
                <li key={place}>
                  <Skeleton className="h-30 rounded-lg" />
                </li>
              ))
            : data.map((dog) => (
                <li key={dog.id}>
                  <GuideDogCard dog={dog} />
                </li>
              ))}
        </ul>
      )}
    </Section>
  );
}

function GuideDogCard({ dog }: { readonly dog: GuideDog }) {
  return (
    <Card className="flex h-full items-center gap-4">
      <Picture
        src={dog.petImageUrl}
        alt=""
        width={160}
        height={160}
        sizes="5rem"
        fallback={<PetIllustration pet={dog.petType} />}
        className="size-20 shrink-0 rounded-full"
      />
      <div className="min-w-0">
        <h3 className="truncate">{dog.petName}</h3>
        {dog.user.firstName && <p className="text-sm text-muted">with {dog.user.firstName}</p>}
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <TierBadge tier={dog.status} />
          <span>
            {dog.reviewCount} {dog.reviewCount === 1 ? 'review' : 'reviews'}
          </span>
        </div>
        {dog.location && (
          <p className="mt-1.5 flex items-center gap-1.5 text-sm text-muted">
            <MapPin aria-hidden="true" className="size-4 shrink-0" />
            {dog.location}
          </p>
        )}
      </div>
    </Card>
  );
}
