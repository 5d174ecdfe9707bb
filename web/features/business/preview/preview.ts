import type { BusinessDetail } from '../../../../interfaces/contract/business/business.js';
import { isPublic, publicContent } from '../../../../interfaces/contract/shared/words.js';
import { fullViewOf } from '../../../lib/member/full-view.js';

/** Whether only its owner and administrators can see the business. */
export function isHiddenBusiness(business: BusinessDetail): boolean {
  const full = fullViewOf(business);
  return full !== null && !isPublic(full);
}

export interface ShownBusiness {
  /** The business with the content that visitors see, or will see. */
  readonly business: BusinessDetail;
  /** Whether the page differs from the public one, or has none. Then nobody can save, share, or report it. */
  readonly isPreview: boolean;
}

/**
 * Returns what the page of a business shows. Owners and administrators get more content than the tier includes, and can
 * see changes that await approval.
 */
export function shownBusiness(found: BusinessDetail, withChanges: boolean): ShownBusiness {
  const full = fullViewOf(found);
  if (full === null) return { business: found, isPreview: false };
  const { images, highlightedPerks, ...content } = publicContent(full);
  const changes = withChanges ? full.pendingChanges : null;
  const business = { ...full, ...content, images: [...images], highlightedPerks: [...highlightedPerks], ...changes };
  return { business, isPreview: changes !== null || isHiddenBusiness(full) };
}
