import type { Kind } from '../../../domain/business/kind/kind-label.js';
import type { InventedElement } from './extract.js';

const FIRST = ['Amber', 'Birch', 'Cobalt', 'Dapple', 'Ember', 'Fable', 'Gable', 'Hazel', 'Indigo', 'Juniper', 'Kestrel', 'Lantern', 'Marble', 'Nettle', 'Orchard', 'Pepper', 'Quarry', 'Russet', 'Saffron', 'Timber']; // prettier-ignore
const LAST = ['Acorn', 'Bridge', 'Cove', 'Dell', 'Elm', 'Fern', 'Grove', 'Hollow', 'Isle', 'Knoll', 'Lane', 'Meadow', 'Nook', 'Pond', 'Ridge']; // prettier-ignore
const STREETS = ['Calvert Street', 'Charles Street', 'Eastern Avenue', 'Falls Road', 'Light Street', 'Pratt Street'];

/** Baltimore's center. */
const CENTER = { latitude: 39.29, longitude: -76.61 };
/** Places are on a grid of about half a mile, so that no two of them are at one spot. */
const STEP = 0.0075;
const COLUMNS = 20;

/** A group of invented places with the same tags. */
interface Group {
  readonly count: number;
  readonly word: string;
  readonly tags: Readonly<Record<string, string>>;
  /** Null if the directory leaves them out. */
  readonly kind: Kind | null;
  readonly isWay?: boolean;
  readonly isUnnamed?: boolean;
}

/** 300 elements in the mix of a city: shares of each tag, and details as mappers use them. */
const GROUPS: readonly Group[] = [
  { count: 50, word: 'Animal Clinic', tags: { amenity: 'veterinary' }, kind: 'veterinarian' },
  { count: 8, word: 'Pet Doctors', tags: { healthcare: 'veterinary' }, kind: 'veterinarian' },
  { count: 8, word: 'Night Care', tags: { amenity: 'veterinary', emergency: 'yes' }, kind: 'emergency-vet' },
  { count: 45, word: 'Supply', tags: { shop: 'pet' }, kind: 'pet-store' },
  { count: 30, word: 'Run', tags: { leisure: 'dog_park' }, kind: 'dog-park', isWay: true },
  { count: 15, word: '', tags: { leisure: 'dog_park' }, kind: 'dog-park', isWay: true, isUnnamed: true },
  { count: 15, word: 'Kitchen', tags: { amenity: 'restaurant', dog: 'outdoor_seating', outdoor_seating: 'yes' }, kind: 'restaurant' },
  { count: 15, word: 'Roasters', tags: { amenity: 'cafe', dog: 'yes' }, kind: 'cafe' },
  { count: 15, word: 'Taproom', tags: { craft: 'brewery', dog: 'leashed', outdoor_seating: 'yes' }, kind: 'brewery' },
  { count: 24, word: 'Suites', tags: { tourism: 'hotel', dog: 'customers' }, kind: 'hotel' },
  { count: 10, word: 'Commons', tags: { leisure: 'park', dog: 'unleashed' }, kind: 'off-leash-area', isWay: true },
  { count: 15, word: 'Loop', tags: { highway: 'path', dog: 'leashed' }, kind: 'trail', isWay: true },
  { count: 5, word: 'Shore', tags: { natural: 'beach', dog: 'designated' }, kind: 'dog-beach' },
  { count: 15, word: 'Clippers', tags: { shop: 'pet_grooming' }, kind: 'groomer' },
  { count: 12, word: 'Stays', tags: { amenity: 'animal_boarding' }, kind: 'boarding' },
  { count: 9, word: 'Haven', tags: { amenity: 'animal_shelter' }, kind: 'shelter' },
  { count: 3, word: 'Academy', tags: { amenity: 'animal_training' }, kind: 'trainer' },
  { count: 6, word: 'Closed', tags: { 'disused:amenity': 'veterinary' }, kind: null },
]; // prettier-ignore

/** An invented place: its element, and what the directory is expected to say of it. */
export interface InventedPlace {
  readonly element: InventedElement;
  readonly point: { readonly latitude: number; readonly longitude: number };
  readonly kind: Kind | null;
  readonly tags: Readonly<Record<string, string>>;
}

/** Returns an invented city's 300 places. A sixth of them have a town, some of them hours, phone, or street. */
export function cityPlaces(): InventedPlace[] {
  const groups = GROUPS.flatMap((group) => Array.from({ length: group.count }, () => group));
  return groups.map(({ word, tags, kind, isWay, isUnnamed }, index) => {
    const point = {
      latitude: CENTER.latitude + (Math.floor(index / COLUMNS) - 7) * STEP,
      longitude: CENTER.longitude + ((index % COLUMNS) - 10) * STEP,
    };
    const name = `${FIRST[index % FIRST.length]} ${LAST[Math.floor(index / FIRST.length)]} ${word}`;
    const all = {
      ...tags,
      ...(isUnnamed !== true && { name }),
      ...(index % 6 === 0 && { 'addr:city': 'Baltimore', 'addr:state': 'MD' }),
      ...(index % 12 === 0 && { 'addr:housenumber': String(100 + index), 'addr:street': streetOf(index) }),
      ...(index % 12 === 5 && { opening_hours: 'Mo-Fr 08:00-18:00' }),
      ...(index % 4 === 1 && { 'contact:phone': phoneOf(index) }),
    };
    const element: InventedElement = isWay
      ? { type: 'way', id: 5000 + index, tags: all, nodes: [CORNER + index] }
      : { type: 'node', id: 5000 + index, tags: all, ...point };
    return { element, point, kind, tags: all };
  });
}

/** Returns the elements of the places, after the nodes of their ways. */
export function cityElements(places: readonly InventedPlace[]): InventedElement[] {
  const nodes = places.flatMap(({ element, point }) =>
    (element.nodes ?? []).map((id): InventedElement => ({ type: 'node', id, ...point })),
  );
  return [...nodes, ...places.map(({ element }) => element)];
}

/** ID of the first node of a way. */
const CORNER = 100_000;

const streetOf = (index: number): string => STREETS[index % STREETS.length] ?? '';
const phoneOf = (index: number): string => `+1 410 555 ${String(1000 + index)}`;

/** A place as Overture Maps shapes it. */
export type OvertureFeature = ReturnType<typeof feature>;

interface Said {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  readonly point: InventedPlace['point'];
  readonly index: number;
  readonly confidence?: number;
  readonly status?: string;
  readonly phone?: string;
  readonly street?: string;
}

function feature({
  id,
  name,
  category,
  point,
  index,
  confidence = 0.9,
  status = 'open',
  phone = phoneOf(index),
  street,
}: Said) {
  const address = {
    ...{ freeform: street ?? `${100 + index} ${streetOf(index)}`, locality: 'Baltimore', region: 'MD' },
    ...{ postcode: '21201', country: 'US' },
  };
  return {
    type: 'Feature',
    id,
    geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
    properties: {
      id,
      names: { primary: name },
      categories: { primary: category, alternate: [] },
      confidence,
      websites: [`https://${id}.example.com`],
      phones: [phone],
      addresses: [address],
      sources: [{ dataset: index % 2 === 0 ? 'meta' : 'Foursquare', record_id: String(index) }],
      operating_status: status,
    },
  };
}

/** Overture's category of the kinds that both know. */
const CATEGORY: Partial<Record<Kind, string>> = {
  ...{ veterinarian: 'veterinarian', 'pet-store': 'pet_store', groomer: 'pet_groomer', boarding: 'pet_boarding' },
  ...{ hotel: 'hotel', cafe: 'coffee_shop', restaurant: 'seafood_restaurant', brewery: 'brewery' },
};

/** Number of places that are in both: as many as the issue of joining asks for. */
export const IN_BOTH = 40;

/**
 * Returns 300 places as Overture has them: 40 of the city's places under a slightly other name, 40 yards away; branches
 * of a chain near namesakes of the city; pet businesses that only Overture knows; hotels and restaurants that nobody
 * knows to welcome pets; and closed, uncertain, and other places.
 */
export function overturePlaces(places: readonly InventedPlace[]): OvertureFeature[] {
  const named = places.filter(({ kind, tags }) => kind !== null && CATEGORY[kind] !== undefined && tags['name'] !== undefined);
  const chosen = named.filter((_, index) => index % 4 === 0).slice(0, IN_BOTH);
  const moved = ({ latitude, longitude }: InventedPlace['point'], degrees: number) => ({ latitude: latitude + degrees, longitude });
  const ofPlace = ({ tags, kind, point, element }: InventedPlace, index: number) => {
    const name = String(tags['name']);
    const said = { name: [name, `The ${name}`, `${name} LLC`, name.toUpperCase()][index % 4] ?? name };
    const phone = tags['contact:phone'];
    const [number, street] = [tags['addr:housenumber'], tags['addr:street']];
    return feature({
      ...{ id: `both-${element.id}`, category: CATEGORY[kind as Kind] ?? '', point: moved(point, 0.0003), index },
      ...{ ...said, ...(phone !== undefined && { phone }), ...(number !== undefined && { street: `${number} ${street}` }) },
    });
  };
  const others = (count: number, id: string, said: (index: number) => Partial<Said>) =>
    Array.from({ length: count }, (_, index) => {
      const point = { latitude: CENTER.latitude + 0.15 + index * 0.002, longitude: CENTER.longitude + 0.0011 * index };
      const name = `${id} ${LAST[index % LAST.length]} ${FIRST[(index * 7) % FIRST.length]}`;
      return feature({ id: `${id}-${index}`, name, category: 'pet_store', point, index: 2000 + index, ...said(index) });
    });
  // Namesakes of places in the city, about half a mile from them.
  const branches = named.filter((_, index) => index % 4 === 2).slice(0, 20).map(({ tags, kind, point }, index) =>
    feature({ id: `branch-${index}`, name: String(tags['name']), category: CATEGORY[kind as Kind] ?? '', point: moved(point, 0.0068), index: 3000 + index }));
  return [
    ...chosen.map(ofPlace),
    ...branches,
    ...others(110, 'Petshed', (index) => ({ category: ['pet_store', 'veterinarian', 'pet_groomer', 'dog_park', 'animal_shelter'][index % 5] ?? '' })),
    ...others(80, 'Plainview', (index) => ({ category: ['hotel', 'italian_restaurant', 'bar', 'park'][index % 4] ?? '' })),
    ...others(20, 'Rumor', () => ({ confidence: 0.3 })),
    ...others(10, 'Shuttered', () => ({ confidence: 0, status: 'permanently_closed' })),
    ...others(20, 'Ledger', () => ({ category: 'bank' })),
  ];
} // prettier-ignore
