import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { MAX_ASKED_PETS, writePets, type AskedPet } from '../../interfaces/contract/policy/policy-words.js';
import { useViewerState } from '../lib/page/viewer.js';
import { petsIn, readTypedPets, useTypedPets } from '../lib/pets/typed-pets.store.js';
import { askedPetOf, ownPetsQuery } from './own-pets.js';

/** A pet of the member's, who chooses whether it comes along. */
export interface OwnComingPet {
  readonly id: number;
  readonly name: string;
  readonly pet: AskedPet;
  readonly isComing: boolean;
}

/** The pets that may come along: the member's own, or those that a visitor typed. */
export interface ComingPets {
  /** False on the server, and until the member's pets or the browser's storage have been read. */
  readonly isKnown: boolean;
  /** Empty for visitors and for members without pet profiles, who type pets instead. */
  readonly own: readonly OwnComingPet[];
  readonly typed: readonly AskedPet[];
  /** All that come along, at most MAX_ASKED_PETS. Those of the address until the others are known. */
  readonly pets: readonly AskedPet[];
  readonly toggle: (id: number) => void;
  readonly type: (pets: readonly AskedPet[]) => void;
}

/** Returns the pets to ask about. `start` are the pets of an address; without them, all of the member's pets come. */
export function useComingPets(start = ''): ComingPets {
  const state = useViewerState();
  const { data, isError } = useQuery({ ...ownPetsQuery(), enabled: state === 'member' });
  const { text, isRead, set } = useTypedPets();
  const [shared, setShared] = useState(start);
  const [chosen, setChosen] = useState<readonly number[] | null>(null);
  useEffect(readTypedPets, []);
  const own = useMemo(() => ownOf(data ?? [], shared, chosen), [data, shared, chosen]);
  const typed = petsIn(shared === '' ? text : shared);
  const coming = own.flatMap(({ id, isComing }) => (isComing ? [id] : []));
  const isKnown = isRead && state !== 'loading' && (state !== 'member' || data !== undefined || isError);
  return {
    isKnown,
    own,
    typed,
    pets: !isKnown
      ? petsIn(start)
      : own.length > 0
        ? own.flatMap(({ pet, isComing }) => (isComing ? [pet] : []))
        : typed,
    toggle: (id) => setChosen(coming.includes(id) ? coming.filter((each) => each !== id) : [...coming, id]),
    type: (pets) => {
      set(pets);
      setShared('');
    },
  };
}

/** If an address names other pets than the member's, those are asked about instead. */
function ownOf(
  profiles: readonly (Parameters<typeof askedPetOf>[0] & { readonly id: number; readonly petName: string })[],
  shared: string,
  chosen: readonly number[] | null,
): readonly OwnComingPet[] {
  const all = profiles.map((each) => ({ id: each.id, name: each.petName, pet: askedPetOf(each) }));
  const named = petsIn(shared).map((pet) => writePets([pet]));
  const isNamed = ({ pet }: { readonly pet: AskedPet }): boolean => named.includes(writePets([pet]));
  if (all.filter(isNamed).length < named.length) return [];
  const first = (named.length > 0 ? all.filter(isNamed) : all).map(({ id }) => id);
  const coming = (chosen ?? first).slice(0, MAX_ASKED_PETS);
  return all.map((each) => ({ ...each, isComing: coming.includes(each.id) }));
}
