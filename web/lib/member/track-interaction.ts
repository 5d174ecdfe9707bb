import type { InteractionType } from '../../../interfaces/contract/shared/words.js';
import { randomKey } from '../form/idempotency-key.js';

/** Session storage key of the visit's random ID. */
const VISIT_KEY = 'visit-id';

/** Returns this tab's random visit ID, which is lost with the tab. */
function visitId(): string {
  const storedVisit = readVisit();
  if (storedVisit !== null) return storedVisit;
  const newVisit = randomKey();
  try {
    sessionStorage.setItem(VISIT_KEY, newVisit);
  } catch {
    // Without storage, each interaction counts as a visit.
  }
  return newVisit;
}

function readVisit(): string | null {
  try {
    return sessionStorage.getItem(VISIT_KEY);
  } catch {
    return null;
  }
}

/** Counts an interaction for the business's owner. Delays nothing and ignores the response. Browser only. */
export function trackInteraction(businessId: number, interactionType: InteractionType): void {
  const body = JSON.stringify({ interactionType, sessionId: visitId() });
  navigator.sendBeacon?.(`/api/businesses/${businessId}/interactions`, new Blob([body], { type: 'application/json' }));
}

/** Returns the interaction of a pressed element, from `data-interaction` on it or an ancestor. */
export function interactionOf(target: EventTarget): InteractionType | null {
  const marked = target instanceof Element ? target.closest<HTMLElement>('[data-interaction]') : null;
  return (marked?.dataset['interaction'] as InteractionType | undefined) ?? null;
}
