import type { BusinessCard } from '../../../interfaces/contract/business/business.js';
import { CATEGORY_LABEL, kindLabel } from '../../../interfaces/contract/shared/words.js';

/** Returns what kind of place a business is; its category if the kind is unknown. */
export function kindName({
  kind,
  category,
}: Pick<BusinessCard, 'category'> & Partial<Pick<BusinessCard, 'kind'>>): string {
  return kind ? kindLabel(kind) : CATEGORY_LABEL[category];
}
