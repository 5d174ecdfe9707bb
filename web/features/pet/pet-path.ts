import { withQuery } from '../../lib/path/with-query.js';
import { cursorOf } from '../../lib/path/list-path.js';

/** The parameters of /pet-profiles. */
export interface PetsAddress {
  /** True for members looking at the community's pets; visitors see only those. */
  readonly community: boolean;
  /** Where the previous page ended; null for the first. */
  readonly cursor: string | null;
}

/** Number of steps in the form for a new pet. */
export const PET_STEPS = 4;

/** Reads the address of a list of pets. Ignores unknown parameters. */
export function petsAddressOf(params: URLSearchParams): PetsAddress {
  return { community: params.get('view') === 'community', cursor: cursorOf(params) };
}

/** Returns the address of a list of pets; the same for equal lists. */
export function petsPath({ community = false, cursor = null }: Partial<PetsAddress> = {}): string {
  return withQuery('/pet-profiles', { view: community ? 'community' : null, cursor });
}

/** Returns the step in the address of the form for a new pet: 1 to PET_STEPS. */
export function petStepOf(params: URLSearchParams): number {
  const step = params.get('step') ?? '';
  return /^\d$/.test(step) && Number(step) >= 1 && Number(step) <= PET_STEPS ? Number(step) : 1;
}

export function createPetPath(step = 1): string {
  return step === 1 ? '/pet-profiles/create' : `/pet-profiles/create?step=${step}`;
}

export const petPath = (id: number): string => `/pet-profiles/${id}`;

export const editPetPath = (id: number): string => `/pet-profiles/edit/${id}`;
