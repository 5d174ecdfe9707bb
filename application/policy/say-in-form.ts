import type { BusinessChange } from '../../domain/business/content.js';
import { changedInForm, saidInForm, type FactContent } from '../../domain/policy/known-facts.js';
import type { Facts, Speaker } from './ports.js';

/** A saved form. */
export interface SavedForm {
  readonly id: number;
  /** Null if the business is new. */
  readonly before: FactContent | null;
  readonly after: FactContent;
  readonly change: Pick<BusinessChange, 'policy' | 'openingHours'>;
}

/**
 * Records what an owner or administrator says by saving a form, in the running transaction, after it is saved: the facts
 * that they changed. An owner who saves the form as it was confirms it. An administrator who changes nothing says nothing.
 */
export async function sayInForm(
  facts: Facts,
  { id, before, after, change }: SavedForm,
  by: Pick<Speaker, 'source' | 'memberId'>,
): Promise<void> {
  const fields = { policy: change.policy !== undefined, openingHours: change.openingHours !== undefined };
  const said = by.source === 'owner' ? saidInForm : changedInForm;
  await facts.say(id, said(before, after, fields), { ...by, network: null });
}

/** An administrator, who is no member. */
export const AS_ADMINISTRATOR = { source: 'administrator', memberId: null } as const;

export const asOwner = (memberId: string): Pick<Speaker, 'source' | 'memberId'> => ({ source: 'owner', memberId });
