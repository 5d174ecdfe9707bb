import type { ReactNode } from 'react';
import type { BusinessDetail } from '../../../../interfaces/contract/business/business.js';

/** A part of the page of a business about a visit with pets. */
export interface VisitPartProps {
  readonly business: BusinessDetail;
  readonly part: 'fit' | 'policy' | 'hours';
  readonly isPreview: boolean;
  /** Invites visitors to tell us what isn't stated. */
  readonly tellUs?: ReactNode;
}
