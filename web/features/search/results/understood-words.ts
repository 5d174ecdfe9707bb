import type { Understood } from '../../../../interfaces/contract/business/understood.js';
import { PET_SIZE_LABEL, PET_TYPE_LABEL } from '../../../../interfaces/contract/shared/words.js';

interface Relaxed {
  readonly query: string;
  /** The location of the search form; empty for none. */
  readonly location: string;
  /** Number of results, as the page shows it. */
  readonly total: string;
}

/** Returns the sentences about a search that would have found nothing as it was asked. */
export function relaxedSentences(understood: Understood, { query, location, total }: Relaxed): string {
  const { relaxed, radiusMiles } = understood;
  const place = understood.location ?? location;
  const near = location === '' ? '' : ` near ${location}`;
  const places = total === '1' ? '1 place' : `${total} places`;
  const isFar = relaxed.includes('location');
  const where = isFar
    ? ' anywhere'
    : radiusMiles === null
      ? ''
      : ` within ${radiusMiles} miles${place === '' ? '' : ` of ${place}`}`;
  const pets = relaxed.includes('pets') ? ' Not all of them may welcome your pet.' : '';
  return `No exact match for “${query}”${near}. Showing ${places}${withWords(understood)}${where}.${pets}`;
}

/** Returns ' with outdoor seating', ' for “brewery”', or nothing if no word was required. */
function withWords({ words, perk }: Understood): string {
  if (words.length === 0) return '';
  if (words.length === 1 && perk !== null) return ` with ${perk.charAt(0).toLowerCase()}${perk.slice(1)}`;
  return ` for “${words.join(' ')}”`;
}

/** Returns a pet of the parameter `pets` in words: 'Large dog' for 'dog:large'. */
export function petInWords(pets: string): string {
  const [type = '', size] = pets.split(':');
  const label = type === 'other' ? 'Other pet' : labelOf(PET_TYPE_LABEL, type);
  return size === undefined ? label : `${labelOf(PET_SIZE_LABEL, size)} ${label.toLowerCase()}`;
}

const labelOf = (labels: Readonly<Record<string, string>>, name: string): string => labels[name] ?? name;
