import { Home } from './home.js';
import { MemberHome } from './member-home.js';
import { HomeWithLocation } from './home-with-location.js';

/** The home page sent to readers with a session. */
export function MemberHomePage() {
  return <Home MemberHome={MemberHome} HomeWithLocation={HomeWithLocation} />;
}
