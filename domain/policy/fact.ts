import { PET_TYPE_LABEL, PET_TYPES } from '../pet/pet.js';
import { AREA_LABEL, AREAS, UNKNOWN_POLICY, type Policy } from './policy.js';

/** A single fact about a place: one pet type, one area, or one other field of its policy, or its opening hours. */
export type FactKey =
  | `pets.${(typeof PET_TYPES)[number]}`
  | `areas.${(typeof AREAS)[number]}`
  | Exclude<keyof Policy, 'pets' | 'areas'>
  | 'openingHours';

/** A value of a fact, as JSON. */
export type FactValue = string | number | readonly string[] | { readonly amount: number; readonly per: string };

interface FactKind {
  readonly label: string;
  /** Days after which a statement counts half: how fast such a fact changes. Product decision. */
  readonly halfLifeDays: number;
}

const [YEAR, HALF_A_YEAR, SEASON] = [365, 180, 120];

const lasting = (label: string): FactKind => ({ label, halfLifeDays: YEAR });

/** The kinds of facts. Rules last for years, prices for months, and hours for a season. */
export const FACTS: Readonly<Record<FactKey, FactKind>> = {
  ...(Object.fromEntries(PET_TYPES.map((type) => [`pets.${type}`, lasting(PET_TYPE_LABEL[type])])) as Record<
    `pets.${(typeof PET_TYPES)[number]}`,
    FactKind
  >),
  ...(Object.fromEntries(AREAS.map((area) => [`areas.${area}`, lasting(AREA_LABEL[area])])) as Record<
    `areas.${(typeof AREAS)[number]}`,
    FactKind
  >),
  maxPets: lasting('Number of pets'),
  maxWeightLb: lasting('Weight limit'),
  sizes: lasting('Sizes'),
  breedRestrictions: lasting('Breed restrictions'),
  leash: lasting('Leash'),
  leftAlone: lasting('Pets left alone'),
  vaccinationProof: lasting('Proof of vaccination'),
  fee: { label: 'Pet fee', halfLifeDays: HALF_A_YEAR },
  deposit: { label: 'Deposit', halfLifeDays: HALF_A_YEAR },
  petHours: { label: 'Hours for pets', halfLifeDays: SEASON },
  note: { label: 'Note', halfLifeDays: HALF_A_YEAR },
  openingHours: { label: 'Opening hours', halfLifeDays: SEASON },
};

/** All facts, in display order. */
export const FACT_KEYS = Object.keys(FACTS) as readonly FactKey[];

export const isFactKey = (text: string): text is FactKey => Object.hasOwn(FACTS, text);

/** The known facts of a policy. */
export type PolicyFacts = Readonly<Partial<Record<FactKey, FactValue>>>;

/** Returns what a policy states, fact by fact. Unknown ones are absent. */
export function factsOf(policy: Policy): PolicyFacts {
  const { pets, areas, ...single } = policy;
  const parts = [
    ...Object.entries(pets).map(([type, value]) => [`pets.${type}`, value] as const),
    ...Object.entries(areas).map(([area, value]) => [`areas.${area}`, value] as const),
    ...Object.entries(single),
  ];
  return Object.fromEntries(parts.filter(([, value]) => value !== null && value !== 'unknown'));
}

/** Returns the policy that the facts make up: the inverse of `factsOf`. */
export function policyOf(facts: PolicyFacts): Policy {
  const group = (prefix: 'pets.' | 'areas.') =>
    Object.fromEntries(
      Object.entries(facts).flatMap(([key, value]) =>
        key.startsWith(prefix) ? [[key.slice(prefix.length), value]] : [],
      ),
    );
  const single = Object.entries(facts).filter(([key]) => key in UNKNOWN_POLICY);
  return { ...UNKNOWN_POLICY, ...Object.fromEntries(single), pets: group('pets.'), areas: group('areas.') };
}

/** Whether two values of a fact are the same. */
export const isSameValue = (one: FactValue, other: FactValue): boolean => canonical(one) === canonical(other);

/** Returns one text for each value, whatever the order of its keys. */
export function canonical(value: FactValue): string {
  if (typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return JSON.stringify([...(value as readonly string[])].toSorted());
  return JSON.stringify(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
