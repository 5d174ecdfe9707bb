import { part } from '../../ui/part.js';

/** The member's home where a page was sent to somebody who then turns out to be a member. */
export const LaterMemberHome = part(async () => ({ default: (await import('./member-home.js')).MemberHome }));
