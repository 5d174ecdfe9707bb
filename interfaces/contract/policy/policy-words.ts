/** Terms and small rules of policies and hours that forms show. Apart from `words.ts`, so that other pages don't load them. */
export { clockTime, WEEKDAYS } from '../../../domain/hours/hours-words.js';
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
export type { PetSize, PetType } from '../../../domain/pet/pet.js';
