import { Home } from './home.js';
import { MemberHome } from './member-home.js';
import { NearHome } from './near-home.js';

/** Home as whoever bears a session is sent it. */
export function MemberHomePage() {
  return <Home MemberHome={MemberHome} NearHome={NearHome} />;
}
