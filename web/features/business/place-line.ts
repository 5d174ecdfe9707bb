import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import { countryName } from '../../../interfaces/contract/shared/country.js';
import { placeName } from '../../lib/words/town-name.js';

/**
 * Returns the line below the street: 'Austin, TX 78701', or 'Near Austin, TX' for the town nearest to a pin. Names the
 * country if it isn't the United States.
 */
export function placeLine(business: BusinessDetail): string {
  const { zipCode, locationSource, country } = business;
  const town = [placeName(business), locationSource === 'pin' ? '' : zipCode].filter(Boolean).join(' ');
  return [town, country === 'US' ? '' : countryName(country)].filter(Boolean).join(', ');
}
