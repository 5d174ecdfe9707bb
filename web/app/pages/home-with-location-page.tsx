import { Home } from './home.js';
import { LazyMemberHome } from './lazy-member-home.js';
import { HomeWithLocation } from './home-with-location.js';

/** The home page sent to readers who shared a location. */
export function HomeWithLocationPage() {
  return <Home MemberHome={LazyMemberHome} HomeWithLocation={HomeWithLocation} />;
}
