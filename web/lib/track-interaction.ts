import type { InteractionType } from '../../interfaces/contract/shared/words.js';

/** Session storage's name for this visit's own random name. */
const VISIT_KEY = 'visit-id';
const RANDOM_BYTES = 16;

/** What this tab calls its visit: random, and gone with the tab. */
function visitId(): string {
  const kept = readVisit();
  if (kept !== null) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
  const made = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  try {
    sessionStorage.setItem(VISIT_KEY, made);
  } catch {
    // Each interaction is then a visit of its own.
  }
  return made;
}

function readVisit(): string | null {
  try {
    return sessionStorage.getItem(VISIT_KEY);
  } catch {
    return null;
  }
}

/** Tells the business's owner, in numbers, what was done with it. It delays nothing, and nobody waits for an answer. Browser only. */
export function trackInteraction(businessId: number, interactionType: InteractionType): void {
  const body = JSON.stringify({ interactionType, sessionId: visitId() });
  navigator.sendBeacon?.(`/api/businesses/${businessId}/interactions`, new Blob([body], { type: 'application/json' }));
}

/** The interaction that a pressed element stands for: `data-interaction` on it or around it. */
export function interactionOf(target: EventTarget): InteractionType | null {
  const marked = target instanceof Element ? target.closest<HTMLElement>('[data-interaction]') : null;
  return (marked?.dataset['interaction'] as InteractionType | undefined) ?? null;
}
