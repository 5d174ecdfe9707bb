import { hoursInWords } from '../hours/osm-words.js';
import { PET_TYPES, type PetSize, type PetType } from '../pet/pet.js';
import type { FactKey, FactValue } from './fact.js';
import { dollars, leashText, limitText, REASON_TEXT } from './fit-words.js';
import { AREAS, NONE, type Area, type Fee, type Leash } from './policy.js';
import type { AskedPet } from './question.js';

/** The sentences of facts that state that there is no limit. */
const UNLIMITED: Readonly<Partial<Record<FactKey, string>>> = {
  maxPets: 'No limit on the number of pets.',
  maxWeightLb: 'No weight limit.',
  sizes: 'No size limit.',
  breedRestrictions: 'No breed restrictions.',
};

/** Returns what a fact says, as a sentence. `welcome` are the pets that the limits are about; none for all pets. */
export function factSentence(key: FactKey, value: FactValue, welcome: readonly PetType[] = []): string {
  const type = PET_TYPES.find((each) => key === `pets.${each}`);
  if (type !== undefined) return REASON_TEXT.pet(type, value === 'yes' ? 'yes' : 'no');
  const area = AREAS.find((each) => key === `areas.${each}`);
  if (area !== undefined) return areaSentence(area, value === 'yes');
  const unlimited = value === NONE ? UNLIMITED[key] : undefined;
  return unlimited ?? singleSentence(key, value, welcome.map(unmeasured));
}

const areaSentence = (area: Area, isOpen: boolean): string => limitText.areas(isOpen ? [area] : [], [area]);

const unmeasured = (type: PetType): AskedPet => ({ type, weightLb: null, size: null });

const textOf = (value: FactValue): string => (typeof value === 'string' ? value : JSON.stringify(value));

const hoursSentence = (label: string, value: FactValue): string =>
  `${label}: ${hoursInWords(textOf(value)).replace(/[.!?]?$/, '.')}`;

type Sentence = (value: FactValue, pets: readonly AskedPet[]) => string;

/** The sentences of the other facts, for values other than 'none'. */
const SENTENCES: Readonly<Partial<Record<FactKey, Sentence>>> = {
  maxPets: (value) => limitText.pets(Number(value), 0),
  maxWeightLb: (value, pets) => limitText.weight(Number(value), pets),
  sizes: (value) => limitText.sizes(value as readonly PetSize[], 'yes'),
  breedRestrictions: (value) => limitText.breeds(textOf(value)),
  leash: (value) => leashText(value as Leash, [unmeasured('other')]),
  leftAlone: (value) => (value === 'yes' ? 'Pets can be left alone.' : REASON_TEXT.leftAlone),
  vaccinationProof: (value) => (value === 'yes' ? REASON_TEXT.vaccination : 'No proof of vaccination is required.'),
  fee: (value) => limitText.fee(value as Fee),
  deposit: (value) => (value === 0 ? 'No deposit.' : `Refundable deposit: ${dollars(Number(value))}.`),
  petHours: (value) => hoursSentence('Hours for pets', value),
  openingHours: (value) => hoursSentence('Opening hours', value),
};

function singleSentence(key: FactKey, value: FactValue, pets: readonly AskedPet[]): string {
  return SENTENCES[key]?.(value, pets) ?? textOf(value);
}
