import { EmptyIllustration } from '../../illustrations/empty.js';
import { useViewerState } from '../../lib/page/viewer.js';
import { guideDogsPath } from '../../lib/path/community-path.js';
import { signInPage } from '../../lib/path/sign-in-path.js';
import { ButtonLink } from '../../ui/button.js';
import { EmptyState } from '../../ui/state/empty-state.js';
import { Loaded } from '../../ui/state/loaded.js';
import { Skeleton } from '../../ui/state/skeleton.js';
import { GuideDogCard } from './guide-dog-card.js';
import type { useGuideDogs } from './guide-dogs.queries.js';

interface TopGuideDogsProps {
  readonly query: ReturnType<typeof useGuideDogs>;
  readonly count: number;
  /** Classes that arrange the cards. */
  readonly className: string;
}

export function TopGuideDogs({ query, count, className }: TopGuideDogsProps) {
  return (
    <Loaded
      query={query}
      failure="We couldn’t load Guide Dogs"
      placeholder={
        <ul className={className}>
          {Array.from({ length: count }, (_, place) => (
            <li key={place}>
              <Skeleton className="h-30 rounded-lg" />
            </li>
          ))}
        </ul>
      }
    >
      {(dogs) =>
        dogs.length === 0 ? (
          <NoGuideDogs />
        ) : (
          <ul className={className}>
            {dogs.map((dog) => (
              <li key={dog.id}>
                <GuideDogCard dog={dog} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

export function NoGuideDogs() {
  const path = guideDogsPath('profile');
  return (
    <EmptyState
      level={3}
      picture={<EmptyIllustration kind="guide-dogs" />}
      title="No Guide Dogs yet"
      actions={
        useViewerState() === 'member' ? (
          <ButtonLink to={path}>Become a Guide Dog</ButtonLink>
        ) : (
          <ButtonLink to={signInPage(path)}>Sign In</ButtonLink>
        )
      }
    >
      <p>Be the first to guide other pet owners with your reviews.</p>
    </EmptyState>
  );
}
