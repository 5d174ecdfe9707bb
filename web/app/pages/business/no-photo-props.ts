import type { BusinessDetail } from '../../../../interfaces/contract/business/business.js';

export interface NoPhotoPartProps {
  readonly business: BusinessDetail;
  /** True if nobody can add anything. */
  readonly isFixed: boolean;
}
