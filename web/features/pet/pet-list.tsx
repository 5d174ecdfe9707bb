import type { ReactNode } from 'react';
import type { OwnPet, PublicPet } from '../../../interfaces/contract/pet/pet.js';
import { Failure } from '../../ui/failure.js';
import { LoadMore } from '../../ui/load-more.js';
import { PetCard, PetCardSkeleton } from './pet-card.js';
import { PAGE_SIZE, type useCommunityPets, type useOwnPets } from './pet.queries.js';

type List = ReturnType<typeof useCommunityPets> | ReturnType<typeof useOwnPets>;

const PLACEHOLDERS = [1, 2, 3, 4];

interface PetListProps {
  readonly list: List;
  /** Shown where there are none. */
  readonly empty: ReactNode;
  /** The address of the page after a cursor, for readers without JavaScript. */
  readonly pathOf: (cursor: string) => string;
  /** Given where the pets are the reader's own. */
  readonly onRemoved?: () => void;
}

/** Pets: coming, failed, none, or cards with a way to more. */
export function PetList({ list, empty, pathOf, onRemoved }: PetListProps) {
  const { data, isError, isFetching, refetch } = list;
  if (data === undefined) {
    if (isError && !isFetching) {
      return <Failure title="Failed to fetch pet profiles" onRetry={() => void refetch()} />;
    }
    return (
      <div className="card-grid">
        {PLACEHOLDERS.map((place) => (
          <PetCardSkeleton key={place} />
        ))}
      </div>
    );
  }
  const pets: readonly (OwnPet | PublicPet)[] = data.pages.flatMap((page) => page.pets);
  if (pets.length === 0) return empty;
  return (
    <>
      <ul className="card-grid">
        {pets.map((pet, index) => (
          <li key={pet.id}>
            <PetCard pet={pet} eager={index === 0} onRemoved={onRemoved} />
          </li>
        ))}
      </ul>
      <MorePets list={list} shown={pets.length} pathOf={pathOf} />
    </>
  );
}

interface MorePetsProps extends Pick<PetListProps, 'list' | 'pathOf'> {
  readonly shown: number;
}

/** How many are shown, and a way to more under a full page. */
function MorePets({ list, shown, pathOf }: MorePetsProps) {
  const { total = 0, capped = false } = list.data?.pages[0] ?? {};
  return (
    <div className="mt-10 flex flex-col items-center gap-4">
      {shown >= PAGE_SIZE && <LoadMore list={list} failure="Failed to fetch pet profiles" pathOf={pathOf} />}
      <p role="status" className="text-sm text-muted">
        {`Showing ${shown.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}${capped ? '+' : ''}`}
      </p>
    </div>
  );
}
