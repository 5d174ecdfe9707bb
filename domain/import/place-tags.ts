import type { Category } from '../business/category.js';

/** The tags of an element of OpenStreetMap. */
export type Tags = Readonly<Record<string, string>>;

/** A tag as the table names it: 'dog=yes', or 'dog=*' for any value but 'no'. */
export type TagPattern = `${string}=${string}`;

/** One line of the table: where an element has the tag, what it means. */
export interface PetRule {
  readonly tag: TagPattern;
  /** What pets find there. */
  readonly perks: readonly string[];
}

export interface KindRule extends PetRule {
  readonly category: Category;
  /** A business for pets, such as a groomer: it needs no tag that says that pets are welcome. */
  readonly isForPets: boolean;
}

/** How elements of OpenStreetMap become businesses: the table that an operator can edit. */
export interface TagTable {
  /** What is shown with every business that comes from there, and exported with it. */
  readonly attribution: string;
  /** What is closed, or not for everybody: where one fits, nothing else counts. */
  readonly never: readonly { readonly tag: TagPattern }[];
  /** Kinds of places, the first that fits counts. */
  readonly kinds: readonly KindRule[];
  /** What says that pets are welcome; all that fit count. */
  readonly welcome: readonly PetRule[];
  /** Further perks of a place that is taken. */
  readonly perks: readonly PetRule[];
}

/** A place as the tags tell of it: the values of a row to import. */
export type PlaceValues = Readonly<Record<string, string | readonly string[]>>;

/** What an element says of a business for pets or one where they are welcome; null where it is no such thing. */
export function placeOfTags(tags: Tags, table: TagTable): PlaceValues | null {
  if (table.never.some(({ tag }) => hasTag(tags, tag))) return null;
  const kind = table.kinds.find(({ tag }) => hasTag(tags, tag));
  if (kind === undefined) return null;
  const welcome = table.welcome.filter(({ tag }) => hasTag(tags, tag));
  if (!kind.isForPets && welcome.length === 0) return null;
  const further = table.perks.filter(({ tag }) => hasTag(tags, tag));
  const petPerks = [...new Set([kind, ...welcome, ...further].flatMap(({ perks }) => perks))];
  return { ...said(tags), category: kind.category, petPerks };
}

function hasTag(tags: Tags, pattern: TagPattern): boolean {
  const [key = '', wanted = ''] = pattern.split('=');
  const value = tags[key];
  if (value === undefined) return false;
  if (wanted === '*') return value !== 'no';
  // Several values stand beside each other: 'cafe;bar'.
  return value.split(';').some((each) => each.trim() === wanted);
}

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  name: ['name:en', 'name', 'brand'],
  description: ['description:en', 'description'],
  city: ['addr:city'],
  state: ['addr:state'],
  zipCode: ['addr:postcode'],
  phone: ['phone', 'contact:phone', 'contact:mobile'],
  website: ['website', 'contact:website', 'url'],
  email: ['email', 'contact:email'],
  facebookUrl: ['contact:facebook'],
  instagramUrl: ['contact:instagram'],
};

/** Fields of which OpenStreetMap may name several, with semicolons between. */
const FIRST_OF_SEVERAL = new Set(['phone', 'website', 'email', 'zipCode', 'facebookUrl', 'instagramUrl']);

type Mend = (text: string) => string;

/** 'bark.example' is meant as 'https://bark.example'. */
const withScheme: Mend = (text) => (/^[a-z]+:/i.test(text) ? text : `https://${text}`);

/** The page of a name such as '@bark.brew'; an address stays one. */
const pageAt =
  (host: string): Mend =>
  (text) =>
    /^@?[\w.-]+$/.test(text) && !text.startsWith(host) && !text.startsWith('www.')
      ? `https://www.${host}/${text.replace('@', '')}`
      : withScheme(text);

/** What people write there, as the directory keeps it. */
const MENDED: Readonly<Record<string, Mend>> = {
  // 'DE 19901'
  zipCode: (text) => /\b\d{5}(?:-\d{4})?\b/.exec(text)?.[0] ?? text,
  website: withScheme,
  facebookUrl: pageAt('facebook.com'),
  instagramUrl: pageAt('instagram.com'),
};

function said(tags: Tags): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [field, keys] of Object.entries(FIELDS)) {
    const found = keys.map((key) => tags[key]?.trim() ?? '').find((value) => value !== '');
    if (found === undefined) continue;
    const one = FIRST_OF_SEVERAL.has(field) ? (found.split(';')[0] ?? '').trim() : found;
    values[field] = MENDED[field]?.(one) ?? one;
  }
  const street = tags['addr:street'];
  if (street !== undefined)
    values['address'] =
      [tags['addr:housenumber']?.replaceAll(/\s*;\s*/g, ', '), street].filter(Boolean).join(' ') + unitOf(tags);
  return values;
}

/** ', Unit 4'; words of its own stay: ', Suite 210'. */
function unitOf({ 'addr:unit': unit = '' }: Tags): string {
  if (unit === '') return '';
  return /^[a-z]?\d*$/i.test(unit) ? `, Unit ${unit}` : `, ${unit}`;
}
