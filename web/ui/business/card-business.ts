import type { BusinessCard as Business } from '../../../interfaces/contract/business/business.js';

/** Fields that a card requires; records of the browser's history have no others. */
type Known = 'id' | 'name' | 'category' | 'city' | 'state' | 'images' | 'avgRating' | 'reviewCount' | 'tier';

export type CardBusiness = Pick<Business, Known> & Partial<Omit<Business, Known>>;
