import type { Category } from '../category.js';
import { KIND } from './kind.js';
import { isKind, type Kind } from './kind-label.js';

/** How schema.org classifies a place. */
export interface SchemaType {
  /** Several if the closest type says what the place does, but not that it is a place. */
  readonly types: readonly string[];
  /** Whether it is a LocalBusiness, which may have an email address and a price range. A park, for example, isn't one. */
  readonly isBusiness: boolean;
  /** Whether it may have `petsAllowed`: lodging and apartments. */
  readonly hasPetsAllowed: boolean;
}

/** Types of schema.org that are places, but no businesses. */
const NO_BUSINESS: ReadonlySet<string> = new Set([
  ...['Place', 'Park', 'Beach', 'TouristAttraction', 'Museum', 'ApartmentComplex'],
]);

/** Types that are organizations only, without coordinates and prices. */
const NO_PLACE: ReadonlySet<string> = new Set(['VeterinaryCare']);

/** Types with the property `petsAllowed`. */
const WITH_PETS_ALLOWED: ReadonlySet<string> = new Set([
  ...['LodgingBusiness', 'Hotel', 'BedAndBreakfast', 'Hostel', 'VacationRental', 'Campground', 'ApartmentComplex'],
]);

/** Types of places whose kind is unknown. */
const CATEGORY_TYPE: Readonly<Record<Category, string>> = {
  restaurants: 'FoodEstablishment',
  hotels: 'LodgingBusiness',
  events: 'Place',
  services: 'LocalBusiness',
  homes: 'Place',
};

/** Returns the schema.org type of a place of this kind and category. A kind that a newer version stored is unknown here. */
export function schemaTypeOf(kind: Kind | null, category: Category): SchemaType {
  const type = kind !== null && isKind(kind) ? KIND[kind].schemaType : CATEGORY_TYPE[category];
  return {
    types: NO_PLACE.has(type) ? [type, 'LocalBusiness'] : [type],
    isBusiness: !NO_BUSINESS.has(type),
    hasPetsAllowed: WITH_PETS_ALLOWED.has(type),
  };
}
