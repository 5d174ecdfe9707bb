import { lazyPart } from '../../ui/state/lazy-part.js';
import { Home } from './home.js';
import { LazyMemberHome } from './lazy-member-home.js';

const LazyHomeWithLocation = lazyPart(
  async () => ({ default: (await import('./home-with-location.js')).HomeWithLocation }),
  {
    failureNotice: 'in place',
  },
);

/** The home page sent to visitors. The variants for members and for shared locations are loaded only if needed. */
export function HomePage() {
  return <Home MemberHome={LazyMemberHome} HomeWithLocation={LazyHomeWithLocation} />;
}
