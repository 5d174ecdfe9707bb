import type { OwnPet, PublicPet } from '../../../interfaces/contract/pet/pet.js';
import { OWN_PET, PUBLIC_PET } from '../../../interfaces/contract/pet/pet-examples.js';

/** Returns a pet as the public sees it. */
export const aPet = (differs: Partial<PublicPet> = {}): PublicPet => ({ ...PUBLIC_PET, ...differs });

/** Returns a pet as its owner sees it. */
export const anOwnPet = (differs: Partial<OwnPet> = {}): OwnPet => ({ ...OWN_PET, ...differs });

/** Returns the API’s response for a page of a pet list. */
export function aPageOf(pets: readonly object[], total = pets.length, next: string | null = null): Response {
  const link = next === null ? {} : { Link: `</api/pet-profiles/public?cursor=${next}>; rel="next"` };
  return Response.json(pets, { headers: { 'X-Total-Count': String(total), ...link } });
}
