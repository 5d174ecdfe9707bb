import { KIND } from '../business/kind/kind.js';
import type { Kind } from '../business/kind/kind-label.js';
import { phoneForPeople } from './phone.js';

/** Source name of listings from Overture Maps. */
export const OVERTURE = 'overture';

/** Product decision: smallest confidence of Overture, from 0 to 1, that a place exists. How many lower ones do is unknown. */
export const MIN_CONFIDENCE = 0.6;

/** Reasons for leaving out rows of Overture. */
export const LOW_CONFIDENCE = 'Too uncertain to exist';
export const CLOSED_PERMANENTLY = 'Permanently closed';
/** Nothing says that pets are welcome there, so the row only completes places from other sources. */
export const ONLY_COMPLETES = 'Not known to welcome pets';

/** Overture's categories of businesses for pets, from its list of categories. */
const FOR_PETS: Readonly<Record<string, Kind>> = {
  veterinarian: 'veterinarian',
  animal_hospital: 'veterinarian',
  emergency_pet_hospital: 'emergency-vet',
  holistic_animal_care: 'veterinarian',
  animal_physical_therapy: 'veterinarian',
  pet_store: 'pet-store',
  bird_shop: 'pet-store',
  aquatic_pet_store: 'pet-store',
  reptile_shop: 'pet-store',
  pet_groomer: 'groomer',
  pet_boarding: 'boarding',
  horse_boarding: 'boarding',
  pet_sitting: 'pet-sitter',
  dog_walkers: 'pet-sitter',
  pet_training: 'trainer',
  dog_trainer: 'trainer',
  pet_transportation: 'pet-transport',
  pet_photography: 'pet-photographer',
  pet_adoption: 'shelter',
  animal_shelter: 'shelter',
  animal_rescue_service: 'shelter',
  dog_park: 'dog-park',
};

/** Categories that may welcome pets. Overture doesn't say whether they do. */
const MAY_WELCOME: Readonly<Record<string, Kind>> = {
  hotel: 'hotel',
  motel: 'hotel',
  inn: 'hotel',
  resort: 'hotel',
  lodge: 'hotel',
  bed_and_breakfast: 'bed-and-breakfast',
  hostel: 'hostel',
  campground: 'campground',
  rv_park: 'campground',
  holiday_rental_home: 'vacation-rental',
  vacation_rental_agents: 'vacation-rental',
  cabin: 'vacation-rental',
  restaurant: 'restaurant',
  bar: 'bar',
  pub: 'bar',
  beer_garden: 'brewery',
  brewery: 'brewery',
  winery: 'winery',
  cafe: 'cafe',
  coffee_shop: 'cafe',
  bakery: 'bakery',
  ice_cream_shop: 'ice-cream-shop',
  park: 'park',
  national_park: 'park',
  state_park: 'park',
  beach: 'beach',
  hiking_trail: 'trail',
  nature_reserve: 'nature-reserve',
};

const NOT_RESTAURANTS: ReadonlySet<string> = new Set(['dog_meat_restaurant']);

/** A place of Overture as a row to import. */
export interface OverturePlace {
  readonly values: Readonly<Record<string, unknown>>;
  /** Why the row is left out; null if it isn't. */
  readonly skipReason: string | null;
  /** Whether it only completes places from other sources. */
  readonly completesOnly: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

/** Whether the properties of a row are those of a place of Overture. */
export function isOverture(properties: Fields): boolean {
  const { names, categories, taxonomy, basic_category: basic } = properties;
  return (
    typeof fieldsOf(names)['primary'] === 'string' && [categories, taxonomy, basic].some((part) => part !== undefined)
  );
}

/**
 * Returns the row of a place of Overture (schema 1, theme places): a business for pets, or a place that only completes
 * others. Null for any other category.
 */
export function placeOfOverture(properties: Fields, minConfidence = MIN_CONFIDENCE): OverturePlace | null {
  const found = kindOf(properties);
  if (found === null) return null;
  const { kind, completesOnly } = found;
  const confidence = properties['confidence'];
  const isClosed = properties['operating_status'] === 'permanently_closed';
  const isUncertain = typeof confidence === 'number' && confidence < minConfidence;
  return {
    values: {
      ...said(properties),
      kind,
      category: KIND[kind].category,
      source: OVERTURE,
      attribution: creditOf(properties),
    },
    skipReason: isClosed ? CLOSED_PERMANENTLY : isUncertain ? LOW_CONFIDENCE : null,
    completesOnly,
  };
}

/** Whether the categories of a place are of interest, whatever its other properties are. */
export const isOfInterest = (categories: Fields): boolean => kindOf(categories) !== null;

/** Returns the kind by the newer taxonomy, else the older categories. */
function kindOf({ taxonomy, categories, basic_category: basic }: Fields) {
  const named = [fieldsOf(taxonomy)['primary'], fieldsOf(categories)['primary'], basic].filter(
    (each): each is string => typeof each === 'string',
  );
  for (const category of named) {
    const forPets = FOR_PETS[category];
    if (forPets !== undefined) return { kind: forPets, completesOnly: false };
  }
  for (const category of named) {
    const isRestaurant = category.endsWith('_restaurant') && !NOT_RESTAURANTS.has(category);
    const kind = MAY_WELCOME[category] ?? (isRestaurant ? 'restaurant' : undefined);
    if (kind !== undefined) return { kind, completesOnly: true };
  }
  return null;
}

const SOCIALS = { facebookUrl: 'facebook.com', instagramUrl: 'instagram.com', tiktokUrl: 'tiktok.com' } as const;

function said(properties: Fields): Record<string, string> {
  const address = fieldsOf(listOf(properties['addresses'])[0]);
  const socials = listOf(properties['socials']).filter((each) => typeof each === 'string');
  const region = textOf(address['region'])?.replace(/^[A-Z]{2}-/, '');
  const values = {
    externalId: textOf(properties['id']),
    name: nameOf(properties['names']),
    address: textOf(address['freeform']),
    city: textOf(address['locality']),
    state: region,
    zipCode: textOf(address['postcode']),
    country: textOf(address['country']),
    phone: phoneOf(listOf(properties['phones'])[0]),
    website: textOf(listOf(properties['websites'])[0]),
    email: textOf(listOf(properties['emails'])[0]),
    ...Object.fromEntries(
      Object.entries(SOCIALS).map(([field, host]) => [field, socials.find((url) => url.includes(host))]),
    ),
  };
  const known = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(known);
}

const phoneOf = (value: unknown): string | undefined => {
  const text = textOf(value);
  return text === undefined ? undefined : phoneForPeople(text);
};

/** Returns the English name, else the local one. */
function nameOf(names: unknown): string | undefined {
  const { common, primary } = fieldsOf(names);
  return textOf(fieldsOf(common)['en']) ?? textOf(primary);
}

/** Names the data sets, as their licenses require: 'Overture Maps Foundation (Foursquare, meta)'. */
function creditOf({ sources }: Fields): string {
  const named = listOf(sources).map((source) => textOf(fieldsOf(source)['dataset']));
  const datasets = [...new Set(named.filter((name) => name !== undefined))].toSorted();
  const credit = 'Overture Maps Foundation';
  const whole = `${credit} (${datasets.join(', ')})`;
  return datasets.length === 0 || whole.length > MAX_CREDIT ? credit : whole;
}

/** Characters of an attribution in a file. */
const MAX_CREDIT = 200;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
