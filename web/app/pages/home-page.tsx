import { part } from '../../ui/part.js';
import { Home } from './home.js';

const LaterMemberHome = part(async () => ({ default: (await import('./member-home.js')).MemberHome }));

/** Home as visitors are sent it: what members see instead comes where somebody turns out to be one. */
export function HomePage() {
  return <Home MemberHome={LaterMemberHome} />;
}
