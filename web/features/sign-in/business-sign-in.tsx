import { MessagesSquare, Pencil, Store } from 'lucide-react';
import { Link } from 'react-router-dom';
import { LISTING_TIER } from '../../../interfaces/contract/shared/words.js';
import { CategoryIllustration } from '../../illustrations/category.js';
import type { Benefit } from './benefits.js';
import { SignInPanel } from './sign-in-panel.js';

const BENEFITS: readonly Benefit[] = [
  {
    icon: Store,
    title: 'A free listing',
    text: `Show pet owners your perks, up to ${LISTING_TIER.free.photos} photos and how to reach you.`,
  },
  {
    icon: MessagesSquare,
    title: 'Answer your reviews',
    text: 'Thank your guests in public, and put right what was not.',
  },
  {
    icon: Pencil,
    title: 'Keep it up to date',
    text: 'Edit your listing, withdraw it and put it back whenever you like.',
  },
];

/** Where an owner becomes a member; the way goes on to the form for a business. */
export function BusinessSignIn() {
  return (
    <SignInPanel
      title="List Your Business"
      intro="Bring pet owners to your door. Sign in, and your listing is a few minutes away."
      benefits={BENEFITS}
      returnTo="/create-business"
      picture={<CategoryIllustration category="restaurants" preserveAspectRatio="xMaxYMid slice" />}
    >
      <p className="text-muted">
        Want to know more first? See what{' '}
        <Link to="/public-business-listing" className="text-link">
          free and Premium listings
        </Link>{' '}
        give you. Listed already?{' '}
        <Link to="/browse" className="text-link">
          Find your business
        </Link>{' '}
        and claim it there.
      </p>
    </SignInPanel>
  );
}
