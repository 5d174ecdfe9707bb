import type { BusinessCard as Business } from '../../../interfaces/contract/business/business.js';

/** What a card cannot do without; a record of the browser's history has no more. */
type Known = 'id' | 'name' | 'category' | 'city' | 'state' | 'images' | 'avgRating' | 'reviewCount' | 'tier';

/** A business as a card shows it. */
export type CardBusiness = Pick<Business, Known> & Partial<Omit<Business, Known>>;
