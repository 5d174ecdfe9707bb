import { part } from '../../ui/part.js';
import { Home } from './home.js';
import { LaterMemberHome } from './later-member-home.js';

const LaterNearHome = part(async () => ({ default: (await import('./near-home.js')).NearHome }), { told: 'in place' });

/** Home as visitors are sent it: what members and those who share a place see instead comes where somebody turns out to be one. */
export function HomePage() {
  return <Home MemberHome={LaterMemberHome} NearHome={LaterNearHome} />;
}
