import type { Category } from '../../../domain/business/category.js';
import type { Kind } from '../../../domain/business/kind/kind-label.js';

/** A result, as far as it decides whether it is right. */
export interface Judged {
  readonly name: string;
  readonly category: Category;
  readonly kind: Kind | null;
  readonly petPerks: readonly string[];
  readonly city: string | null;
  readonly state: string | null;
}

/** Whether a result is right for a query, by its name, kind, perks, and place. */
type Right = (place: Judged) => boolean;

/** A query as ordinary people type it; `right` is null if the demo data has no such place. */
type Row = readonly [query: string, right: Right | null];

const kind =
  (...kinds: readonly Kind[]): Right =>
  (place) =>
    place.kind !== null && kinds.includes(place.kind);
const perk =
  (...perks: readonly string[]): Right =>
  ({ petPerks }) =>
    perks.some((each) => petPerks.includes(each));
const named =
  (pattern: RegExp): Right =>
  ({ name }) =>
    pattern.test(name);
const category =
  (wanted: Category): Right =>
  (place) =>
    place.category === wanted;
const any =
  (...rights: readonly Right[]): Right =>
  (place) =>
    rights.some((right) => right(place));
const all =
  (...rights: readonly Right[]): Right =>
  (place) =>
    rights.every((right) => right(place));
const inCity =
  (wanted: string, code?: string): Right =>
  ({ city, state }) =>
    city === wanted && (code === undefined || state === code);
const inState =
  (code: string): Right =>
  ({ state }) =>
    state === code;

const patio = perk('Outdoor seating', 'Shaded patio', 'Heated patio', 'Shaded seating');
const eats = category('restaurants');
const stays = category('hotels');
const outings = category('events');
const homes = category('homes');
const noFees = perk('No pet fees', 'No pet rent');
const breeds = perk('No breed limits');
const offLeash = any(kind('off-leash-area', 'dog-park'), perk('Off-leash area'));
const grooming = any(kind('groomer'), perk('Pet grooming'));
const sitting = any(kind('pet-sitter', 'daycare'), perk('Pet sitting'));
const tacos = named(/Taqueria/);

/** 71 ordinary queries: every kind and every suggested perk. */
export const ORDINARY: readonly Row[] = [
  ['dog friendly patio', patio],
  ['dog friendly restaurants', eats],
  ['coffee shop', kind('cafe')],
  ['brewery', kind('brewery')],
  ['outside seating', patio],
  ['animal hospital', kind('veterinarian')],
  ['no breed restrictions', breeds],
  ['groomer', grooming],
  ['beer garden', kind('brewery')],
  ['hiking trail', kind('trail')],
  ['Mexican food', tacos],
  ['vet', kind('veterinarian')],
  ['emergency vet', kind('veterinarian', 'emergency-vet')],
  ['veterinary clinic near me', kind('veterinarian')],
  ['pet store', kind('pet-store')],
  ['pet supplies', kind('pet-store')],
  ['dog grooming', grooming],
  ['dog wash', any(grooming, perk('Dog wash', 'Paw wash station'))],
  ['kennel', kind('boarding', 'daycare')],
  ['cat boarding', kind('boarding', 'daycare')],
  ['doggy daycare', kind('daycare')],
  ['pet sitter', sitting],
  ['dog walker', kind('pet-sitter')],
  ['dog training', any(kind('trainer'), perk('Trainer on site'))],
  ['puppy classes', any(kind('trainer'), named(/Puppy/))],
  ['pet taxi', kind('pet-transport')],
  ['pet photographer', kind('pet-photographer')],
  ['animal shelter', null],
  ['pet pharmacy', kind('pharmacy')],
  ['dog park', any(kind('dog-park', 'off-leash-area'), perk('Dog park nearby'))],
  ['off leash', offLeash],
  ['dog beach', null],
  ['beach', null],
  ['nature reserve', null],
  ['park', kind('park', 'dog-park')],
  ['things to do with my dog', outings],
  ['museum', null],
  ['farmers market', kind('market')],
  ['movies', kind('movie-theater')],
  ['restaurant with patio', all(eats, patio)],
  ['bar', kind('bar')],
  ['winery', null],
  ['bakery', kind('bakery')],
  ['food truck', null],
  ['ice cream', kind('ice-cream-shop')],
  ['pet friendly hotels', stays],
  ['bed and breakfast', kind('bed-and-breakfast')],
  ['hostel', kind('hostel')],
  ['cabins', kind('vacation-rental')],
  ['camping with dogs', kind('campground')],
  ['apartments that allow pets', homes],
  ['realtor', kind('real-estate-agent')],
  ['dog friendly stores', kind('store', 'pet-store')],
  ['outdoor seating', patio],
  ['water bowls', perk('Water bowls')],
  ['dog treats', perk('Pet treats', 'Puppuccino')],
  ['no pet fee hotel', all(stays, noFees)],
  ['welcome kit', perk('Welcome kit')],
  ['near a dog park', perk('Dog park nearby')],
  ['pet sitting', sitting],
  ['dog menu', perk('Special pet menu')],
  ['pet-friendly rooms', perk('Pet-friendly rooms', 'Cat-friendly rooms')],
  ['dog walking area', perk('Walking areas')],
  ['poop bags', perk('Waste stations')],
  ['pizza', named(/Pizzeria|Trattoria/)],
  ['brunch', named(/Brunch|Diner/)],
  ['bbq', named(/Smokehouse/)],
  ['burgers', named(/Burger/)],
  ['places to eat', eats],
  ['places to stay with dogs', stays],
  ['where can I take my dog', () => true],
];

/** 40 more: misspellings, plurals, hyphens, cities, states, pets, and whole sentences. */
export const SPECIAL: readonly Row[] = [
  ['cofee shop', kind('cafe')],
  ['resturant', eats],
  ['vetrinarian', kind('veterinarian')],
  ['brewrey', kind('brewery')],
  ['grooomer', grooming],
  ['dog freindly patio', patio],
  ['pateo', patio],
  ['campgrond', kind('campground')],
  ['breweries', kind('brewery')],
  ['cafés', kind('cafe')],
  ['Coffee Houses', kind('cafe')],
  ['bakeries with outdoor tables', all(eats, any(kind('bakery'), patio))],
  ['dog-friendly hotels', stays],
  ['offleash park', offLeash],
  ['day care', kind('daycare')],
  ['drive-in', kind('movie-theater')],
  ['taprooms', kind('brewery')],
  ['coffee austin', all(kind('cafe'), inState('TX'))],
  ['hotels in Denver', all(stays, inCity('Denver'))],
  ['dog park Chicago', all(offLeash, inState('IL'))],
  ['Seattle breweries', all(kind('brewery'), inState('WA'))],
  ['vet in Saint Paul', all(kind('veterinarian'), inState('MN'))],
  ['hotel kansas city mo', all(stays, inCity('Kansas City', 'MO'))],
  ['pet friendly apartments new york', all(homes, inState('NY'))],
  ['restaurants in Texas', all(eats, inState('TX'))],
  ['California dog parks', all(offLeash, inState('CA'))],
  ['groomer 78701', all(grooming, inState('TX'))],
  ['patio near Portland, OR', all(patio, inCity('Portland'))],
  ['cat friendly hotel', stays],
  ['cat café', kind('cafe')],
  ['hotels for large dogs', stays],
  ['restaurants for dogs', eats],
  ['places to stay with my cat in Boston', all(stays, inState('MA'))],
  ['vet for rabbits', kind('veterinarian')],
  ['apartment no weight limit', all(homes, breeds)],
  ['looking for a quiet coffee shop with outdoor seating', all(kind('cafe'), patio)],
  ['Mexican restaurant with patio', all(eats, any(tacos, patio))],
  ['best dog friendly brewery near me', kind('brewery')],
  ['vegan brewery', kind('brewery')],
  ['pit bull friendly apartments', all(homes, breeds)],
];
