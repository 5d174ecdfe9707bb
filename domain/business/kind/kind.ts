import type { Category } from '../category.js';
import { KINDS, type Kind } from './kind-label.js';

/** What a kind of business means to people, searches, and other sites. */
export interface KindFacts {
  readonly category: Category;
  /** Other words for it, in lower case and singular. */
  readonly synonyms: readonly string[];
  /** The type of schema.org with the closest meaning. */
  readonly schemaType: string;
}

const kind = (category: Category, schemaType: string, synonyms: readonly string[] = []): KindFacts => ({
  category,
  synonyms,
  schemaType,
});

/** The facts of each kind. Browsers need only the labels, which are separate. */
export const KIND = {
  veterinarian: kind('services', 'VeterinaryCare', [
    ...['vet', 'veterinary', 'vet clinic', 'veterinary clinic', 'animal hospital', 'animal clinic', 'pet hospital'],
    ...['pet clinic', 'pet doctor', 'vet hospital', 'veterinary hospital', 'vet office', 'veterinary office'],
  ]),
  'emergency-vet': kind('services', 'VeterinaryCare', [
    ...['emergency veterinarian', 'emergency animal hospital', '24 hour vet', '24/7 vet', 'after hours vet'],
    ...['urgent care vet', 'pet emergency', 'animal emergency', 'emergency vet clinic', 'emergency vet hospital'],
    ...['emergency veterinary clinic', 'emergency veterinary hospital', 'emergency pet hospital'],
    ...['emergency animal clinic', '24 hour veterinarian', '24 hour vet clinic', '24 hour animal hospital'],
  ]),
  'pet-store': kind('services', 'PetStore', [
    ...[
      'pet shop',
      'pet supply',
      'pet supplies',
      'pet supply store',
      'pet food',
      'dog food',
      'cat food',
      'aquarium store',
      'fish store',
      'bird store',
    ],
  ]),
  groomer: kind('services', 'LocalBusiness', [
    ...['grooming', 'dog groomer', 'dog grooming', 'pet groomer', 'pet grooming', 'dog wash', 'pet wash', 'pet spa'],
    ...['dog spa', 'pet salon', 'dog salon'],
  ]),
  boarding: kind('services', 'LocalBusiness', [
    ...['kennel', 'pet boarding', 'dog boarding', 'cat boarding', 'cattery', 'pet hotel', 'dog hotel'],
    ...['pet resort', 'dog resort'],
  ]),
  daycare: kind('services', 'LocalBusiness', ['dog daycare', 'doggy daycare', 'pet daycare', 'day care']),
  'pet-sitter': kind('services', 'LocalBusiness', [
    'pet sitting',
    'dog sitter',
    'cat sitter',
    'dog walker',
    'dog walking',
    'house sitter',
    'house sitting',
  ]),
  trainer: kind('services', 'LocalBusiness', [
    ...['training', 'dog trainer', 'dog training', 'dog school', 'puppy school', 'obedience', 'puppy class'],
    ...['dog class', 'obedience class', 'obedience school'],
  ]),
  'pet-transport': kind('services', 'LocalBusiness', ['pet taxi', 'pet transportation']),
  'pet-photographer': kind('services', 'LocalBusiness', ['pet photography', 'dog photographer']),
  shelter: kind('services', 'AnimalShelter', [
    ...['animal shelter', 'rescue', 'animal rescue', 'pet adoption', 'adoption', 'adopt', 'humane society'],
    ...['spca', 'dog pound'],
  ]),
  pharmacy: kind('services', 'Pharmacy', ['drugstore', 'drug store', 'pet pharmacy']),
  'dog-park': kind('events', 'Park', ['dog run', 'bark park', 'dog playground', 'fenced dog area']),
  'off-leash-area': kind('events', 'Park', ['off leash', 'off-leash', 'leash free', 'unleashed', 'dog exercise area']),
  'dog-beach': kind('events', 'Beach', ['dog friendly beach']),
  beach: kind('events', 'Beach'),
  trail: kind('events', 'TouristAttraction', [
    'hiking',
    'hike',
    'hiking trail',
    'walking trail',
    'footpath',
    'greenway',
  ]),
  park: kind('events', 'Park', ['garden', 'green space']),
  'nature-reserve': kind('events', 'Park', ['nature preserve', 'wildlife area', 'forest preserve']),
  attraction: kind('events', 'TouristAttraction', ['sight', 'landmark', 'tour']),
  museum: kind('events', 'Museum', ['gallery', 'art gallery']),
  market: kind('events', 'LocalBusiness', ['farmers market', 'flea market', 'marketplace']),
  'movie-theater': kind('events', 'MovieTheater', ['cinema', 'drive-in', 'movies', 'movie theatre']),
  restaurant: kind('restaurants', 'Restaurant', ['diner', 'eatery', 'bistro', 'grill', 'dining']),
  cafe: kind('restaurants', 'CafeOrCoffeeShop', [
    ...['coffee', 'coffee shop', 'coffeeshop', 'coffee house', 'coffeehouse', 'tea room', 'tea house', 'tea shop'],
    ...['espresso bar'],
  ]),
  bar: kind('restaurants', 'BarOrPub', ['pub', 'tavern', 'cocktail bar', 'wine bar', 'gastropub']),
  brewery: kind('restaurants', 'Brewery', [
    ...['taproom', 'tap room', 'taphouse', 'tap house', 'brewpub', 'brew pub', 'craft brewery', 'beer garden'],
    ...['biergarten', 'beer hall', 'ale house', 'alehouse', 'microbrewery'],
  ]),
  winery: kind('restaurants', 'Winery', ['vineyard', 'wine tasting', 'tasting room']),
  bakery: kind('restaurants', 'Bakery', ['pastry shop', 'dog bakery', 'bagel shop', 'donut shop', 'doughnut shop']),
  'fast-food': kind('restaurants', 'FastFoodRestaurant', [
    'takeout',
    'take-out',
    'food truck',
    'drive-through',
    'drive-thru',
  ]),
  'ice-cream-shop': kind('restaurants', 'IceCreamShop', [
    'ice cream',
    'ice cream parlor',
    'gelato',
    'gelateria',
    'frozen yogurt',
  ]),
  hotel: kind('hotels', 'Hotel', ['motel', 'inn', 'lodge', 'resort', 'boutique hotel']),
  'bed-and-breakfast': kind('hotels', 'BedAndBreakfast', [
    'b&b',
    'b&bs',
    'bnb',
    'bed & breakfast',
    'guest house',
    'guesthouse',
  ]),
  hostel: kind('hotels', 'Hostel', ['youth hostel']),
  'vacation-rental': kind('hotels', 'VacationRental', [
    ...['cabin', 'cottage', 'holiday home', 'vacation home', 'chalet', 'beach house', 'lake house', 'tree house'],
    ...['treehouse', 'tiny house', 'short-term rental'],
  ]),
  campground: kind('hotels', 'Campground', [
    'camping',
    'campsite',
    'camp site',
    'rv park',
    'rv resort',
    'rv site',
    'tent site',
    'glamping',
  ]),
  apartments: kind('homes', 'ApartmentComplex', ['apartment', 'apartment complex', 'condo', 'rental home']),
  'real-estate-agent': kind('homes', 'RealEstateAgent', ['realtor', 'real estate', 'property management']),
  store: kind('services', 'Store', ['shop', 'boutique', 'shopping', 'retail', 'mall', 'shopping center', 'outlet']),
} satisfies Readonly<Record<Kind, KindFacts>>;

/** Kinds that people also mean when they name a broader one. */
export const INCLUDED_KINDS: Partial<Readonly<Record<Kind, readonly Kind[]>>> = {
  veterinarian: ['emergency-vet'],
  'dog-park': ['off-leash-area'],
  'off-leash-area': ['dog-park'],
  beach: ['dog-beach'],
  store: ['pet-store'],
};

/** Returns whether a kind, if known, is one of the category. */
export function isKindOf(kind: Kind | null, category: Category): boolean {
  return kind === null || KIND[kind].category === category;
}

/** Returns the kinds of a category, in display order. */
export function kindsOf(category: Category): readonly Kind[] {
  return KINDS.filter((kind) => KIND[kind].category === category);
}
