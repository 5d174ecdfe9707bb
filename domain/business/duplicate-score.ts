import { milesBetween, type Point } from '../gazetteer/distance.js';
import { stateCode } from '../gazetteer/us-state.js';
import { likeness, plainName, plainWords } from './plain-name.js';
import { SIMILAR_NAME } from './similar.js';

/** A product decision: how much each sign weighs that two listings are of one business. */
export const DUPLICATE_POINTS = {
  /** The same name; a like one gives its share. */
  name: 40,
  /** Below `DIFFERENT_NAME`: the stalls of one market hall, unless phone, address and spot say that one was renamed. */
  otherName: -25,
  phone: 30,
  website: 15,
  address: 25,
  /** On the same spot; falls evenly to nothing at `NEAR_MILES`. */
  spot: 20,
  /** The same ZIP code or town, where no two pins tell more. */
  town: 15,
  otherAddress: -20,
  /** Two parts of one house, such as the condos that one firm lets: also phone, website and spot are not enough against it. */
  otherUnit: -25,
  otherPhone: -10,
  /** Further apart than `NEAR_MILES`: two shops of a chain, unless phone or address beside the name say that a pin is wrong. */
  apart: -20,
  /** Further apart than `FAR_MILES`. */
  far: -40,
  /**
   * A source that has an entry for each tells them apart, as the shops of a chain in one town: name, website and town alone (70) are not
   * enough against it, a common address beside the name is. It counts for nothing where both are near one another or, without two pins,
   * have the same phone number, unless the entries name other businesses or addresses.
   */
  otherEntry: -25,
} as const;

/** Pins within so many miles speak for one business, beyond the other number against it. */
const NEAR_MILES = 0.5;
const FAR_MILES = 10;

/** A pin within so many degrees of the middle of its ZIP code or town, some ten yards, is that middle. */
export const MIDDLE_DEGREES = 0.0001;

/** A product decision: from this score on, two listings are shown to administrators as likely doubles. */
export const LIKELY_DUPLICATE_SCORE = 50;

/** Names that have less than this share of common trigrams have nothing in common. */
const DIFFERENT_NAME = 0.2;

/** Addresses are alike from this share of common trigrams. */
const SIMILAR_ADDRESS = 0.6;

/** Hosts under which many businesses have a page: a common one says nothing. */
const SHARED_HOSTS =
  /(^|\.)(facebook|fb|instagram|tiktok|youtube|twitter|x|linkedin|yelp|tripadvisor|google|goo|linktr|wixsite|wordpress|blogspot|squarespace|weebly|godaddysites|business|airbnb|vrbo|booking|bringfido|opentable|doordash)\.[a-z.]+$/;

/** What a listing is recognised by; null where nothing is said. */
export interface Recognisable {
  readonly name: string;
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zipCode: string | null;
  readonly phone: string | null;
  readonly website: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** The pin is no more than the middle of its ZIP code or town, where many stand that nobody placed: it is no spot. */
  readonly isMiddle: boolean;
  /** Where it was imported from. */
  readonly source: string | null;
}

/** How likely two listings are of one business, and what speaks for and against it. */
export interface DuplicateScore {
  /** From 0, nothing speaks for it, to 100. */
  readonly score: number;
  /** In words, what weighs most first: 'Same phone number', '12 miles apart'. */
  readonly reasons: readonly string[];
}

interface Sign {
  readonly points: number;
  readonly reason: string;
}

/** Compares two listings; which one comes first makes no difference. */
export function duplicateScore(one: Recognisable, other: Recognisable): DuplicateScore {
  const miles = milesOfSpots(one, other);
  const [name, phone, address] = [nameSign(one, other), phoneSign(one, other), addressSign(one, other)];
  const entry = one.source === null || one.source !== other.source ? null : entrySign({ name, phone, address, miles });
  const signs = [name, phone, websiteSign(one, other), address, placeSign(one, other, miles), entry].filter(
    (sign) => sign !== null,
  );
  const sum = signs.reduce((total, { points }) => total + points, 0);
  return {
    score: Math.max(0, Math.min(100, Math.round(sum))),
    reasons: signs.toSorted((a, b) => b.points - a.points).map(({ reason }) => reason),
  };
}

/** The last ten digits of a phone number; null where there are fewer than seven. */
export function phoneDigits(phone: string | null): string | null {
  const digits = phone?.replace(/\D/g, '') ?? '';
  return digits.length < 7 ? null : digits.slice(-10);
}

/** The host of a website without www; null where it has none, or one under which many businesses have a page. */
export function ownHost(website: string | null): string | null {
  const host = (website ?? '')
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#:].*$/s, '')
    .replace(/^www\./, '');
  return host === '' || SHARED_HOSTS.test(host) ? null : host;
}

function nameSign(one: Recognisable, other: Recognisable): Sign | null {
  const [a, b] = [plainName(one.name), plainName(other.name)];
  const alike = likeness(a, b);
  if (alike === 1) return { points: DUPLICATE_POINTS.name, reason: 'Same name' };
  if (alike < DIFFERENT_NAME && !isPartOf(a, b) && !isPartOf(b, a))
    return { points: DUPLICATE_POINTS.otherName, reason: 'Different names' };
  if (alike < SIMILAR_NAME) return null;
  const percent = String(Math.round(alike * 100));
  return { points: DUPLICATE_POINTS.name * alike, reason: `Names are ${percent}% alike` };
}

/** Also the one in other words: 'heb' of 'h e b', as are 'bark' and '' of 'bark social'. */
const isPartOf = (part: string, whole: string): boolean =>
  part === '' || ` ${whole} `.includes(` ${part} `) || part.replaceAll(' ', '') === whole.replaceAll(' ', '');

function phoneSign(one: Recognisable, other: Recognisable): Sign | null {
  const [a, b] = [phoneDigits(one.phone), phoneDigits(other.phone)];
  if (a === null || b === null) return null;
  return a === b
    ? { points: DUPLICATE_POINTS.phone, reason: 'Same phone number' }
    : { points: DUPLICATE_POINTS.otherPhone, reason: 'Different phone numbers' };
}

function websiteSign(one: Recognisable, other: Recognisable): Sign | null {
  const host = ownHost(one.website);
  if (host === null || host !== ownHost(other.website)) return null;
  return { points: DUPLICATE_POINTS.website, reason: 'Same website' };
}

function addressSign(one: Recognisable, other: Recognisable): Sign | null {
  const [whole, otherWhole] = [plainAddress(one.address), plainAddress(other.address)];
  if (whole === '' || otherWhole === '') return null;
  const [a, b] = [streetOf(whole), streetOf(otherWhole)];
  const different = { points: DUPLICATE_POINTS.otherAddress, reason: 'Different addresses' };
  if (houseNumber(a) !== houseNumber(b) || likeness(a, b) < SIMILAR_ADDRESS) return different;
  if (areOtherDirections(a, b)) return different;
  if (areOtherUnits(unitOf(whole), unitOf(otherWhole)))
    return { points: DUPLICATE_POINTS.otherUnit, reason: 'Different units' };
  return sameTown(one, other) ? { points: DUPLICATE_POINTS.address, reason: 'Same address' } : null;
}

function placeSign(one: Recognisable, other: Recognisable, miles: number | null): Sign | null {
  if (miles !== null) return distanceSign(miles);
  const town = townSign(one, other);
  const [a, b] = [pinOf(one), pinOf(other)];
  if (town !== null || a === null || b === null) return town;
  // From the middle of a large town many of its places are far.
  const between = milesBetween(a, b);
  return between > FAR_MILES ? distanceSign(between) : null;
}

/** Between two that stand where somebody placed them; null where one does not. */
function milesOfSpots(one: Recognisable, other: Recognisable): number | null {
  const [a, b] = [spotOf(one), spotOf(other)];
  return a === null || b === null ? null : milesBetween(a, b);
}

/** The pin that somebody placed; null where none is. */
export const spotOf = (place: Recognisable): Point | null => (place.isMiddle ? null : pinOf(place));

/** Whether a pin is the middle of a ZIP code or town. */
export function isMiddle(pin: Point, middle: Point): boolean {
  const near = (a: number, b: number) => Math.abs(a - b) < MIDDLE_DEGREES;
  return near(pin.latitude, middle.latitude) && near(pin.longitude, middle.longitude);
}

interface EntryInput {
  readonly name: Sign | null;
  readonly phone: Sign | null;
  readonly address: Sign | null;
  /** Between their spots; null where one has none. */
  readonly miles: number | null;
}

/** Of two entries of one source. */
function entrySign({ name, phone, address, miles }: EntryInput): Sign | null {
  const isOther = [name, address].some((sign) => sign !== null && sign.points < 0);
  const isSame = miles === null ? phone?.points === DUPLICATE_POINTS.phone : miles <= NEAR_MILES;
  return isSame && !isOther ? null : { points: DUPLICATE_POINTS.otherEntry, reason: 'Two entries of one source' };
}

function townSign(one: Recognisable, other: Recognisable): Sign | null {
  return sameTown(one, other) ? { points: DUPLICATE_POINTS.town, reason: 'Same ZIP code or town' } : null;
}

function distanceSign(miles: number): Sign {
  const apart = `${distanceInWords(miles)} apart`;
  if (miles > FAR_MILES) return { points: DUPLICATE_POINTS.far, reason: apart };
  if (miles > NEAR_MILES) return { points: DUPLICATE_POINTS.apart, reason: apart };
  const points = DUPLICATE_POINTS.spot * (1 - miles / NEAR_MILES);
  return { points, reason: miles < 0.01 ? 'On the same spot' : apart };
}

const YARDS_IN_A_MILE = 1760;

function distanceInWords(miles: number): string {
  if (miles < 0.1) return `${String(Math.round(miles * YARDS_IN_A_MILE))} yards`;
  return `${miles < 10 ? miles.toFixed(1) : String(Math.round(miles))} miles`;
}

const pinOf = ({ latitude, longitude }: Recognisable): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** The same ZIP code, or the same town and state. */
function sameTown(one: Recognisable, other: Recognisable): boolean {
  const [zip, town] = [zipOf(one), townOf(one)];
  return (zip !== null && zip === zipOf(other)) || (town !== null && town === townOf(other));
}

/** The five digits of a ZIP code; null where there is none. */
export const zipOf = ({ zipCode }: Pick<Recognisable, 'zipCode'>): string | null =>
  /^\s*(\d{5})/.exec(zipCode ?? '')?.[1] ?? null;

/** A town in one spelling with its state; null where one of them is not said. */
export function townOf({ city, state }: Pick<Recognisable, 'city' | 'state'>): string | null {
  if (city === null || state === null) return null;
  const name = plainWords(city).replace(/\b(st|ft|mt)\b/g, (short) => TOWN_WORDS[short] ?? short);
  return name === '' ? null : `${name},${stateCode(state) ?? plainWords(state)}`;
}

const TOWN_WORDS: Readonly<Record<string, string>> = { st: 'saint', ft: 'fort', mt: 'mount' };

/** The words of addresses that are written in short (USPS Publication 28). */
const ADDRESS_WORDS: Readonly<Record<string, string>> = {
  street: 'st', avenue: 'ave', av: 'ave', boulevard: 'blvd', road: 'rd', drive: 'dr', lane: 'ln', court: 'ct',
  place: 'pl', square: 'sq', highway: 'hwy', parkway: 'pkwy', terrace: 'ter', circle: 'cir', north: 'n', south: 's',
  east: 'e', west: 'w', northeast: 'ne', northwest: 'nw', southeast: 'se', southwest: 'sw', saint: 'st', suite: 'ste',
}; // prettier-ignore

/** '12 North Main Street, Suite #4' is '12 n main st ste unit 4'. */
function plainAddress(address: string | null): string {
  const words = plainWords((address ?? '').replaceAll('#', ' unit ')).split(' ');
  return words.map((word) => ADDRESS_WORDS[word] ?? word).join(' ');
}

/** The part of a house, at the end of an address. */
const UNIT = /(?: (?:ste|unit|apt|floor|fl|rm|room))+ (.*)$/;

/** A plain address without the part of the house. */
const streetOf = (plain: string): string => plain.replace(UNIT, '');

const unitOf = (plain: string): string => UNIT.exec(plain)?.[1] ?? '';

/** Both are said, and neither begins with the other one: behind '4' the town may follow, and '4b' is '4 b'. */
function areOtherUnits(one: string, other: string): boolean {
  if (one === '' || other === '' || `${one} `.startsWith(`${other} `) || `${other} `.startsWith(`${one} `))
    return false;
  return one.replaceAll(' ', '') !== other.replaceAll(' ', '');
}

const DIRECTIONS = new Set(['n', 's', 'e', 'w', 'ne', 'nw', 'se', 'sw']);

/** Both streets say one, and each one that the other does not. */
function areOtherDirections(one: string, other: string): boolean {
  const [a, b] = [one, other].map((street) => street.split(' ').filter((word) => DIRECTIONS.has(word))) as [
    string[],
    string[],
  ];
  return a.some((each) => !b.includes(each)) && b.some((each) => !a.includes(each));
}

/** The number and the first letters of the street: '12 n mai'; null where there is no number. */
export const houseAndStreet = (address: string | null): string | null =>
  /^\d+ (?:[nsew]{1,2} )?\S{1,3}/.exec(streetOf(plainAddress(address)))?.[0] ?? null;

const houseNumber = (address: string): string | undefined => /^\d+/.exec(address)?.[0];
