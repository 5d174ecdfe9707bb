import { dayNumber } from '../hours/local-time.js';
import { both, isOpenAt, type Schedule } from '../hours/schedule.js';
import type { PetType } from '../pet/pet.js';
import type { ShownFact } from './evidence.js';
import type { FactKey } from './fact.js';
import { closedText, leashText, limitText, REASON_TEXT } from './fit-words.js';
import { AREAS, NONE, type Policy } from './policy.js';
import type { AskedPet, FitQuestion } from './question.js';

/** The answers to 'Can my pets come?', best first. */
export const FIT_ANSWERS = ['yes', 'ask', 'no'] as const;

export type FitAnswer = (typeof FIT_ANSWERS)[number];

/** The rule behind a reason: a fact, or that nothing is known. */
export type FitRule = FactKey | 'policy';

/** One rule's answer. The answer for all pets is the worst of its reasons. */
export interface FitReason {
  readonly rule: FitRule;
  readonly answer: FitAnswer;
  /** A sentence for the person. */
  readonly text: string;
}

export interface Fit {
  readonly answer: FitAnswer;
  /** The worst first, then in the order of the rules. Never empty. */
  readonly reasons: readonly FitReason[];
}

/** What is known about a place. */
export interface FitPlace {
  /** Null if nothing is known. */
  readonly policy: Policy | null;
  /** Null if unknown. */
  readonly opening: Schedule | null;
  /** Null if pets are welcome whenever the place is open. */
  readonly petHours: Schedule | null;
  /** The day from which on special dates, such as holidays, are not known; null or absent if the place has none. */
  readonly datesKnownUntil?: number | null;
  /** Facts that visitors dispute: nobody can rely on them. */
  readonly disputed: ReadonlySet<FactKey>;
}

/**
 * Product decision: pounds that no pet of the type exceeds, so that a higher limit never concerns one. Types without a
 * number can weigh anything.
 */
export const HEAVIEST_LB: Readonly<Partial<Record<PetType, number>>> = { cat: 30, bird: 10, rabbit: 30, fish: 10 };

/** Returns whether pets can come, with the reasons. Unknown facts lead to 'ask', never to 'no'. */
export function fitOf(place: FitPlace, question: FitQuestion): Fit {
  const { policy } = place;
  const rules =
    policy === null ? [UNKNOWN] : [...petRules(policy, question.pets), ...placeRules(policy, question.pets)];
  const asked = [...rules, ...timeRules(place, question)];
  const reasons = asked.map((reason) => (isDisputed(reason, place) ? doubted(reason) : reason));
  const worstFirst = reasons.toSorted((a, b) => FIT_ANSWERS.indexOf(b.answer) - FIT_ANSWERS.indexOf(a.answer));
  return { answer: worstFirst[0]?.answer ?? 'yes', reasons: worstFirst };
}

const UNKNOWN: FitReason = { rule: 'policy', answer: 'ask', text: REASON_TEXT.nothingKnown };

/** Rules that can refuse a pet. A disputed one of them, whether a yes or a no, is worth a question. */
const REFUSING = /^(pets\.|areas\.|maxPets$|maxWeightLb$|sizes$|openingHours$|petHours$)/;

/** A statement about areas rests on all known ones, and one about a time on both kinds of hours. */
function isDisputed({ rule }: FitReason, { policy, disputed }: FitPlace): boolean {
  if (disputed.size === 0 || rule === 'policy' || !REFUSING.test(rule)) return false;
  if (rule.startsWith('areas.')) {
    return AREAS.some((area) => disputed.has(`areas.${area}`) && (policy?.areas[area] ?? 'unknown') !== 'unknown');
  }
  if (rule === 'openingHours' || rule === 'petHours') return disputed.has('openingHours') || disputed.has('petHours');
  return disputed.has(rule);
}

const doubted = (reason: FitReason): FitReason => ({
  ...reason,
  answer: 'ask',
  text: `${reason.text} ${REASON_TEXT.disputed}`,
});

/** Which animals, how many, how heavy, how large, and which breeds. */
function petRules(policy: Policy, pets: readonly AskedPet[]): FitReason[] {
  const types = [...new Set(pets.map(({ type }) => type))];
  return [
    ...types.map((type): FitReason => {
      const stated = policy.pets[type] ?? 'unknown';
      const answer = stated === 'unknown' ? 'ask' : stated;
      return { rule: `pets.${type}`, answer, text: REASON_TEXT.pet(type, answer) };
    }),
    ...numberRule(policy, pets),
    ...weightRule(policy, pets),
    ...sizeRule(policy, pets),
    ...breedRule(policy, types),
  ];
}

function numberRule({ maxPets }: Policy, pets: readonly AskedPet[]): FitReason[] {
  if (maxPets === null || maxPets === NONE) return [];
  const answer = pets.length > maxPets ? 'no' : 'yes';
  return [{ rule: 'maxPets', answer, text: limitText.pets(maxPets, pets.length) }];
}

function weightRule({ maxWeightLb }: Policy, pets: readonly AskedPet[]): FitReason[] {
  if (maxWeightLb === null || maxWeightLb === NONE) return [];
  const heaviest = heaviestOf(pets);
  if (heaviest !== null && heaviest > maxWeightLb) {
    return [{ rule: 'maxWeightLb', answer: 'no', text: limitText.tooHeavy(maxWeightLb, pets, heaviest) }];
  }
  const isUnsure = maxWeightLb < possibleWeight(pets);
  return [
    isUnsure
      ? { rule: 'maxWeightLb', answer: 'ask', text: limitText.unknownWeight(maxWeightLb, pets) }
      : { rule: 'maxWeightLb', answer: 'yes', text: limitText.weight(maxWeightLb, pets) },
  ];
}

/** Returns the greatest known weight in pounds; null if none is known. */
export function heaviestOf(pets: readonly AskedPet[]): number | null {
  const weights = pets.flatMap(({ weightLb }) => (weightLb === null ? [] : [weightLb]));
  return weights.length === 0 ? null : Math.max(...weights);
}

/** Returns the greatest weight that a pet without a known one can have; 0 if all are known. */
export function possibleWeight(pets: readonly AskedPet[]): number {
  return Math.max(
    0,
    ...pets.filter(({ weightLb }) => weightLb === null).map(({ type }) => HEAVIEST_LB[type] ?? Infinity),
  );
}

function sizeRule({ sizes }: Policy, pets: readonly AskedPet[]): FitReason[] {
  if (sizes === null || sizes === NONE) return [];
  const isTooLarge = pets.some(({ size }) => size !== null && !sizes.includes(size));
  const answer = isTooLarge ? 'no' : pets.some(({ size }) => size === null) ? 'ask' : 'yes';
  return [{ rule: 'sizes', answer, text: limitText.sizes(sizes, answer) }];
}

/** Breeds are described in words, which only people understand. */
function breedRule({ breedRestrictions }: Policy, types: readonly PetType[]): FitReason[] {
  if (breedRestrictions === null || breedRestrictions === NONE || !types.includes('dog')) return [];
  return [{ rule: 'breedRestrictions', answer: 'ask', text: limitText.breeds(breedRestrictions) }];
}

/** Where pets may be, and what they need there. */
function placeRules(policy: Policy, pets: readonly AskedPet[]): FitReason[] {
  const { leash, vaccinationProof, fee, leftAlone } = policy;
  const reasons: FitReason[] = [...areaRules(policy)];
  const tell = (rule: FitRule, text: string) => reasons.push({ rule, answer: 'yes', text });
  if (leash !== null) tell('leash', leashText(leash, pets));
  if (vaccinationProof === 'yes') tell('vaccinationProof', REASON_TEXT.vaccination);
  if (fee !== null) tell('fee', limitText.fee(fee));
  if (leftAlone === 'no') tell('leftAlone', REASON_TEXT.leftAlone);
  return reasons;
}

/** Pets can't come in if every area is closed to them. */
function areaRules({ areas }: Policy): FitReason[] {
  const known = AREAS.filter((area) => areas[area] === 'yes' || areas[area] === 'no');
  const open = known.filter((area) => areas[area] === 'yes');
  if (known.length === 0) return [];
  const answer = open.length > 0 ? 'yes' : known.length === AREAS.length ? 'no' : 'ask';
  const told = open[0] ?? known[0];
  return told === undefined ? [] : [{ rule: `areas.${told}`, answer, text: limitText.areas(open, known) }];
}

/** A place that is closed to pets at that time is a 'no' also if nothing else is known. */
function timeRules({ policy, opening, petHours, datesKnownUntil }: FitPlace, { at }: FitQuestion): FitReason[] {
  if (at === null) return [];
  if (opening === null && petHours === null) {
    return policy === null ? [] : [{ rule: 'openingHours', answer: 'ask', text: REASON_TEXT.unknownHours }];
  }
  if (opening !== null && !isOpenAt(opening, at)) {
    return [{ rule: 'openingHours', answer: 'no', text: closedText.place(opening, at) }];
  }
  if (petHours !== null && !isOpenAt(petHours, at)) {
    const welcome = opening === null ? petHours : both(opening, petHours);
    return [{ rule: 'petHours', answer: 'no', text: closedText.pets(welcome, at) }];
  }
  const isTooFar = typeof datesKnownUntil === 'number' && dayNumber(at) >= datesKnownUntil;
  const text = isTooFar ? REASON_TEXT.openUsually : REASON_TEXT.openThen;
  return [{ rule: petHours === null ? 'openingHours' : 'petHours', answer: 'yes', text }];
}

/** Returns the facts of those shown that visitors dispute. */
export function disputedOf(facts: Readonly<Partial<Record<FactKey, ShownFact>>>): ReadonlySet<FactKey> {
  return new Set((Object.keys(facts) as FactKey[]).filter((key) => facts[key]?.state === 'disputed'));
}
