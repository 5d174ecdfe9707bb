import type { FieldErrors, FieldValues, ResolverResult } from 'react-hook-form';
import { PERK_TOO_LONG, TOO_MANY_PERKS } from '../../../interfaces/contract/business/business-fields.js';
import { BUSINESS_LIMITS, countCharacters, tidyEntries } from '../../../interfaces/contract/shared/words.js';

/** Returns why a typed perk can't be added to a list of perks; undefined if it can. */
export function perkRefusal(perks: readonly string[], typed: string): string | undefined {
  if (countCharacters(typed) > BUSINESS_LIMITS.perk) return PERK_TOO_LONG;
  const isFull = perks.length >= BUSINESS_LIMITS.perks && tidyEntries([...perks, typed]).length > perks.length;
  return isFull ? TOO_MANY_PERKS : undefined;
}

/** Returns the perks with the typed one, if it can be added and is new. */
export function withOwnPerk(perks: readonly string[], typed: string): string[] {
  return perkRefusal(perks, typed) === undefined ? tidyEntries([...perks, typed]) : [...perks];
}

/** Returns what a form's check found, with an error at the field `ownPerk` if the typed perk can't be added. */
export function withOwnPerkError<V extends FieldValues & { ownPerk: string }, Checked>(
  found: ResolverResult<V, Checked>,
  refusal: string | undefined,
): ResolverResult<V, Checked> {
  if (refusal === undefined) return found;
  const ownPerk = { type: 'custom', message: refusal };
  return { values: {}, errors: { ...found.errors, ownPerk } as FieldErrors<V> };
}
