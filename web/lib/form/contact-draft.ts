import { keepDraft, readDraft } from './draft.js';

/** Name of the draft of the contact form. */
export const CONTACT_DRAFT = 'contact';

/**
 * Fills in the contact form for a report of a shared list, unless it contains an unsent message. The address of the list
 * is a secret, so it must not become part of the form's address. Browser only.
 */
export function startReportOfList(address: string): void {
  if (readDraft(CONTACT_DRAFT) !== null) return;
  const message = `The list: ${address}\n\nWhat is wrong with it: `;
  keepDraft(CONTACT_DRAFT, { subject: 'A shared list', category: 'other', message });
}
