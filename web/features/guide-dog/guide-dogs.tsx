import type { ReactNode } from 'react';
import { GUIDE_DOG_TIER, GUIDE_DOG_TIERS } from '../../../interfaces/contract/shared/words.js';
import {
  GUIDE_DOG_TABS,
  guideDogsPath,
  type GuideDogsAddress,
  type GuideDogTab,
} from '../../lib/path/community-path.js';
import { signInPage } from '../../lib/path/sign-in-path.js';
import { useViewerState } from '../../lib/page/viewer.js';
import { TierBadge } from '../../ui/badge.js';
import { ButtonLink } from '../../ui/button.js';
import { Failure } from '../../ui/failure.js';
import { Section } from '../../ui/section.js';
import { LinkTabs } from '../../ui/link-tabs.js';
import { Skeleton } from '../../ui/skeleton.js';
import { GuideDogCard } from './guide-dog-card.js';
import { TOP, useGuideDogs } from './guide-dogs.queries.js';
import { Leaderboard } from './leaderboard.js';
import { MyGuideDog } from './my-guide-dog.js';
import { NoGuideDogs } from './no-guide-dogs.js';

const TAB_LABEL: Readonly<Record<GuideDogTab, string>> = {
  community: 'Community',
  profile: 'My Profile',
  leaderboard: 'Leaderboard',
};

interface GuideDogsProps {
  readonly address: GuideDogsAddress;
  /** The member's newest reviews, shown below the own profile. */
  readonly recent: ReactNode;
}

/** The Guide Dog community: its first, the member's own profile, and everybody in their order. */
export function GuideDogs({ address: { tab, cursor, place }, recent }: GuideDogsProps) {
  const state = useViewerState();
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1>Guide Dogs</h1>
          <p className="mt-2 max-w-prose text-muted">
            Members whose reviews show other pet owners the way. Each review brings you closer to the next level.
          </p>
        </div>
        {state === 'visitor' && (
          <ButtonLink to={signInPage(guideDogsPath('profile'))}>Sign in to become a Guide Dog</ButtonLink>
        )}
      </div>
      <Levels />
      <LinkTabs
        label="Guide Dogs"
        current={guideDogsPath(tab)}
        tabs={GUIDE_DOG_TABS.map((each) => ({ path: guideDogsPath(each), label: TAB_LABEL[each] }))}
        className="my-6"
      />
      {tab === 'community' && <Community />}
      {tab === 'profile' && <MyGuideDog recent={recent} />}
      {tab === 'leaderboard' && (
        <Section id="leaderboard" title="Leaderboard" intro="Everybody, those with most reviews first.">
          <Leaderboard key={cursor} cursor={cursor} place={place} />
        </Section>
      )}
      <p className="mt-12 max-w-prose border-t border-line pt-4 text-sm text-muted">
        A Guide Dog here is a rank of a member who writes reviews. It is not a service animal, and says nothing about
        the training or the rights of a pet.
      </p>
    </>
  );
}

function Levels() {
  return (
    <ul
      aria-label="Levels"
      className="mt-6 grid grid-cols-2 gap-x-4 gap-y-3 text-sm text-muted sm:grid-cols-4 lg:flex lg:gap-x-6"
    >
      {GUIDE_DOG_TIERS.map((tier) => (
        <li key={tier} className="flex flex-col items-start gap-1 lg:flex-row lg:items-center lg:gap-2">
          <TierBadge tier={tier} /> {GUIDE_DOG_TIER[tier].from}+ reviews
        </li>
      ))}
    </ul>
  );
}

function Community() {
  const { data, isError, isFetching, refetch } = useGuideDogs(TOP);
  return (
    <Section id="community" title="Top Guide Dogs" intro="Those with most reviews." busy={isFetching}>
      {data === undefined && isError && !isFetching ? (
        <Failure title="Failed to fetch guide dogs" onRetry={() => void refetch()} />
      ) : data?.length === 0 ? (
        <NoGuideDogs />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {data === undefined
            ? Array.from({ length: TOP }, (_, place) => (
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
