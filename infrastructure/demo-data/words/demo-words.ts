import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Category } from '../../../domain/business/category.js';
import { KINDS } from '../../../domain/business/kind/kind-label.js';
import { PROJECT_ROOT } from '../../config/project-root.js';

const Texts = z.array(z.string());

/** The words for the businesses and reviews of one category. Texts contain `{city}`, `{name}`, and `{pet}`. */
const CategoryWords = z.object({
  /**
   * Kinds of businesses: possible ends of a name ('Kitchen') with their kind, null if none fits, and first sentences that
   * fit them.
   */
  kinds: z.array(z.object({ endings: z.array(z.tuple([z.string(), z.enum(KINDS).nullable()])), openers: Texts })),
  features: Texts,
  petCare: Texts,
  hours: Texts,
  /** Booking, payment, and parking. */
  practical: Texts,
  perks: Texts,
  /** Arrival notes of Premium listings. */
  arrival: Texts,
  /** Sentences of reviews with 4 or 5 stars, 3 stars, and 1 or 2 stars. */
  praise: Texts,
  mixed: Texts,
  complaints: Texts,
  /** Probability of each price range, from $ to $$$$; the rest up to 1 have none. */
  prices: z.tuple([z.number(), z.number(), z.number(), z.number()]),
});

const ReviewWords = z.object({ titles: Texts, openers: Texts, closers: Texts, ownerAnswers: Texts });

/** A title and a description. */
const Message = z.tuple([z.string(), z.string()]);

export const WORDS: Readonly<Record<Category, z.infer<typeof CategoryWords>>> = {
  restaurants: read('restaurants', CategoryWords),
  hotels: read('hotels', CategoryWords),
  events: read('events', CategoryWords),
  services: read('services', CategoryWords),
  homes: read('homes', CategoryWords),
};

/** Parts of reviews and of the owners' responses, by how satisfied the author is. */
export const REVIEW_WORDS = read(
  'reviews',
  z.object({ content: ReviewWords, mixed: ReviewWords, disappointed: ReviewWords }),
);

/** Invented names of members and pets, and parts of pet profiles. */
export const PEOPLE_AND_PETS = read(
  'people-and-pets',
  z.object({
    firstNames: Texts,
    lastNames: Texts,
    petNames: Texts,
    dogBreeds: Texts,
    bios: Texts,
    toys: Texts,
    activities: Texts,
    treats: Texts,
    funFacts: Texts,
  }),
);

/** Parts of invented businesses. None of the names belongs to a business that we know of. */
export const BUSINESS_WORDS = read(
  'businesses',
  z.object({
    nameBeginnings: Texts,
    streets: Texts,
    rejectionReasons: Texts,
    /** Proofs of ownership in claims. */
    proofs: Texts,
    /** One area code for each state. */
    areaCodes: z.record(z.string(), z.number()),
  }),
);

/** Feedback by type: three messages each. */
export const FEEDBACK_MESSAGES = read('feedback', z.record(z.string(), z.array(Message)));

/** The 48 cities of the demo data. Several belong to one metropolitan area, so searches find nearby businesses. */
export const DEMO_CITIES = read(
  'cities',
  z.array(
    z.object({
      name: z.string(),
      state: z.string(),
      /** Number of public businesses, 600 in all; at least one of each category. */
      businesses: z.number(),
    }),
  ),
);

/** Reads a JSON file of this folder. */
function read<T>(name: string, schema: z.ZodType<T>): T {
  const file = join(PROJECT_ROOT, `infrastructure/demo-data/words/${name}.json`);
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
