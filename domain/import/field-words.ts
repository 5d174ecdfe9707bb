import type { ImportedContent } from './merge.js';

/** The words of reports for the fields of a listing. */
const FIELD_WORDS: Readonly<Record<keyof ImportedContent, string>> = {
  name: 'name',
  description: 'description',
  category: 'category',
  kind: 'kind',
  address: 'address',
  city: 'city',
  state: 'state',
  zipCode: 'ZIP code',
  country: 'country',
  latitude: 'latitude',
  longitude: 'longitude',
  locationSource: 'source of the location',
  phone: 'phone',
  website: 'website',
  email: 'email',
  priceRange: 'price range',
  petPerks: 'pet perks',
  highlightedPerks: 'highlighted perks',
  arrivalNotes: 'arrival notes',
  youtubeVideoId: 'YouTube video',
  facebookUrl: 'Facebook page',
  instagramUrl: 'Instagram page',
  tiktokUrl: 'TikTok page',
  openingHours: 'opening hours',
  policy: 'pet policy',
};

/** Returns the words for a field: 'ZIP code' for 'zipCode'. Other names, such as 'externalId', stay as they are. */
export function fieldWords(field: string): string {
  return Object.hasOwn(FIELD_WORDS, field) ? FIELD_WORDS[field as keyof ImportedContent] : field;
}
