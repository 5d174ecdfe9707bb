import { useHydrated } from '../browser/use-hydrated.js';
import { readDraft } from '../form/draft.js';

/** Name of the draft of a new listing. It belongs to no member: a visitor may start it and sign in before sending it. */
export const LISTING_DRAFT = 'business:new';

/** Returns the unsent listing in this tab; null if there is none, and on the server. */
export function useListingDraft(): { readonly name: string | null } | null {
  const isBrowser = useHydrated();
  const draft = isBrowser ? readDraft(LISTING_DRAFT) : null;
  if (typeof draft !== 'object' || draft === null) return null;
  const { name } = draft as { name?: unknown };
  return { name: typeof name === 'string' && name.trim() !== '' ? name.trim() : null };
}
