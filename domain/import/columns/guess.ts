import { SUGGESTED_PERKS } from '../../business/perk.js';
import { columnKey } from './column-name.js';
import { fieldLabel, MAPPED_FIELDS, type MappedField, type MatchedColumn } from './mapping.js';

/** What lists call the fields, besides their own names and labels. */
const SYNONYMS: Partial<Readonly<Record<MappedField, readonly string[]>>> = {
  name: [
    ...['business', 'business name', 'company', 'company name', 'organization', 'listing', 'listing name', 'place'],
    ...['place name', 'venue', 'venue name', 'title', 'property name', 'facility', 'establishment', 'account name'],
    ...['dba', 'location name', 'member', 'member name', 'attraction name', 'hotel name', 'restaurant name'],
  ],
  category: ['categories', 'business category', 'primary category', 'listing category', 'sector'],
  kind: [
    ...['type', 'kind', 'business type', 'place type', 'type of business', 'type of place', 'subcategory'],
    ...['sub category', 'listing type', 'industry', 'class'],
  ],
  // Not notes or comments, which may be for the office only.
  description: ['about', 'summary', 'details', 'overview', 'blurb', 'long description', 'short description'],
  welcomesPets: [
    ...['pets', 'pets allowed', 'pets welcome', 'pet friendly', 'pet policy', 'pets permitted', 'dogs', 'dogs allowed'],
    ...['dogs welcome', 'dog friendly', 'dog policy', 'dogs permitted', 'allows pets', 'allows dogs'],
  ],
  address: [
    ...['street', 'address', 'address 1', 'address line 1', 'addr', 'addr1', 'street 1', 'street name', 'location'],
    ...['physical address', 'mailing address', 'business address', 'address1', 'street line 1', 'location address'],
  ],
  city: ['town', 'municipality', 'locality', 'city town', 'town city', 'city name', 'village'],
  state: ['province', 'state code', 'st', 'state province', 'state abbreviation', 'us state'],
  zipCode: ['zip', 'postal', 'postal code', 'postcode', 'post code', 'zip postal', 'zip postal code', 'zip5', 'zip 4'],
  country: ['country code', 'nation', 'country name'],
  latitude: ['lat', 'y', 'geo lat', 'gps lat', 'gps latitude', 'y coordinate', 'lat wgs84'],
  longitude: ['lng', 'lon', 'long', 'x', 'geo lng', 'geo long', 'gps long', 'gps lng', 'gps longitude', 'x coordinate'],
  phone: [
    ...['phone no', 'phone number', 'phone nr', 'tel', 'tele phone', 'tele phone number', 'tel no', 'call'],
    ...['contact number', 'contact phone', 'phone 1', 'phone1', 'main phone', 'office phone'],
  ],
  website: [
    ...['url', 'web', 'web site', 'site', 'homepage', 'home page', 'web address', 'website url', 'link', 'www'],
    ...['internet', 'website address', 'webpage', 'web page'],
  ],
  email: ['e mail', 'mail', 'email address', 'e mail address', 'contact email', 'public email'],
  facebookUrl: ['facebook', 'fb', 'facebook url', 'facebook link'],
  instagramUrl: ['instagram', 'ig', 'insta', 'instagram url', 'instagram link'],
  tiktokUrl: ['tiktok', 'tik tok', 'tiktok url', 'tiktok link'],
  priceRange: ['price', 'prices', 'price level', 'price category', 'cost'],
  openingHours: ['hours', 'hours of operation', 'business hours', 'open hours', 'opening times', 'open'],
  arrivalNotes: ['arrival', 'parking'],
  youtubeVideoId: ['youtube', 'youtube url', 'video', 'video url', 'youtube link'],
  catsAllowed: ['cats', 'cats allowed', 'cats welcome', 'cat friendly', 'cats permitted'],
  leashRequired: ['leash', 'leash required', 'leashed', 'on leash'],
  maxPets: ['max pets', 'maximum pets', 'pet limit', 'number of pets', 'pets per room', 'max number of pets'],
  maxWeightLb: [
    'weight limit',
    'pet weight limit',
    'max weight',
    'maximum weight',
    'max pet weight',
    'weight limit lbs',
  ],
  petFee: ['pet fee', 'pet fees', 'pet charge', 'pet fee amount', 'dog fee', 'pet fee usd'],
  indoorsAllowed: ['indoors', 'pets indoors', 'dogs indoors', 'pets inside', 'dogs inside', 'pets allowed inside'],
  patioAllowed: ['pets on patio', 'dogs on patio', 'pets allowed on patio', 'dogs allowed on patio'],
  roomsAllowed: ['pets in rooms', 'dogs in rooms', 'pets in room', 'pets allowed in rooms'],
  breedRestrictions: ['breed restriction', 'restricted breeds', 'breed policy', 'breeds not allowed'],
  leftAlone: ['left alone', 'unattended pets', 'pets unattended', 'pets left alone', 'can be left alone'],
  vaccinationProof: ['vaccination', 'vaccinations', 'vaccination required', 'proof of vaccination', 'shots required'],
  petDeposit: ['pet deposit', 'refundable deposit', 'deposit'],
  petHours: ['pet hours', 'dog hours'],
  petNote: ['pet notes', 'notes about pets'],
  policy: ['pet policy json'],
  petPerks: ['perks', 'pet perks', 'amenities', 'pet amenities', 'features', 'facilities'],
  externalId: [
    ...['id', 'listing id', 'record id', 'business id', 'place id', 'identifier', 'key', 'unique id', 'uid', 'uuid'],
    ...['guid', 'no', 'number', 'ref', 'reference', 'object id', 'fid', 'member id', 'account id'],
  ],
  source: ['data source', 'provider'],
  attribution: ['credit', 'copyright', 'credits'],
  'perk:Outdoor seating': ['patio', 'dog friendly patio', 'pet friendly patio', 'outdoor dining', 'terrace'],
  'perk:Water bowls': ['water bowl', 'water', 'dog water', 'water for dogs'],
  'perk:Pet treats': ['treats', 'dog treats'],
  'perk:No pet fees': ['no pet fee', 'no fee', 'no fees'],
  'perk:Waste stations': ['waste station', 'waste bags', 'poop bags'],
};

/** Words before a field's name that only say whose it is. Not 'contact', because a contact's name is a person's. */
const PREFIXES = ['business', 'company', 'location', 'venue', 'place', 'listing', 'public', 'property'];

const FIELD_OF_KEY: ReadonlyMap<string, MappedField> = new Map(
  MAPPED_FIELDS.flatMap((field) => {
    const names = [field, fieldLabel(field), ...(SYNONYMS[field] ?? [])];
    return names.map((name): [string, MappedField] => [columnKey(name), field]);
  }).concat(SUGGESTED_PERKS.map((perk) => [columnKey(perk), `perk:${perk}`])),
);

/** Returns the field that a column with this name contains, by a table of synonyms; null if none is known. */
export function fieldNamed(name: string): MappedField | null {
  const key = columnKey(name);
  return FIELD_OF_KEY.get(key) ?? FIELD_OF_KEY.get(withoutPrefix(key)) ?? null;
}

function withoutPrefix(key: string): string {
  const prefix = PREFIXES.find((each) => key.startsWith(each));
  return prefix === undefined ? key : key.slice(prefix.length);
}

/** Returns a guess for each column. A field is guessed for one column: the one with its own name, else the first. */
export function guessedColumns(names: readonly string[]): readonly MatchedColumn[] {
  const owners = new Map<MappedField, string>();
  for (const isOwnName of [true, false]) {
    for (const column of names) {
      const field = fieldNamed(column);
      if (field === null || owners.has(field)) continue;
      if (!isOwnName || [field, fieldLabel(field)].map(columnKey).includes(columnKey(column)))
        owners.set(field, column);
    }
  }
  return names.map((column) => {
    const field = fieldNamed(column);
    return { column, field: field !== null && owners.get(field) === column ? field : null };
  });
}
