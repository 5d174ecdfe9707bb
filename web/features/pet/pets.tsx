import { useEffect, useRef, useState, type RefObject } from 'react';
import { Plus } from 'lucide-react';
import { PetIllustration } from '../../illustrations/pet.js';
import { signInPath } from '../../lib/path/sign-in-path.js';
import { useReloadViewer, useViewerState } from '../../lib/page/viewer.js';
import { ButtonAnchor, ButtonLink } from '../../ui/button.js';
import { EmptyState } from '../../ui/state/empty-state.js';
import { Failure } from '../../ui/state/failure.js';
import { LinkTabs } from '../../ui/page/link-tabs.js';
import { Spinner } from '../../ui/state/spinner.js';
import { communityPetPages, ownPetPages } from './pet.queries.js';
import { createPetPath, petsPath, type PetsAddress } from './pet-path.js';
import { PetList } from './pet-list.js';
import { usePages } from '../../lib/browser/use-pages.js';

/** 'My Pet Profiles' for members, who can switch to the community's pets; visitors only see the community's. */
export function Pets({ address }: { readonly address: PetsAddress }) {
  const state = useViewerState();
  const reload = useReloadViewer();
  if (state === 'loading') return <Spinner className="py-24" />;
  if (state === 'failed') return <Failure onRetry={() => void reload()} className="my-10" />;
  const isMember = state === 'member';
  const { community, cursor } = address;
  return isMember && !community ? (
    <OwnPets key={cursor} cursor={cursor} />
  ) : (
    <CommunityPets key={cursor} cursor={cursor} isMember={isMember} />
  );
}

function OwnPets({ cursor }: { readonly cursor: string | null }) {
  const list = usePages(ownPetPages(cursor));
  const heading = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState(0);
  useEffect(() => {
    // The pressed button is gone, and Radix would lose the focus.
    if (removed > 0) heading.current?.focus();
  }, [removed]);
  return (
    <section aria-labelledby="pets" aria-busy={list.isFetching}>
      <Heading ref={heading} title="My Pet Profiles" intro="Your pets, and who can see their profiles." isMember />
      <PetList
        list={list}
        pathOf={(next) => petsPath({ cursor: next })}
        onRemoved={() => setRemoved((count) => count + 1)}
        empty={
          <EmptyState
            picture={<PetIllustration pet="dog" />}
            title="No pet profiles yet"
            actions={<ButtonLink to={createPetPath()}>Create Pet Profile</ButtonLink>}
          >
            <p>Introduce your pet: their looks, their favorite things, and who can see the profile.</p>
          </EmptyState>
        }
      />
    </section>
  );
}

interface CommunityPetsProps {
  readonly cursor: string | null;
  readonly isMember: boolean;
}

function CommunityPets({ cursor, isMember }: CommunityPetsProps) {
  const list = usePages(communityPetPages(cursor));
  return (
    <section aria-labelledby="pets" aria-busy={list.isFetching}>
      <Heading
        title="Community Pet Profiles"
        intro="Meet the pets that members share with everyone."
        isMember={isMember}
        isCommunity
      />
      <PetList
        list={list}
        pathOf={(next) => petsPath({ community: isMember, cursor: next })}
        empty={
          <EmptyState
            picture={<PetIllustration pet="cat" />}
            title="No pets yet"
            actions={<FirstStep isMember={isMember} />}
          >
            <p>No one has shared a pet yet. Yours could be the first.</p>
          </EmptyState>
        }
      />
    </section>
  );
}

interface HeadingProps {
  readonly title: string;
  readonly intro: string;
  readonly isMember: boolean;
  readonly isCommunity?: boolean;
  readonly ref?: RefObject<HTMLHeadingElement | null>;
}

function Heading({ title, intro, isMember, isCommunity = false, ref }: HeadingProps) {
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 id="pets" ref={ref} tabIndex={-1} className="outline-none">
            {title}
          </h1>
          <p className="mt-2 max-w-prose text-muted">{intro}</p>
        </div>
        <FirstStep isMember={isMember} />
      </div>
      {isMember && <Views isCommunity={isCommunity} />}
    </>
  );
}

function FirstStep({ isMember }: { readonly isMember: boolean }) {
  const icon = <Plus aria-hidden="true" />;
  if (isMember) {
    return (
      <ButtonLink to={createPetPath()} icon={icon}>
        Create Pet Profile
      </ButtonLink>
    );
  }
  return <ButtonAnchor href={signInPath(createPetPath())}>Sign in to add your pet</ButtonAnchor>;
}

/** Switches between the member's own pets and the community's. */
function Views({ isCommunity }: { readonly isCommunity: boolean }) {
  const [own, community] = [petsPath(), petsPath({ community: true })];
  return (
    <LinkTabs
      label="Pet profiles"
      current={isCommunity ? community : own}
      tabs={[
        { path: own, label: 'My Pet Profiles' },
        { path: community, label: 'Community Pet Profiles' },
      ]}
      className="mb-6"
    />
  );
}
