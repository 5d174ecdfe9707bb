import { stateCode } from '../../gazetteer/us-state.js';

/** What tells a place of a file without IDs from the others. */
export interface Identifying {
  readonly name: string;
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zipCode: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

const MAX_LENGTH = 200;

/**
 * Returns the ID of a row whose file has none: its name and address, so that a newer file names the same place again.
 * Without an address, the town, its ZIP code, or else the pin (to about 40 feet) counts. Case, accents, punctuation, and
 * spaces make no difference. Null without a name.
 */
export function derivedId(row: Identifying): string | null {
  const name = plain(row.name);
  if (name === '') return null;
  const [street, town] = [plain(row.address ?? ''), plain(row.city ?? '') || plain(row.zipCode ?? '')];
  const state = row.state === null ? '' : plain(stateCode(row.state) ?? row.state);
  const where = [street, town, state].filter((part) => part !== '');
  const id = [name, ...(street === '' && town === '' ? [...where, ...pinOf(row)] : where)].join(', ');
  return id.length <= MAX_LENGTH ? id : `${id.slice(0, MAX_LENGTH - 17).toWellFormed()} ${hashOf(id)}`;
}

function pinOf({ latitude, longitude }: Identifying): string[] {
  return latitude === null || longitude === null ? [] : [`${latitude.toFixed(4)} ${longitude.toFixed(4)}`];
}

/** Returns a text's letters and digits in lower case, with single spaces between words. */
function plain(text: string): string {
  const words = text.normalize('NFKD').replaceAll(/[\p{M}'’`]/gu, '').toLowerCase(); // prettier-ignore
  return words.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/** Returns 16 hexadecimal digits. Must never change, or files imported before would not match. */
function hashOf(text: string): string {
  let [one, other] = [0x811c9dc5, 0x9e3779b9];
  for (let at = 0; at < text.length; at += 1) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
    other = Math.imul(other ^ text.charCodeAt(at), 0x85ebca6b) ^ (one >>> 13);
  }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
