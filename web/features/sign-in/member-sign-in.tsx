import { Bookmark, MessageSquareHeart, PawPrint } from 'lucide-react';
import { Link } from 'react-router-dom';
import { HeroScene } from '../../illustrations/hero.js';
import type { Benefit } from './benefits.js';
import { SignInPanel } from './sign-in-panel.js';

const BENEFITS: readonly Benefit[] = [
  {
    icon: MessageSquareHeart,
    title: 'Write reviews',
    text: 'Tell the next family what your visit was like, with pictures of your pet.',
  },
  { icon: Bookmark, title: 'Save favorites', text: 'Keep the places you want to go to, on every device.' },
  {
    icon: PawPrint,
    title: 'Join our Guide Dog community',
    text: 'Make a profile for your pet and rise from bronze to platinum with your reviews.',
  },
];

/** Where a visitor becomes a member. `returnTo` is a path of this site. */
export function MemberSignIn({ returnTo }: { readonly returnTo: string }) {
  return (
    <SignInPanel
      title="Sign In"
      intro="One free account for everything you and your pet do here."
      benefits={BENEFITS}
      returnTo={returnTo}
      picture={<HeroScene />}
    >
      <p className="text-muted">
        Do you run a pet-friendly business?{' '}
        <Link to="/business-sign-in" className="text-link">
          List Your Business
        </Link>
      </p>
    </SignInPanel>
  );
}
