import { lazyPart } from '../../ui/state/lazy-part.js';

/** The member's home, for a page that was sent before the reader was known to be a member. */
export const LazyMemberHome = lazyPart(async () => ({ default: (await import('./member-home.js')).MemberHome }));
