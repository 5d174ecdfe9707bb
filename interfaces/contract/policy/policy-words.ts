/** Terms and small rules of policies and hours that forms and pages show. Apart from `words.ts`, so that other pages don't load them. */
export {
  clockTime,
  dateWords,
  dayHoursWords,
  openWords,
  stateWords,
  WEEKDAYS,
} from '../../../domain/hours/hours-words.js';
export { hoursLine } from '../../../domain/hours/osm-words.js';
export {
  dayNumber,
  readLocalTime,
  weekday,
  writeDay,
  writeLocalTime,
  type LocalMinute,
} from '../../../domain/hours/local-time.js';
export { isAlwaysOpen, rangesOf, type Schedule } from '../../../domain/hours/schedule.js';
export {
  EMPTY_WEEK,
  isPastMidnight,
  readWeek,
  writeWeek,
  type Span,
  type SpecialDate,
  type WeekHours,
} from '../../../domain/hours/week-hours.js';
export { hoursProblem } from '../../../domain/hours/week-problem.js';
export { weekWords } from '../../../domain/hours/week-words.js';
export type { PetSize, PetType } from '../../../domain/pet/pet.js';
export type { EvidenceSource, FactState, Verdict } from '../../../domain/policy/evidence.js';
export { FACT_KEYS, factsOf, type FactKey, type FactValue } from '../../../domain/policy/fact.js';
export { policySentences, statedWords } from '../../../domain/policy/stated-words.js';
export { factSentence } from '../../../domain/policy/fact-words.js';
export type { FitAnswer } from '../../../domain/policy/fit.js';
export {
  AREA_LABEL,
  AREAS,
  FEE_UNIT_WORDS,
  FEE_UNITS,
  LEASHES,
  NONE,
  POLICY_LIMITS,
  SERVICE_ANIMALS,
  type Area,
  type FeeUnit,
  type Leash,
  type Stated,
} from '../../../domain/policy/policy.js';
export { MAX_ASKED_PETS, readPets, writePets, type AskedPet } from '../../../domain/policy/question.js';
