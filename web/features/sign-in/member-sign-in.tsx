import { Bookmark, MessageSquareHeart, PawPrint } from 'lucide-react';
import { Link } from 'react-router-dom';
import { HeroScene } from '../../illustrations/hero.js';
import { SignInPanel, type Benefit } from './sign-in-panel.js';

const BENEFITS: readonly Benefit[] = [
  {
    icon: MessageSquareHeart,
    title: 'Write reviews',
    text: 'Tell other families about your visit, with photos of your pet.',
  },
  { icon: Bookmark, title: 'Save favorites', text: 'Save places you want to visit, and find them on every device.' },
  {
    icon: PawPrint,
    title: 'Join our Guide Dog community',
    text: 'Create a profile for your pet, and rise from Bronze to Platinum with your reviews.',
  },
];

interface MemberSignInProps {
  /** A path on this site. */
  readonly returnTo: string;
  /** What follows 'Sign in to'; null if the path doesn't say it. */
  readonly purpose: string | null;
}

/** The sign-in page for visitors. */
export function MemberSignIn({ returnTo, purpose }: MemberSignInProps) {
  return (
    <SignInPanel
      title={purpose === null ? 'Sign In' : `Sign in to ${purpose}`}
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
