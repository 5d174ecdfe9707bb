/** Apart from other words, because only business pages name a country. */
export { countryName } from '../../../domain/gazetteer/country.js';
