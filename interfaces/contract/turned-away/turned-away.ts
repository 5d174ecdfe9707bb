import { z } from 'zod';
import { PET_TYPES } from '../../../domain/pet/pet.js';
import { MAX_ASKED_PETS, PETS_MESSAGE, readPets } from '../../../domain/policy/question.js';
import {
  ANSWER_LIMITS,
  STAFF_SAID_LIMITS,
  TURNED_AWAY_STATUSES,
  VISIT_MONTHS,
} from '../../../domain/turned-away/turned-away.js';
import { BusinessName } from '../business/business-name.js';
import { TakedownState } from '../moderation/content-state.js';
import { typedProse } from '../shared/typed-text.js';

const time = z.iso.datetime();

const NO_DAY = 'Please enter the day of your visit';
const TOO_SHORT = `Please say what the staff said, in at least ${STAFF_SAID_LIMITS.min} characters`;
const TOO_SHORT_ANSWER = `Answer must be at least ${ANSWER_LIMITS.min} characters`;

const pets = z
  .string(PETS_MESSAGE)
  .min(1, { error: 'Please add at least one pet', abort: true })
  .max(20 * MAX_ASKED_PETS, PETS_MESSAGE)
  .refine((text) => readPets(text) !== null, PETS_MESSAGE);

export const TurnedAwayForm = z
  .strictObject({
    visitedOn: z.iso
      .date(NO_DAY)
      .describe(`Day of the visit at the place: today, or within the last ${VISIT_MONTHS} months.`),
    pets: pets.describe(
      `The pets that were turned away: at most ${MAX_ASKED_PETS}, separated by commas, each a type with an optional weight in pounds and size, such as \`dog:70,cat\`.`,
    ),
    staffSaid: typedProse('staffSaid', TOO_SHORT)
      .min(STAFF_SAID_LIMITS.min, TOO_SHORT)
      .max(STAFF_SAID_LIMITS.max, `Please use at most ${STAFF_SAID_LIMITS.max} characters`)
      .describe('What the staff said.'),
  })
  .meta({ id: 'TurnedAwayForm', description: 'A report that a place turned you away with your pets.' });

export type TurnedAwayForm = z.infer<typeof TurnedAwayForm>;

export const TurnedAwayAnswerForm = z
  .strictObject({
    content: typedProse('content', TOO_SHORT_ANSWER)
      .min(ANSWER_LIMITS.min, TOO_SHORT_ANSWER)
      .max(ANSWER_LIMITS.max, `Answer cannot exceed ${ANSWER_LIMITS.max} characters`)
      .describe('Text of the answer.'),
  })
  .meta({ id: 'TurnedAwayAnswerForm', description: 'The owner’s public answer to a report.' });

export type TurnedAwayAnswerForm = z.infer<typeof TurnedAwayAnswerForm>;

const TurnedAwayAnswer = z
  .object({
    id: z.int().min(1),
    content: z.string().describe('Text of the answer.'),
    createdAt: time,
    updatedAt: time,
    state: TakedownState,
  })
  .meta({ id: 'TurnedAwayAnswer', description: 'The owner’s answer to a report.' });

const visitedOn = z.iso.date().describe('Day of the visit at the place.');
const petsInWords = z.string().describe('The pets, such as `dog:70,cat`.');
const answerBy = time
  .nullable()
  .describe('Until when the owner can answer before the report counts; null without one.');

export const TurnedAway = z
  .object({
    id: z.int().min(1),
    petTypes: z.array(z.enum(PET_TYPES)).describe('Kinds of the pets. Nobody learns who the visitor was.'),
    month: z
      .string()
      .regex(/^\d{4}-\d{2}$/, 'A month has the format YYYY-MM')
      .describe('Month of the visit.'),
    staffSaid: z.string().describe('What the staff said, according to the visitor.'),
    status: z.enum(TURNED_AWAY_STATUSES).exclude(['withdrawn']),
    answer: TurnedAwayAnswer.nullable().describe('The owner’s answer, or null.'),
    own: z
      .object({ visitedOn, pets: petsInWords, answerBy })
      .nullable()
      .describe('What only the writer sees; null for everyone else.'),
    state: TakedownState,
  })
  .meta({ id: 'TurnedAway', description: 'A report of a visitor who was turned away with pets.' });

export type TurnedAway = z.infer<typeof TurnedAway>;

export const OwnersTurnedAway = TurnedAway.extend({
  business: BusinessName.describe('The business.'),
  visitedOn,
  pets: petsInWords,
  answerBy,
  createdAt: time,
}).meta({
  id: 'OwnersTurnedAway',
  extends: 'TurnedAway',
  description: 'A report about a business, as its owner sees it.',
});

export type OwnersTurnedAway = z.infer<typeof OwnersTurnedAway>;
