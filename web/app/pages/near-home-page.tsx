import { Home } from './home.js';
import { LaterMemberHome } from './later-member-home.js';
import { NearHome } from './near-home.js';

/** Home as whoever shared a place is sent it. */
export function NearHomePage() {
  return <Home MemberHome={LaterMemberHome} NearHome={NearHome} />;
}
