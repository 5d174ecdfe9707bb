import { useQuery } from '@tanstack/react-query';
import type { OwnPet, PublicPet } from '../../interfaces/contract/pet/pet.js';
import { POLICY_LIMITS, type AskedPet } from '../../interfaces/contract/policy/policy-words.js';
import { PET_LIMITS } from '../../interfaces/contract/shared/words.js';
import { useViewer } from '../lib/page/viewer.js';
import { callQuery } from './call-query.js';

/** Key prefix for lists of pets. A changed pet invalidates all of them. */
export const PET_LISTS_KEY = ['pets', 'list'] as const;

/** All pets of the member, newest first. */
export const ownPetsQuery = () =>
  callQuery<readonly (OwnPet | PublicPet)[]>([...PET_LISTS_KEY, 'own', 'all'], (api) =>
    api.GET('/api/pet-profiles/user', { params: { query: { limit: PET_LIMITS.pets } } }),
  );

/** Returns the names of the member's pets, in their profiles and in their account; none for visitors. */
export function useOwnPetNames(): readonly string[] {
  const viewer = useViewer();
  const { data = [] } = useQuery({ ...ownPetsQuery(), enabled: viewer !== null });
  return [...new Set([...data.map(({ petName }) => petName), viewer?.petFirstName ?? ''].filter(Boolean))];
}

/** Returns a pet profile as a pet that wants to come along. */
export function askedPetOf({ petType, weight, petSize }: Pick<PublicPet, 'petType' | 'weight' | 'petSize'>): AskedPet {
  // A heavier pet exceeds every limit that a place can state, like one of the greatest weight that can be asked about.
  const weightLb = weight === null ? 0 : Number(Math.min(weight, POLICY_LIMITS.weightLb).toFixed(2));
  return { type: petType, weightLb: weightLb > 0 ? weightLb : null, size: petSize };
}
