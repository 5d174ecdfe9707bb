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
import { TierBadge } from '../../ui/show/badge.js';
import { ButtonLink } from '../../ui/button.js';
import { Section } from '../../ui/page/section.js';
import { LinkTabs } from '../../ui/page/link-tabs.js';
import { TOP, useGuideDogs } from './guide-dogs.queries.js';
import { Leaderboard } from './leaderboard.js';
import { MyGuideDog } from './my-guide-dog.js';
import { TopGuideDogs } from './top-guide-dogs.js';

const TAB_LABEL: Readonly<Record<GuideDogTab, string>> = {
  community: 'Community',
  profile: 'My Profile',
  leaderboard: 'Leaderboard',
};

interface GuideDogsProps {
  readonly address: GuideDogsAddress;
  /** The member's newest reviews, shown below their own profile. */
  readonly recent: ReactNode;
}

/** The Guide Dog community: the top ones, the member's own profile, and the leaderboard. */
export function GuideDogs({ address: { tab, cursor }, recent }: GuideDogsProps) {
  const state = useViewerState();
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1>Guide Dogs</h1>
          <p className="mt-2 max-w-prose text-muted">
            Members who guide other pet owners with their reviews. Each review brings you closer to the next level.
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
        <Section id="leaderboard" title="Leaderboard" intro="All Guide Dogs, most reviews first.">
          <Leaderboard key={cursor} cursor={cursor} />
        </Section>
      )}
      <p className="mt-12 max-w-prose border-t border-line pt-4 text-sm text-muted">
        Guide Dogs are members who earn a rank by writing reviews. They aren’t service animals, and the rank says
        nothing about a pet’s training or legal status.
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
  const query = useGuideDogs(TOP);
  return (
    <Section id="community" title="Top Guide Dogs" intro="The members with the most reviews." busy={query.isFetching}>
      <TopGuideDogs query={query} count={TOP} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3" />
    </Section>
  );
}
