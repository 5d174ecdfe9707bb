import { UNKNOWN_POLICY, NONE, type Fee, type None, type Policy, type Stated } from '../../policy/policy.js';
import { refusesPets, saysYes } from './cell-words.js';
import type { PetField } from './mapping.js';

/** The cells of a row that each state one fact. */
export type PetCells = Readonly<Partial<Record<PetField, string>>>;

/** Returns the policy of a row; null without a cell about it. A cell in other words, such as 'ask us', states nothing. */
export function policyOfCells(cells: PetCells): Policy | null {
  if (Object.keys(cells).length === 0) return null;
  const cell = (field: PetField): string => cells[field] ?? '';
  const leash = { yes: 'required', no: 'not-required', unknown: null } as const;
  return {
    ...UNKNOWN_POLICY,
    pets: { dog: statedIn(cell('dogsAllowed')), cat: statedIn(cell('catsAllowed')) },
    areas: {
      indoors: statedIn(cell('indoorsAllowed')),
      patio: statedIn(cell('patioAllowed')),
      room: statedIn(cell('roomsAllowed')),
    },
    leash: leash[statedIn(cell('leashRequired'))],
    maxPets: limitIn(cell('maxPets')),
    maxWeightLb: limitIn(cell('maxWeightLb')),
    breedRestrictions: isNone(cell('breedRestrictions')) ? NONE : textIn(cell('breedRestrictions')),
    leftAlone: statedIn(cell('leftAlone')),
    vaccinationProof: statedIn(cell('vaccinationProof')),
    fee: feeIn(cell('petFee')),
    deposit: feeIn(cell('petDeposit'))?.amount ?? null,
    petHours: textIn(cell('petHours')),
    note: textIn(cell('petNote')),
  };
}

const FACT_COLUMN: Readonly<Record<string, PetField>> = {
  ...{ 'pets.dog': 'dogsAllowed', 'pets.cat': 'catsAllowed', leash: 'leashRequired', fee: 'petFee' },
  ...{ 'areas.indoors': 'indoorsAllowed', 'areas.patio': 'patioAllowed', 'areas.room': 'roomsAllowed' },
  ...{ deposit: 'petDeposit', note: 'petNote' },
};

/** Returns the column that states a field of the policy, such as 'petFee' for ['fee', 'amount']. */
export function petFieldOf([field = '', key = '']: readonly string[]): string {
  return FACT_COLUMN[`${field}.${key}`] ?? FACT_COLUMN[field] ?? field;
}

function statedIn(text: string): Stated {
  if (saysYes(text) || /^\s*(?:allowed|required)\s*$/i.test(text)) return 'yes';
  return refusesPets(text) || /^\s*not required\s*$/i.test(text) ? 'no' : 'unknown';
}

const textIn = (text: string): string | null => (text.trim() === '' ? null : text);

const isNone = (text: string): boolean => /^\s*(?:no|none|no restrictions?|n\/?a)\s*$/i.test(text);

/** '50', '50 lb', 'up to 50 lbs', 'no limit'. */
function limitIn(text: string): number | None | null {
  if (/^\s*(?:no limits?|no|none|unlimited|any|n\/?a)\s*$/i.test(text)) return NONE;
  const [, number] =
    /^\s*(?:up to|max\.?|under|<=?)?\s*(\d+(?:\.\d+)?)\s*(?:lbs?\.?|pounds?|#|pets?)?\s*$/i.exec(text) ?? [];
  return number === undefined ? null : Number(number);
}

/** '25', '$25 per night', '$10 per pet', 'no', 'free'. An amount alone is for a stay. */
function feeIn(text: string): Fee | null {
  if (/^\s*(?:no fees?|no|none|free|\$?0(?:\.0+)?)\s*$/i.test(text)) return { amount: 0, per: 'stay' };
  const [, amount, unit = 'stay', also] =
    /^\s*\$?\s*(\d+(?:\.\d{1,2})?)\s*(?:(?:per|\/|a|each)\s*(stay|night|pet)(?:\s*(?:and|per|\/|a)\s*(night|pet|stay))?)?\s*$/i.exec(
      text,
    ) ?? [];
  if (amount === undefined) return null;
  const units = new Set([unit.toLowerCase(), also?.toLowerCase()]);
  const per = units.has('pet') ? (units.has('night') ? 'pet-night' : 'pet') : units.has('night') ? 'night' : 'stay';
  return { amount: Number(amount), per };
}
