import type { OwnPet, PublicPet } from '../../../interfaces/contract/pet/pet.js';
import { PagedList, type PagedListProps } from '../../ui/state/paged-list.js';
import { PetCard, PetCardSkeleton } from './pet-card.js';

interface PetListProps extends Pick<PagedListProps<OwnPet | PublicPet>, 'list' | 'empty' | 'pathOf'> {
  /** Called after a pet is deleted; absent unless these are the reader's own pets. */
  readonly onRemoved?: () => void;
}

/** Cards of pets, with a link to more. */
export function PetList({ list, empty, pathOf, onRemoved }: PetListProps) {
  return (
    <PagedList
      list={list}
      failure="We couldn’t load pet profiles"
      placeholder={<Placeholders />}
      empty={empty}
      pathOf={pathOf}
      counted
    >
      {(pets) => (
        <ul className="card-grid">
          {pets.map((pet, index) => (
            <li key={pet.id}>
              <PetCard pet={pet} eager={index === 0} onRemoved={onRemoved} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function Placeholders() {
  return (
    <div className="card-grid">
      {[1, 2, 3, 4].map((place) => (
        <PetCardSkeleton key={place} />
      ))}
    </div>
  );
}
