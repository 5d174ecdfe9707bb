import { MessagesSquare, Pencil, Store } from 'lucide-react';
import { Link } from 'react-router-dom';
import { LISTING_TIER } from '../../../interfaces/contract/shared/words.js';
import { PlaceIllustration } from '../../illustrations/place.js';
import { SignInPanel, type Benefit } from './sign-in-panel.js';

const BENEFITS: readonly Benefit[] = [
  {
    icon: Store,
    title: 'A free listing',
    text: `Show pet owners your perks, up to ${LISTING_TIER.free.photos} photos, and how to reach you.`,
  },
  {
    icon: MessagesSquare,
    title: 'Respond to reviews',
    text: 'Thank customers publicly, and address their concerns.',
  },
  {
    icon: Pencil,
    title: 'Keep it up to date',
    text: 'Edit your listing, take it down, or put it back at any time.',
  },
];

/** The sign-in page for owners; continues to the form for a business. */
export function BusinessSignIn() {
  return (
    <SignInPanel
      title="List Your Business"
      intro="Bring pet owners to your door. Sign in and create your listing in a few minutes."
      benefits={BENEFITS}
      returnTo="/create-business"
      picture={<PlaceIllustration category="restaurants" preserveAspectRatio="xMaxYMid slice" />}
    >
      <p className="text-muted">
        Want to know more first? Compare{' '}
        <Link to="/public-business-listing" className="text-link">
          free and Premium listings
        </Link>{' '}
        . Already listed?{' '}
        <Link to="/browse" className="text-link">
          Find your business
        </Link>{' '}
        and claim it there.
      </p>
    </SignInPanel>
  );
}
