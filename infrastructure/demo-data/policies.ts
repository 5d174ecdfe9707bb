import type { Category } from '../../domain/business/category.js';
import { policyOf, type PolicyFacts } from '../../domain/policy/fact.js';
import {
  contradictions,
  saysNothing,
  tidyPolicy,
  type FeeUnit,
  type Policy,
  type Stated,
} from '../../domain/policy/policy.js';
import { derivedColumns } from '../policy/derived-columns.js';
import { FACTS_OF_PERK, FACTS_OF_SENTENCE, HOURS_OF_CATEGORY, HOURS_OF_SENTENCE } from './policy-words.js';
import { Random } from './random.js';

interface Described {
  readonly category: Category;
  readonly description: string | null;
  readonly petPerks: readonly string[];
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Businesses that state nothing, although their text may say something. */
const SILENT_SHARE = 0.08;
/** Businesses that state only what their perks and text say. */
const BRIEF_SHARE = 0.1;
const NO_HOURS_SHARE = 0.12;

/**
 * Returns the columns of an invented business about pets and hours. They agree with its category, perks, and description.
 * Some businesses state nothing, and some no hours.
 */
export function policyColumns(seed: number, business: Described, now: Date) {
  const random = new Random(seed);
  const openingHours = hoursOf(random, business);
  const policy = randomPolicy(random, business);
  const { opening, petOpening, ...derived } = derivedColumns({ ...business, openingHours, policy }, [], now);
  return { openingHours, policy: json(policy), opening: json(opening), petOpening: json(petOpening), ...derived };
}

const json = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));

function hoursOf(random: Random, { category, description }: Described): string | null {
  const stated = HOURS_OF_SENTENCE.find(([sentence]) => description?.includes(sentence) === true);
  if (stated !== undefined) return stated[1];
  return random.chance(NO_HOURS_SHARE) ? null : random.pick<string>(HOURS_OF_CATEGORY[category]);
}

function randomPolicy(random: Random, business: Described): Policy | null {
  const { category, description, petPerks } = business;
  const said = FACTS_OF_SENTENCE.filter(([sentence]) => description?.includes(sentence) === true);
  const stated = [...petPerks.map((perk) => FACTS_OF_PERK[perk] ?? {}), ...said.map(([, facts]) => facts)];
  if (random.chance(SILENT_SHARE)) return null;
  const guessed = random.chance(BRIEF_SHARE) ? {} : withoutUndefined(GUESSES[category](random));
  const policy = tidyPolicy(policyOf(Object.assign({}, guessed, ...stated) as PolicyFacts));
  return saysNothing(policy) || contradictions(policy).length > 0 ? null : policy;
}

const withoutUndefined = (facts: Guess): PolicyFacts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));

type Guess = { readonly [Key in keyof PolicyFacts]?: PolicyFacts[Key] | undefined };

/** Returns yes or no by their shares, and undefined for the rest. */
function yesOrNo(random: Random, yes: number, no: number): Exclude<Stated, 'unknown'> | undefined {
  const at = random.next();
  return at < yes ? 'yes' : at < yes + no ? 'no' : undefined;
}

const maybe = <T>(random: Random, share: number, values: readonly T[]): T | undefined =>
  random.chance(share) ? random.pick(values) : undefined;

function feeOf(random: Random, share: number, amounts: readonly number[], units: readonly FeeUnit[]) {
  return random.chance(share) ? { amount: random.pick(amounts), per: random.pick(units) } : undefined;
}

/** What businesses of a category usually state. */
const GUESSES: Readonly<Record<Category, (random: Random) => Guess>> = {
  restaurants: (random) => ({
    'pets.dog': yesOrNo(random, 0.93, 0),
    'pets.cat': yesOrNo(random, 0.15, 0.35),
    'areas.indoors': yesOrNo(random, 0.25, 0.45),
    'areas.patio': yesOrNo(random, 0.85, 0),
    leash: maybe(random, 0.7, ['required', 'required', 'required', 'not-required']),
    maxWeightLb: maybe(random, 0.5, ['none', 'none', 'none', 25, 40, 60]),
    maxPets: maybe(random, 0.3, [1, 2, 2, 'none']),
    fee: feeOf(random, 0.4, [0], ['pet']),
    petHours: maybe(random, 0.05, ['Mo-Fr 09:00-17:00', 'Mo-Su 08:00-20:00']),
    note: maybe(random, 0.15, [
      'Water bowls at the door.',
      'Please keep aisles clear.',
      'Ask for a table in the shade.',
    ]),
  }),
  hotels: (random) => ({
    'pets.dog': yesOrNo(random, 0.98, 0),
    'pets.cat': yesOrNo(random, 0.55, 0.2),
    'areas.room': yesOrNo(random, 0.95, 0),
    'areas.pool': yesOrNo(random, 0.05, 0.6),
    'areas.indoors': yesOrNo(random, 0.4, 0.2),
    maxPets: maybe(random, 0.8, [1, 2, 2, 2, 3, 'none']),
    maxWeightLb: maybe(random, 0.75, ['none', 'none', 25, 35, 50, 75, 80, 100]),
    sizes: maybe(random, 0.1, [['extra_small', 'small', 'medium']]),
    breedRestrictions: maybe(random, 0.12, ['none', 'Pit bulls and Rottweilers', 'Wolf hybrids']),
    leash: maybe(random, 0.6, ['required', 'not-required']),
    leftAlone: yesOrNo(random, 0.2, 0.45),
    vaccinationProof: yesOrNo(random, 0.3, 0.2),
    fee: feeOf(random, 0.8, [0, 15, 20, 25, 35, 50, 75], ['night', 'stay', 'pet', 'pet-night']),
    deposit: maybe(random, 0.35, [0, 50, 100, 150]),
  }),
  events: (random) => ({
    'pets.dog': yesOrNo(random, 0.97, 0),
    'pets.cat': yesOrNo(random, 0.1, 0.4),
    'areas.off-leash-area': yesOrNo(random, 0.35, 0.25),
    leash: maybe(random, 0.8, ['required', 'required', 'off-leash-area']),
    vaccinationProof: yesOrNo(random, 0.35, 0.2),
    maxWeightLb: maybe(random, 0.5, ['none', 'none', 'none', 20]),
    fee: feeOf(random, 0.5, [0, 0, 5, 10], ['pet']),
  }),
  services: (random) => ({
    'pets.dog': yesOrNo(random, 0.95, 0),
    'pets.cat': yesOrNo(random, 0.6, 0.2),
    'pets.rabbit': yesOrNo(random, 0.2, 0.1),
    'pets.reptile': yesOrNo(random, 0.08, 0.2),
    'areas.indoors': yesOrNo(random, 0.85, 0),
    leash: maybe(random, 0.5, ['required']),
    vaccinationProof: yesOrNo(random, 0.45, 0.15),
    maxWeightLb: maybe(random, 0.4, ['none', 'none', 60, 120]),
  }),
  homes: (random) => ({
    'pets.dog': yesOrNo(random, 0.9, 0),
    'pets.cat': yesOrNo(random, 0.85, 0),
    maxPets: maybe(random, 0.8, [1, 2, 2, 3]),
    maxWeightLb: maybe(random, 0.7, ['none', 30, 50, 75]),
    breedRestrictions: maybe(random, 0.3, ['none', 'See the list of our insurer', 'Pit bulls, Akitas, and Chow Chows']),
    vaccinationProof: yesOrNo(random, 0.5, 0.1),
    fee: feeOf(random, 0.4, [0, 150, 250], ['pet']),
    deposit: maybe(random, 0.5, [0, 200, 300, 500]),
  }),
};
