import { milesBetween, type Point } from '../gazetteer/distance.js';
import type { BusinessContent } from '../business/content.js';
import { stateCode } from '../gazetteer/us-state.js';
import { trigramSimilarity, plainName, plainWords } from '../business/plain-name.js';
import { SIMILAR_NAME } from './similar.js';

/** Product decision: points for and against two listings being the same business. */
export const DUPLICATE_POINTS = {
  /** Same name. A similar name gets a share of this. */
  name: 40,
  /**
   * Names less similar than `DIFFERENT_NAME`, such as stalls in one market hall, unless phone, address, and pin suggest
   * a new name.
   */
  otherName: -25,
  phone: 30,
  website: 15,
  address: 25,
  /** Same pin. Decreases to 0 at `NEAR_MILES`. */
  spot: 20,
  /** Same ZIP code or town, if the pins don't say more. */
  town: 15,
  otherAddress: -20,
  /**
   * Two units of one building, such as condos of one rental company. Phone, website, and pin together don't outweigh
   * it.
   */
  otherUnit: -25,
  otherPhone: -10,
  /**
   * Farther apart than `NEAR_MILES`: two locations of a chain, unless a shared phone or address suggests a wrong pin.
   */
  apart: -20,
  /** Farther apart than `FAR_MILES`. */
  far: -40,
  /**
   * The same source has an entry for each, like two locations of a chain in one town. Name, website, and town (70
   * points) don't outweigh it, but a shared address with the same name does. It doesn't count if the pins are close, or
   * if there are no two pins and the phone numbers match, unless the entries have different names or addresses.
   */
  otherEntry: -25,
} as const;

/** Pins closer than NEAR_MILES count for, and farther than FAR_MILES count strongly against, the same business. */
const NEAR_MILES = 0.5;
const FAR_MILES = 10;

/** Product decision: maximum miles between the pins of one place in two sources: about two house lots each way. */
const JOIN_MILES = 0.1;

/** A pin within this many degrees (about 10 yards) of the center of its ZIP code or town counts as that center. */
export const MIDDLE_DEGREES = 0.0001;

/** Product decision: minimum score at which two listings are shown to administrators as likely duplicates. */
export const LIKELY_DUPLICATE_SCORE = 50;

/** Share of common trigrams below which two names have nothing in common. */
const DIFFERENT_NAME = 0.2;

/** Share of common trigrams from which two addresses are similar. */
const SIMILAR_ADDRESS = 0.6;

/** Hosts with pages of many businesses. Sharing one says nothing. */
const SHARED_HOSTS =
  /(^|\.)(facebook|fb|instagram|tiktok|youtube|twitter|x|linkedin|yelp|tripadvisor|google|goo|linktr|wixsite|wordpress|blogspot|squarespace|weebly|godaddysites|business|airbnb|vrbo|booking|bringfido|opentable|doordash)\.[a-z.]+$/;

/** Facts that identify a listing; null if unknown. */
export interface Recognisable extends Pick<
  BusinessContent,
  'name' | 'address' | 'city' | 'state' | 'zipCode' | 'phone' | 'website' | 'latitude' | 'longitude'
> {
  /**
   * Whether the pin is only the center of its ZIP code or town, as with many imported listings, so it isn't a real
   * position.
   */
  readonly isMiddle: boolean;
  /** The source of the import. */
  readonly source: string | null;
}

/** How likely two listings are the same business, and why. */
export interface DuplicateScore {
  /** 0 to 100. */
  readonly score: number;
  /** Reasons in words, the strongest first: 'Same phone number', '12 miles apart'. */
  readonly reasons: readonly string[];
}

interface Sign {
  readonly points: number;
  readonly reason: string;
}

/** Compares two listings. Their order makes no difference. */
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

/**
 * Whether two likely duplicates are at one place: their pins are at most `JOIN_MILES` apart, or, without two pins, they
 * have the same phone number or address. Branches of a chain share a name and a website.
 */
export function isSamePlace(one: Recognisable, other: Recognisable): boolean {
  const miles = milesOfSpots(one, other);
  const isSame = [phoneSign(one, other), addressSign(one, other)].some((sign) => sign !== null && sign.points > 0);
  return miles === null ? isSame : miles <= (isSame ? NEAR_MILES : JOIN_MILES);
}

/** Returns the last ten digits of a phone number; null if it has fewer than seven. */
export function phoneDigits(phone: string | null): string | null {
  const digits = phone?.replace(/\D/g, '') ?? '';
  return digits.length < 7 ? null : digits.slice(-10);
}

/** Returns the host of a website without www; null if there is none or it is a shared host. */
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
  const alike = trigramSimilarity(a, b);
  if (alike === 1) return { points: DUPLICATE_POINTS.name, reason: 'Same name' };
  if (alike < DIFFERENT_NAME && !isPartOf(a, b) && !isPartOf(b, a))
    return { points: DUPLICATE_POINTS.otherName, reason: 'Different names' };
  if (alike < SIMILAR_NAME) return null;
  const percent = String(Math.round(alike * 100));
  return { points: DUPLICATE_POINTS.name * alike, reason: `Names are ${percent}% alike` };
}

/** Whether one name contains the other, also with different spacing: 'heb' and 'h e b', 'bark' and 'bark social'. */
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
  if (houseNumber(a) !== houseNumber(b) || trigramSimilarity(a, b) < SIMILAR_ADDRESS) return different;
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
  // Many places of a large town are far from its center.
  const between = milesBetween(a, b);
  return between > FAR_MILES ? distanceSign(between) : null;
}

/** Returns the miles between two real positions; null if one is unknown. */
function milesOfSpots(one: Recognisable, other: Recognisable): number | null {
  const [a, b] = [spotOf(one), spotOf(other)];
  return a === null || b === null ? null : milesBetween(a, b);
}

/** Returns the pin, unless it is only the center of a ZIP code or town. */
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
  /** Miles between the positions; null if one is unknown. */
  readonly miles: number | null;
}

/** Returns the sign for two entries of one source. */
function entrySign({ name, phone, address, miles }: EntryInput): Sign | null {
  const isOther = [name, address].some((sign) => sign !== null && sign.points < 0);
  const isSame = miles === null ? phone?.points === DUPLICATE_POINTS.phone : miles <= NEAR_MILES;
  return isSame && !isOther
    ? null
    : { points: DUPLICATE_POINTS.otherEntry, reason: 'Two entries from the same source' };
}

function townSign(one: Recognisable, other: Recognisable): Sign | null {
  return sameTown(one, other) ? { points: DUPLICATE_POINTS.town, reason: 'Same ZIP code or town' } : null;
}

function distanceSign(miles: number): Sign {
  const apart = `${distanceInWords(miles)} apart`;
  if (miles > FAR_MILES) return { points: DUPLICATE_POINTS.far, reason: apart };
  if (miles > NEAR_MILES) return { points: DUPLICATE_POINTS.apart, reason: apart };
  const points = DUPLICATE_POINTS.spot * (1 - miles / NEAR_MILES);
  return { points, reason: miles < 0.01 ? 'Same location' : apart };
}

const YARDS_IN_A_MILE = 1760;

function distanceInWords(miles: number): string {
  if (miles < 0.1) return `${String(Math.round(miles * YARDS_IN_A_MILE))} yards`;
  return `${miles < 10 ? miles.toFixed(1) : String(Math.round(miles))} miles`;
}

const pinOf = ({ latitude, longitude }: Recognisable): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** Whether both have the same ZIP code, or the same town and state. */
function sameTown(one: Recognisable, other: Recognisable): boolean {
  const [zip, town] = [zipOf(one), townOf(one)];
  return (zip !== null && zip === zipOf(other)) || (town !== null && town === townOf(other));
}

/** Returns the five digits of a ZIP code; null if there are none. */
export const zipOf = ({ zipCode }: Pick<Recognisable, 'zipCode'>): string | null =>
  /^\s*(\d{5})/.exec(zipCode ?? '')?.[1] ?? null;

/** Returns a normalized town with its state; null if either is missing. */
export function townOf({ city, state }: Pick<Recognisable, 'city' | 'state'>): string | null {
  if (city === null || state === null) return null;
  const name = plainWords(city).replace(/\b(st|ft|mt)\b/g, (short) => TOWN_WORDS[short] ?? short);
  return name === '' ? null : `${name},${stateCode(state) ?? plainWords(state)}`;
}

const TOWN_WORDS: Readonly<Record<string, string>> = { st: 'saint', ft: 'fort', mt: 'mount' };

/** Abbreviations of address words (USPS Publication 28). */
const ADDRESS_WORDS: Readonly<Record<string, string>> = {
  street: 'st', avenue: 'ave', av: 'ave', boulevard: 'blvd', road: 'rd', drive: 'dr', lane: 'ln', court: 'ct',
  place: 'pl', square: 'sq', highway: 'hwy', parkway: 'pkwy', terrace: 'ter', circle: 'cir', north: 'n', south: 's',
  east: 'e', west: 'w', northeast: 'ne', northwest: 'nw', southeast: 'se', southwest: 'sw', saint: 'st', suite: 'ste',
}; // prettier-ignore

/** Normalizes an address: '12 North Main Street, Suite #4' becomes '12 n main st ste unit 4'. */
function plainAddress(address: string | null): string {
  const words = plainWords((address ?? '').replaceAll('#', ' unit ')).split(' ');
  return words.map((word) => ADDRESS_WORDS[word] ?? word).join(' ');
}

/** The unit at the end of an address. */
const UNIT = /(?: (?:ste|unit|apt|floor|fl|rm|room))+ (.*)$/;

/** Returns a normalized address without its unit. */
const streetOf = (plain: string): string => plain.replace(UNIT, '');

const unitOf = (plain: string): string => UNIT.exec(plain)?.[1] ?? '';

/** Whether both units are given and neither begins with the other: the town may follow '4', and '4b' equals '4 b'. */
function areOtherUnits(one: string, other: string): boolean {
  if (one === '' || other === '' || `${one} `.startsWith(`${other} `) || `${other} `.startsWith(`${one} `))
    return false;
  return one.replaceAll(' ', '') !== other.replaceAll(' ', '');
}

const DIRECTIONS = new Set(['n', 's', 'e', 'w', 'ne', 'nw', 'se', 'sw']);

/** Whether both streets have a direction and each has one that the other lacks. */
function areOtherDirections(one: string, other: string): boolean {
  const [a, b] = [one, other].map((street) => street.split(' ').filter((word) => DIRECTIONS.has(word))) as [
    string[],
    string[],
  ];
  return a.some((each) => !b.includes(each)) && b.some((each) => !a.includes(each));
}

/** Returns the house number and the first letters of the street: '12 n mai'; null without a number. */
export const houseAndStreet = (address: string | null): string | null =>
  /^\d+ (?:[nsew]{1,2} )?\S{1,3}/.exec(streetOf(plainAddress(address)))?.[0] ?? null;

const houseNumber = (address: string): string | undefined => /^\d+/.exec(address)?.[0];
