import { cursorOf } from './list-path.js';

/** What the address of /pet-profiles says. */
export interface PetsAddress {
  /** True for a member who looks at the community's pets; a visitor sees no others. */
  readonly community: boolean;
  /** Where the page before ended; null for the first. */
  readonly cursor: string | null;
}

/** The steps of the form for a new pet. */
export const PET_STEPS = 4;

/** Reads an address of the list of pets; what it does not know counts as absent. */
export function petsAddressOf(params: URLSearchParams): PetsAddress {
  return { community: params.get('view') === 'community', cursor: cursorOf(params) };
}

/** The address of a list of pets; one and the same for equal lists. */
export function petsPath({ community = false, cursor = null }: Partial<PetsAddress> = {}): string {
  const params = new URLSearchParams();
  if (community) params.set('view', 'community');
  if (cursor !== null) params.set('cursor', cursor);
  const text = params.toString();
  return text === '' ? '/pet-profiles' : `/pet-profiles?${text}`;
}

/** The step that an address of the form for a new pet names: 1 to PET_STEPS. */
export function petStepOf(params: URLSearchParams): number {
  const step = params.get('step') ?? '';
  return /^\d$/.test(step) && Number(step) >= 1 && Number(step) <= PET_STEPS ? Number(step) : 1;
}

export function createPetPath(step = 1): string {
  return step === 1 ? '/pet-profiles/create' : `/pet-profiles/create?step=${step}`;
}

export const petPath = (id: number): string => `/pet-profiles/${id}`;

export const editPetPath = (id: number): string => `/pet-profiles/edit/${id}`;

/** The number of a pet in an address; 0, which no pet has, where it is none. */
export function petIdOf(text: string | undefined): number {
  return /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0;
}
