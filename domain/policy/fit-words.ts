import { clockTime, dateWords, stateWords, WEEKDAYS } from '../hours/hours-words.js';
import { dayNumber, minuteOfDay, weekday, type LocalMinute } from '../hours/local-time.js';
import { openState, type Schedule } from '../hours/schedule.js';
import { PET_SIZE_LABEL, type PetSize, type PetType } from '../pet/pet.js';
import { FEE_UNIT_WORDS, type Area, type Fee, type Leash } from './policy.js';
import type { AskedPet } from './question.js';

const PLURAL: Readonly<Record<PetType, string>> = {
  ...{ dog: 'Dogs', cat: 'Cats', bird: 'Birds', rabbit: 'Rabbits', fish: 'Fish', reptile: 'Reptiles' },
  other: 'Other pets',
};

/** The answers whose sentences are fixed or depend on a word. */
export const REASON_TEXT = {
  nothingKnown: 'We don’t know yet whether pets are welcome here. Ask before you go.',
  disputed: 'Recent visitors say otherwise. Ask before you go.',
  vaccination: 'Bring proof of vaccination.',
  leftAlone: 'Pets can’t be left alone.',
  unknownHours: 'We don’t know the opening hours.',
  openThen: 'Open at that time.',
  openUsually: 'Usually open at that time. We don’t know its hours on special dates that far ahead yet.',
  pet: (type: PetType, answer: 'yes' | 'ask' | 'no'): string =>
    ({
      yes: `${PLURAL[type]} are welcome.`,
      ask: `We don’t know whether ${PLURAL[type].toLowerCase()} are welcome.`,
      no: `${PLURAL[type]} aren’t allowed.`,
    })[answer],
} as const;

// Creating a formatter takes longer than everything else that an answer needs.
const MONEY = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});
const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' });
const ANY = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Areas within a sentence: 'Pets are allowed on the patio.' */
const AREA_WORDS: Readonly<Record<Area, string>> = {
  indoors: 'indoors',
  patio: 'on the patio',
  room: 'in guest rooms',
  pool: 'at the pool',
  'off-leash-area': 'in the off-leash area',
};

const placesOf = (areas: readonly Area[]): readonly string[] => areas.map((area) => AREA_WORDS[area]);

export const dollars = (amount: number): string => MONEY.format(amount);

const pounds = (weight: number): string => `${weight} lb`;

/** Returns 'Dogs' if all pets are dogs, and 'Pets' for different types. */
function named(pets: readonly AskedPet[]): string {
  const [first] = pets;
  return first !== undefined && pets.every(({ type }) => type === first.type) ? PLURAL[first.type] : 'Pets';
}

export const limitText = {
  pets: (max: number, asked: number): string =>
    `At most ${max} ${max === 1 ? 'pet' : 'pets'}.${asked > max ? ` You have ${asked}.` : ''}`,
  weight: (max: number, pets: readonly AskedPet[]): string => `${named(pets)} up to ${pounds(max)}.`,
  tooHeavy: (max: number, pets: readonly AskedPet[], weight: number): string =>
    `${named(pets)} up to ${pounds(max)}. Yours weighs ${pounds(weight)}.`,
  unknownWeight: (max: number, pets: readonly AskedPet[]): string =>
    `${named(pets)} up to ${pounds(max)}. Add your pet’s weight for an answer.`,
  sizes: (sizes: readonly PetSize[], answer: 'yes' | 'ask' | 'no'): string => {
    const allowed = `Sizes allowed: ${LIST.format(sizes.map((size) => PET_SIZE_LABEL[size].toLowerCase()))}.`;
    return answer === 'ask' ? `${allowed} Add your pet’s size for an answer.` : allowed;
  },
  breeds: (restrictions: string): string => `Breed restrictions: ${restrictions.replace(/[.!?]?$/, '.')}`,
  fee: ({ amount, per }: Fee): string =>
    amount === 0 ? 'No pet fee.' : `Pet fee: ${dollars(amount)} ${FEE_UNIT_WORDS[per]}.`,
  areas: (open: readonly Area[], known: readonly Area[]): string => {
    const closed = known.filter((area) => !open.includes(area));
    if (open.length === 0) return `Pets aren’t allowed ${ANY.format(placesOf(known))}.`;
    const but = closed.length === 0 ? '' : `, but not ${ANY.format(placesOf(closed))}`;
    return `Pets are allowed ${LIST.format(placesOf(open))}${but}.`;
  },
} as const;

/** Returns the sentence for a leash; cats and other small pets need a carrier instead. */
export function leashText(leash: Leash, pets: readonly AskedPet[]): string {
  if (leash === 'off-leash-area') return 'Dogs can be off leash in a marked area.';
  if (leash === 'not-required') return 'No leash is required.';
  return pets.some(({ type }) => type !== 'dog') ? 'A leash or carrier is required.' : 'A leash is required.';
}

export const closedText = {
  place: (opening: Schedule, at: LocalMinute): string => `${momentWords(at)}: ${stateWords(opening, at)}.`,
  pets: (welcome: Schedule, at: LocalMinute): string => {
    const { changesAt } = openState(welcome, at);
    const next = changesAt === null ? '' : ` They are from ${momentWords(changesAt)}.`;
    return `Pets aren’t welcome at that time.${next}`;
  },
} as const;

/** Returns a time as 'Fri, Nov 27, 7 PM'. */
export function momentWords(at: LocalMinute): string {
  return `${dateWords(dayNumber(at))}, ${clockTime(minuteOfDay(at))}`;
}

/** Returns the weekday of a time, such as 'Friday'. */
export const weekdayWords = (at: LocalMinute): string => WEEKDAYS[weekday(dayNumber(at))] ?? '';
