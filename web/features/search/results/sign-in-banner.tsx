import { Sparkles } from 'lucide-react';
import { useViewerState } from '../../../lib/page/viewer.js';
import { useSignInPage } from '../../../lib/path/use-sign-in-page.js';
import { ButtonLink } from '../../../ui/button.js';

/** Benefits of signing in; renders nothing for members. */
export function SignInBanner() {
  const signInPage = useSignInPage();
  if (useViewerState() !== 'visitor') return null;
  return (
    <aside
      aria-label="Sign in"
      className="flex flex-col items-start gap-4 rounded-lg bg-leaf-soft p-5 sm:flex-row sm:items-center sm:px-6"
    >
      <span className="hidden size-12 shrink-0 place-items-center rounded-full bg-card text-leaf sm:grid">
        <Sparkles aria-hidden="true" className="size-6" />
      </span>
      <p className="flex-1">
        <strong className="text-lg font-bold">Get More From Your Search</strong>
        <span className="sr-only"> - </span>
        <span className="block text-ink">
          Sign in to write reviews, save favorites, and join our Guide Dog community
        </span>
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={signInPage} rel="nofollow">
          Join Now
        </ButtonLink>
        <ButtonLink to={signInPage} rel="nofollow" variant="secondary">
          Sign In Free
        </ButtonLink>
      </div>
    </aside>
  );
}
