import { EmptyIllustration } from '../../illustrations/empty.js';
import { guideDogsPath } from '../../lib/path/community-path.js';
import { signInPage } from '../../lib/path/sign-in-path.js';
import { ButtonLink } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Failure } from '../../ui/failure.js';
import { Skeleton } from '../../ui/skeleton.js';
import { Section } from '../../ui/section.js';
import { GuideDogCard } from './guide-dog-card.js';
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
          actions={<ButtonLink to={signInPage(guideDogsPath('profile'))}>Sign In</ButtonLink>}
        >
          <p>Sign in and be the first to guide other pet owners with your reviews.</p>
        </EmptyState>
      ) : (
        <ul className="grid gap-4 lg:grid-cols-3">
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
