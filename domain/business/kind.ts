import type { Category } from './category.js';

/** What a kind of business means to people, searches, and other sites. */
export interface KindFacts {
  readonly label: string;
  readonly category: Category;
  /** Other words for it, in lower case and singular. */
  readonly synonyms: readonly string[];
  /** The type of schema.org with the closest meaning. */
  readonly schemaType: string;
}

const kind = (label: string, category: Category, schemaType: string, synonyms: readonly string[] = []): KindFacts => ({
  label,
  category,
  synonyms,
  schemaType,
});

/** The kinds of business below the five categories, by slug. A slug is stored and never changes. */
export const KIND = {
  veterinarian: kind('Veterinarian', 'services', 'VeterinaryCare', [
    ...['vet', 'veterinary', 'vet clinic', 'veterinary clinic', 'animal hospital', 'animal clinic', 'pet hospital'],
    ...['pet clinic', 'pet doctor'],
  ]),
  'emergency-vet': kind('Emergency Vet', 'services', 'VeterinaryCare', [
    ...['emergency veterinarian', 'emergency animal hospital', '24 hour vet', '24/7 vet', 'after hours vet'],
    ...['urgent care vet', 'pet emergency', 'animal emergency'],
  ]),
  'pet-store': kind('Pet Store', 'services', 'PetStore', [
    ...['pet shop', 'pet supply', 'pet supplies', 'pet food', 'aquarium store', 'fish store', 'bird store'],
  ]),
  groomer: kind('Groomer', 'services', 'LocalBusiness', [
    ...['grooming', 'dog groomer', 'dog grooming', 'pet groomer', 'pet grooming', 'dog wash', 'pet wash', 'pet spa'],
  ]),
  boarding: kind('Boarding', 'services', 'LocalBusiness', [
    ...['kennel', 'pet boarding', 'dog boarding', 'cat boarding', 'cattery', 'pet hotel', 'dog hotel'],
  ]),
  daycare: kind('Daycare', 'services', 'LocalBusiness', ['dog daycare', 'doggy daycare', 'pet daycare', 'day care']),
  'pet-sitter': kind('Pet Sitter', 'services', 'LocalBusiness', [
    'pet sitting',
    'dog sitter',
    'cat sitter',
    'dog walker',
    'dog walking',
  ]),
  trainer: kind('Trainer', 'services', 'LocalBusiness', [
    ...['training', 'dog trainer', 'dog training', 'dog school', 'puppy school', 'obedience', 'puppy class'],
  ]),
  'pet-transport': kind('Pet Transport', 'services', 'LocalBusiness', ['pet taxi', 'pet transportation']),
  'pet-photographer': kind('Pet Photographer', 'services', 'LocalBusiness', ['pet photography', 'dog photographer']),
  shelter: kind('Shelter', 'services', 'AnimalShelter', [
    ...['animal shelter', 'rescue', 'animal rescue', 'pet adoption', 'adoption', 'humane society', 'spca'],
  ]),
  pharmacy: kind('Pharmacy', 'services', 'Pharmacy', ['drugstore', 'drug store', 'pet pharmacy']),
  'dog-park': kind('Dog Park', 'events', 'Park', ['dog run', 'bark park', 'dog playground', 'fenced dog area']),
  'off-leash-area': kind('Off-Leash Area', 'events', 'Park', [
    'off leash',
    'off-leash',
    'leash free',
    'unleashed',
    'dog exercise area',
  ]),
  'dog-beach': kind('Dog Beach', 'events', 'Beach', ['dog friendly beach']),
  beach: kind('Beach', 'events', 'Beach'),
  trail: kind('Trail', 'events', 'TouristAttraction', [
    'hiking',
    'hike',
    'hiking trail',
    'walking trail',
    'footpath',
    'greenway',
  ]),
  park: kind('Park', 'events', 'Park', ['garden', 'green space']),
  'nature-reserve': kind('Nature Reserve', 'events', 'Park', ['nature preserve', 'wildlife area', 'forest preserve']),
  attraction: kind('Attraction', 'events', 'TouristAttraction', ['sight', 'landmark', 'tour']),
  museum: kind('Museum', 'events', 'Museum', ['gallery', 'art gallery']),
  market: kind('Market', 'events', 'LocalBusiness', ['farmers market', 'flea market', 'marketplace']),
  cinema: kind('Movie Theater', 'events', 'MovieTheater', ['cinema', 'drive-in', 'movies']),
  restaurant: kind('Restaurant', 'restaurants', 'Restaurant', ['diner', 'eatery', 'bistro', 'grill', 'dining']),
  cafe: kind('Café', 'restaurants', 'CafeOrCoffeeShop', [
    'cafe',
    'coffee',
    'coffee shop',
    'coffee house',
    'tea room',
    'espresso bar',
  ]),
  bar: kind('Bar', 'restaurants', 'BarOrPub', ['pub', 'tavern', 'cocktail bar', 'wine bar', 'gastropub']),
  brewery: kind('Brewery', 'restaurants', 'Brewery', [
    'taproom',
    'brewpub',
    'craft brewery',
    'beer garden',
    'biergarten',
    'microbrewery',
  ]),
  winery: kind('Winery', 'restaurants', 'Winery', ['vineyard', 'wine tasting', 'tasting room']),
  bakery: kind('Bakery', 'restaurants', 'Bakery', ['pastry shop', 'dog bakery', 'bagel shop']),
  'fast-food': kind('Fast Food', 'restaurants', 'FastFoodRestaurant', [
    'takeout',
    'take-out',
    'food truck',
    'drive-through',
  ]),
  'ice-cream': kind('Ice Cream Shop', 'restaurants', 'IceCreamShop', ['ice cream', 'gelato', 'frozen yogurt']),
  hotel: kind('Hotel', 'hotels', 'Hotel', ['motel', 'inn', 'lodge', 'resort', 'boutique hotel']),
  'bed-and-breakfast': kind('Bed & Breakfast', 'hotels', 'BedAndBreakfast', [
    'bed and breakfast',
    'b&b',
    'guest house',
    'guesthouse',
  ]),
  hostel: kind('Hostel', 'hotels', 'Hostel', ['youth hostel']),
  'vacation-rental': kind('Vacation Rental', 'hotels', 'VacationRental', [
    'cabin',
    'cottage',
    'holiday home',
    'vacation home',
    'chalet',
  ]),
  campground: kind('Campground', 'hotels', 'Campground', [
    'camping',
    'campsite',
    'camp site',
    'rv park',
    'rv site',
    'glamping',
  ]),
  apartment: kind('Apartments', 'homes', 'ApartmentComplex', [
    'apartment',
    'apartment complex',
    'condo',
    'rental home',
  ]),
  'real-estate': kind('Real Estate Agent', 'homes', 'RealEstateAgent', [
    'realtor',
    'real estate',
    'property management',
  ]),
  store: kind('Store', 'services', 'Store', ['shop', 'boutique', 'shopping', 'retail']),
} as const satisfies Readonly<Record<string, KindFacts>>;

export type Kind = keyof typeof KIND;

/** All slugs, in display order. */
export const KINDS = Object.keys(KIND) as [Kind, ...Kind[]];

/** Whether a text is the slug of a kind. */
export function isKind(text: string): text is Kind {
  return Object.hasOwn(KIND, text);
}
