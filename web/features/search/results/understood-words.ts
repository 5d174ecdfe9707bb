import type { Understood } from '../../../../interfaces/contract/business/understood.js';
import { PET_SIZE_LABEL, PET_TYPE_LABEL } from '../../../../interfaces/contract/shared/words.js';

interface Relaxed {
  readonly query: string;
  /** The location of the search form; empty for none. */
  readonly location: string;
  /** Whether the search looks in a part of the map. */
  readonly isInArea: boolean;
  /** Number of results, as the page shows it. */
  readonly total: string;
}

/** Returns the sentences about a search that would have found nothing as it was asked. */
export function relaxedSentences(understood: Understood, { query, location, isInArea, total }: Relaxed): string {
  const { relaxed, radiusMiles } = understood;
  const place = understood.location ?? location;
  const near = location === '' ? '' : ` near ${location}`;
  const places = total === '1' ? '1 place' : `${total} places`;
  const where = relaxed.includes('location')
    ? ' anywhere'
    : isInArea
      ? ' in this area'
      : whereWords(place, radiusMiles);
  const pets = relaxed.includes('pets') ? ' Not all of them may welcome your pet.' : '';
  return `No exact match for “${query}”${near}. Showing ${places}${withWords(understood)}${where}.${pets}`;
}

/** Returns ' within 25 miles of Austin', ' near Texas', or nothing without a place. */
function whereWords(place: string, radiusMiles: number | null): string {
  if (radiusMiles !== null) return ` within ${radiusMiles} miles${place === '' ? '' : ` of ${place}`}`;
  return place === '' ? '' : ` near ${place}`;
}

/** Returns the words that results match if typos were corrected; null if they are as typed. */
export function correctedWords({ words }: Understood, query: string): string | null {
  const typed = query.toLowerCase();
  const isAsTyped = words.every((word) => typed.includes(word.replace(/^-/, '').toLowerCase()));
  return isAsTyped ? null : words.join(' ');
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
