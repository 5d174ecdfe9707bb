import type { BusinessForm, OwnerBusiness } from '../../../../interfaces/contract/business/business-form.js';
import { PET_TYPES } from '../../../../interfaces/contract/shared/words.js';
import {
  AREAS,
  NONE,
  type Area,
  type FeeUnit,
  type Leash,
  type PetSize,
  type PetType,
  type Stated,
} from '../../../../interfaces/contract/policy/policy-words.js';

/** A limit or an amount as typed: '' if not stated, 'none', or a number. */
export type LimitText = string;

/** A limit that is chosen, but not typed yet. */
export const UNTYPED: LimitText = ' ';

/** The answers of the form. Empty ones are not stated. */
export interface PolicyValues {
  readonly pets: Readonly<Record<PetType, Stated>>;
  readonly maxPets: LimitText;
  readonly maxWeightLb: LimitText;
  readonly sizes: '' | typeof NONE | readonly PetSize[];
  readonly breedRestrictions: string;
  readonly leash: Leash | '';
  readonly areas: Readonly<Record<Area, Stated>>;
  readonly leftAlone: Stated;
  readonly vaccinationProof: Stated;
  readonly fee: { readonly amount: LimitText; readonly per: FeeUnit | '' };
  readonly deposit: LimitText;
  readonly petHours: string;
  readonly note: string;
}

type Policy = OwnerBusiness['policy'];
type SentPolicy = BusinessForm['policy'];

/** Returns the form's answers for a stored policy. */
export function valuesOfPolicy(policy: Policy): PolicyValues {
  return {
    pets: answers(PET_TYPES, policy?.pets),
    maxPets: limitText(policy?.maxPets),
    maxWeightLb: limitText(policy?.maxWeightLb),
    sizes: policy?.sizes ?? '',
    breedRestrictions: policy?.breedRestrictions ?? '',
    leash: policy?.leash ?? '',
    areas: answers(AREAS, policy?.areas),
    leftAlone: policy?.leftAlone ?? 'unknown',
    vaccinationProof: policy?.vaccinationProof ?? 'unknown',
    fee: { amount: dollarText(policy?.fee?.amount), per: policy?.fee?.per ?? '' },
    deposit: dollarText(policy?.deposit),
    petHours: policy?.petHours ?? '',
    note: policy?.note ?? '',
  };
}

function answers<Key extends string>(
  keys: readonly Key[],
  stated: { readonly [Each in Key]?: Stated | undefined } = {},
): Record<Key, Stated> {
  return Object.fromEntries(keys.map((key) => [key, stated[key] ?? 'unknown'])) as Record<Key, Stated>;
}

const limitText = (value: number | typeof NONE | null | undefined): LimitText => String(value ?? '');

/** An amount of 0 states that there is nothing to pay. */
const dollarText = (value: number | null | undefined): LimitText => (value === 0 ? NONE : String(value ?? ''));

export const NO_ANSWERS = valuesOfPolicy(null);

/** Returns the policy to check and send; null if nothing is stated. A text that isn't a number becomes NaN. */
export function policyOfValues(values: PolicyValues): SentPolicy {
  if (JSON.stringify(withoutUnit(values)) === JSON.stringify(withoutUnit(NO_ANSWERS))) return null;
  const { sizes, leash, fee, deposit, maxPets, maxWeightLb } = values;
  const amount = dollars(fee.amount);
  return {
    ...values,
    maxPets: limit(maxPets),
    maxWeightLb: limit(maxWeightLb),
    sizes: sizes === '' || sizes === NONE ? sizes || null : [...sizes],
    leash: leash === '' ? null : leash,
    fee: amount === null ? null : { amount, per: fee.per === '' ? 'stay' : fee.per },
    deposit: dollars(deposit),
  };
}

/** The unit alone states nothing. */
const withoutUnit = ({ fee, ...values }: PolicyValues) => ({ ...values, fee: fee.amount });

function limit(text: LimitText): number | typeof NONE | null {
  if (text === '') return null;
  return text === NONE ? NONE : numberOf(text);
}

function dollars(text: LimitText): number | null {
  const amount = limit(text);
  return amount === NONE ? 0 : amount;
}

/** Reads '$1,000' and '1000'. */
const numberOf = (text: string): number => (text.trim() === '' ? NaN : Number(text.replaceAll(/[$,\s]/g, '')));
