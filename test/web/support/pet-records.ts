import type { OwnPet, PublicPet } from '../../../interfaces/contract/pet/pet.js';
import { OWN_PET, PUBLIC_PET } from '../../../interfaces/contract/pet/pet-examples.js';

/** A pet as everybody sees it. */
export const aPet = (differs: Partial<PublicPet> = {}): PublicPet => ({ ...PUBLIC_PET, ...differs });

/** A pet as its owner sees it. */
export const anOwnPet = (differs: Partial<OwnPet> = {}): OwnPet => ({ ...OWN_PET, ...differs });

/** A page of a list, as the API answers it. */
export function aPageOf(pets: readonly object[], total = pets.length, next: string | null = null): Response {
  const link = next === null ? {} : { Link: `</api/pet-profiles/public?cursor=${next}>; rel="next"` };
  return Response.json(pets, { headers: { 'X-Total-Count': String(total), ...link } });
}
