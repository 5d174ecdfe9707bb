import { PET_SIZE_LABEL, PET_TYPE_LABEL } from '../../../interfaces/contract/shared/words.js';
import type { AskedPet } from '../../../interfaces/contract/policy/policy-words.js';

/** Returns 'Dog, 70 lb, large', without what is unknown. */
export function petWords({ type, weightLb, size }: AskedPet): string {
  const details = [
    weightLb === null ? null : `${weightLb} lb`,
    size === null ? null : PET_SIZE_LABEL[size].toLowerCase(),
  ];
  return [PET_TYPE_LABEL[type], ...details.filter((detail) => detail !== null)].join(', ');
}
