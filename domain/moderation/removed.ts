import { refuse } from '../shared/domain-error.js';
import type { ContentState } from './target.js';

/** What an administrator removed comes back by an appeal alone: refuses to change it, with FORBIDDEN. */
export function requireNotRemoved({ state }: { readonly state: ContentState }): void {
  if (state === 'removed') refuse('FORBIDDEN', 'An administrator removed this, so it cannot be changed.');
}
