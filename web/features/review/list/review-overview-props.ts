import type { BusinessDetail } from '../../../../interfaces/contract/business/business.js';

export interface ReviewOverviewProps {
  readonly business: BusinessDetail;
  readonly part: 'figures' | 'order';
}
