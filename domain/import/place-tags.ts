import type { Category } from '../business/category.js';
import type { Kind } from '../business/kind/kind-label.js';
import { policyOf, type PolicyFacts } from '../policy/fact.js';
import type { Policy } from '../policy/policy.js';
import { phoneForPeople } from './phone.js';

/** The tags of an OpenStreetMap element. */
export type Tags = Readonly<Record<string, string>>;

/** A tag in the table: 'dog=yes', or 'dog=*' for any value except 'no'. */
export type TagPattern = `${string}=${string}`;

/** One row of the table: a tag and its meaning. */
export interface PetRule {
  readonly tag: TagPattern;
  /** The perks that the tag implies. */
  readonly perks: readonly string[];
}

export interface KindRule extends PetRule {
  /** A tag that the element must have too; null if none. */
  readonly with: TagPattern | null;
  readonly category: Category;
  /** Null if the table names none. */
  readonly kind: Kind | null;
  /** Whether the business is for pets, such as a groomer, so it needs no tag that welcomes pets. */
  readonly isForPets: boolean;
}

/** A tag that states facts of a pet policy. */
export interface PolicyRule {
  readonly tag: TagPattern;
  /** A tag that the element must have too; null if none. */
  readonly with: TagPattern | null;
  readonly policy: PolicyFacts;
}

/** How OpenStreetMap elements become businesses. Operators can edit this table. */
export interface TagTable {
  /** Shown and exported with each business from this source. */
  readonly attribution: string;
  /** Tags of closed or private places. One match excludes an element. */
  readonly never: readonly { readonly tag: TagPattern }[];
  /** Kinds of places. The first match counts. */
  readonly kinds: readonly KindRule[];
  /** Tags that welcome pets. All matches count. */
  readonly welcome: readonly PetRule[];
  /** Additional perks of an imported place. */
  readonly perks: readonly PetRule[];
  /** What tags say about pets. All matches count; of two that state the same fact, the first. */
  readonly policy: readonly PolicyRule[];
}

/** The values of a row to import. */
export type PlaceValues = Readonly<Record<string, string | readonly string[] | Policy>>;

/** Returns a row for an element that is a business for pets or welcomes them; null for any other. */
export function placeOfTags(tags: Tags, table: TagTable): PlaceValues | null {
  if (table.never.some(({ tag }) => hasTag(tags, tag))) return null;
  const kind = table.kinds.find((rule) => matches(tags, rule));
  if (kind === undefined) return null;
  const welcome = table.welcome.filter(({ tag }) => hasTag(tags, tag));
  if (!kind.isForPets && welcome.length === 0) return null;
  const further = table.perks.filter(({ tag }) => hasTag(tags, tag));
  const petPerks = [...new Set([kind, ...welcome, ...further].flatMap(({ perks }) => perks))];
  const policy = policyOfTags(tags, table);
  return {
    ...{ ...said(tags), category: kind.category, petPerks },
    ...(kind.kind !== null && { kind: kind.kind }),
    ...(policy !== null && { policy }),
  };
}

const matches = (tags: Tags, rule: { readonly tag: TagPattern; readonly with: TagPattern | null }): boolean =>
  hasTag(tags, rule.tag) && (rule.with === null || hasTag(tags, rule.with));

/** Returns what the tags say about pets; null if nothing. */
function policyOfTags(tags: Tags, { policy }: TagTable): Policy | null {
  const stated = policy.filter((rule) => matches(tags, rule)).map((rule) => rule.policy);
  if (stated.length === 0) return null;
  return policyOf(Object.assign({}, ...stated.toReversed()) as PolicyFacts);
}

function hasTag(tags: Tags, pattern: TagPattern): boolean {
  const [key = '', wanted = ''] = pattern.split('=');
  const value = tags[key];
  if (value === undefined) return false;
  if (wanted === '*') return value !== 'no';
  // OpenStreetMap separates several values with semicolons: 'cafe;bar'.
  return value.split(';').some((each) => each.trim() === wanted);
}

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  name: ['name:en', 'name', 'brand'],
  description: ['description:en', 'description'],
  city: ['addr:city'],
  state: ['addr:state'],
  zipCode: ['addr:postcode'],
  country: ['addr:country'],
  phone: ['phone', 'contact:phone', 'contact:mobile'],
  website: ['website', 'contact:website', 'url'],
  email: ['email', 'contact:email'],
  facebookUrl: ['contact:facebook', 'facebook'],
  instagramUrl: ['contact:instagram', 'instagram'],
  tiktokUrl: ['contact:tiktok', 'tiktok'],
  openingHours: ['opening_hours'],
};

/** Fields for which OpenStreetMap may have several values, separated by semicolons. */
const FIRST_OF_SEVERAL = new Set(['phone', 'website', 'email', 'zipCode', 'facebookUrl', 'instagramUrl', 'tiktokUrl']);

type Mend = (text: string) => string;

/** Adds the missing scheme: 'bark.example' becomes 'https://bark.example'. */
const withScheme: Mend = (text) => (/^[a-z]+:/i.test(text) ? text : `https://${text}`);

/** Returns the page for a name such as '@bark.brew'. An address stays unchanged. */
const pageAt =
  (host: string): Mend =>
  (text) =>
    /^@?[\w.-]+$/.test(text) && !text.startsWith(host) && !text.startsWith('www.')
      ? `https://www.${host}/${text.replace('@', '')}`
      : withScheme(text);

/** Converts common notations to the directory's format. */
const MENDED: Readonly<Record<string, Mend>> = {
  phone: phoneForPeople,
  // 'DE 19901'
  zipCode: (text) => /\b\d{5}(?:-\d{4})?\b/.exec(text)?.[0] ?? text,
  website: withScheme,
  facebookUrl: pageAt('facebook.com'),
  instagramUrl: pageAt('instagram.com'),
  tiktokUrl: (text) =>
    /^@?[\w.-]+$/.test(text) && !text.includes('tiktok.com')
      ? `https://www.tiktok.com/@${text.replace('@', '')}`
      : withScheme(text),
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

/** Returns ', Unit 4', or the text itself if it has its own word: ', Suite 210'. */
function unitOf({ 'addr:unit': unit = '' }: Tags): string {
  if (unit === '') return '';
  return /^[a-z]?\d*$/i.test(unit) ? `, Unit ${unit}` : `, ${unit}`;
}
