import { useEffect, type ReactNode } from 'react';
import { CircleCheck } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { PetIllustration } from '../../illustrations/pet.js';
import { signInPath } from '../../lib/path/sign-in-path.js';
import { useReloadViewer, useViewer, useViewerState, type Viewer } from '../../lib/page/viewer.js';
import { ButtonAnchor, ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/page/card.js';
import { Failure } from '../../ui/state/failure.js';
import { Spinner } from '../../ui/state/spinner.js';

/** Time before the page redirects, in ms: a product decision. */
const REDIRECT_AFTER_MS = 1000;

const COMPLETE_PROFILE = '/user-profile?welcome=true';

interface AuthSuccessProps {
  /** A path on this site from which the reader came to sign in; null if there is none. */
  readonly returnTo: string | null;
}

/** The page after a sign-in or verification. */
export function AuthSuccess({ returnTo }: AuthSuccessProps) {
  const state = useViewerState();
  const viewer = useViewer();
  const reload = useReloadViewer();
  if (viewer !== null) return <Greeting viewer={viewer} returnTo={returnTo} />;
  if (state === 'loading') return <Spinner text="Verifying your account..." className="py-24" />;
  if (state === 'failed') {
    return <Failure title="Failed to verify your account" onRetry={() => void reload()} className="my-12" />;
  }
  return (
    <Notice pet="cat" title="Your email was verified">
      <p className="text-lg">There’s one more step: sign in with this address.</p>
      <ButtonAnchor href={signInPath(returnTo ?? '/auth-success')} size="lg">
        Complete Sign In
      </ButtonAnchor>
    </Notice>
  );
}

function Greeting({ viewer, returnTo }: AuthSuccessProps & { readonly viewer: Viewer }) {
  const { path, sentence, label } = nextPageOf(viewer, returnTo);
  useRedirect(path);
  const name = viewer.firstName?.trim() || viewer.email;
  return (
    <Notice pet="dog" title={name ? `Welcome, ${name}!` : 'Welcome!'}>
      <p role="status" className="text-lg">
        {sentence}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={path}>{label}</ButtonLink>
        <ButtonLink to="/browse" variant="secondary">
          Browse Pet-Friendly Places
        </ButtonLink>
      </div>
    </Notice>
  );
}

/** Returns the next page: where the reader came from, or else the incomplete profile, or else home. */
function nextPageOf({ firstName, lastName }: Viewer, returnTo: string | null) {
  if (returnTo !== null) {
    return {
      path: returnTo,
      sentence: 'You’re all set. We’re taking you back to where you left off.',
      label: 'Continue',
    };
  }
  const isComplete = Boolean(firstName?.trim()) && Boolean(lastName?.trim());
  if (isComplete) {
    return { path: '/', sentence: 'You’re all set. We’re taking you to the homepage.', label: 'Go to Homepage' };
  }
  return {
    path: COMPLETE_PROFILE,
    sentence: 'Please complete your profile. We’re taking you there now.',
    label: 'Complete Your Profile',
  };
}

/** Redirects, and replaces the history entry, so that going back doesn't return here. */
function useRedirect(path: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = window.setTimeout(() => void navigate(path, { replace: true }), REDIRECT_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [navigate, path]);
}

interface NoticeProps {
  readonly pet: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Notice({ pet, title, children }: NoticeProps) {
  return (
    <Card className="mx-auto my-10 flex max-w-2xl flex-col items-center gap-5 text-center sm:my-16 sm:p-10">
      <div className="relative w-44">
        <div className="aspect-square overflow-hidden rounded-full">
          <PetIllustration pet={pet} className="size-full" />
        </div>
        <span className="absolute right-1 bottom-1 grid size-12 place-items-center rounded-full bg-card text-success shadow-rest">
          <CircleCheck aria-hidden="true" className="size-8" />
        </span>
      </div>
      <h1 className="max-w-full text-3xl wrap-anywhere sm:text-4xl">{title}</h1>
      {children}
    </Card>
  );
}
