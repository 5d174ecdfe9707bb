import { Heart } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import type { BusinessCard } from '../../../interfaces/contract/business.js';
import { classNames } from '../../lib/class-names.js';
import { useViewerState } from '../../lib/viewer.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { toast } from '../../ui/toast-store.js';
import { useSaved } from './saved-places.queries.js';

type Saveable = Pick<BusinessCard, 'id' | 'name'> & Partial<Pick<BusinessCard, 'isSaved'>>;

interface SaveProps {
  readonly business: Saveable;
}

/** Where a visitor signs in to save a place, and comes back. */
function useSignInTo(): string {
  const { pathname, search } = useLocation();
  return `/sign-in?returnTo=${encodeURIComponent(pathname + search)}`;
}

function useToggle({ id, isSaved }: Saveable) {
  const { saved, save, isPending } = useSaved(id, isSaved ?? false);
  const toggle = (): void => {
    if (isPending) return;
    save(!saved, { onError: ({ message }) => toast({ title: 'Error', description: message, tone: 'danger' }) });
  };
  return { saved, toggle };
}

/** 'Save' and 'Saved' on a place's own page (readings: saving a place). Visitors are led to sign in. */
export function SaveButton({ business }: SaveProps) {
  const state = useViewerState();
  const signIn = useSignInTo();
  const { saved, toggle } = useToggle(business);
  if (state === 'visitor') {
    return (
      <ButtonLink to={signIn} variant="secondary" icon={<Heart aria-hidden="true" />}>
        Save
      </ButtonLink>
    );
  }
  return (
    <Button
      variant="secondary"
      disabled={state !== 'member'}
      aria-pressed={saved}
      icon={<HeartMark saved={saved} />}
      onClick={toggle}
    >
      {saved ? 'Saved' : 'Save'}
    </Button>
  );
}

const CORNER =
  'absolute top-2 right-2 z-2 inline-grid size-11 place-items-center rounded-full border border-line bg-card text-ink shadow-rest transition-[color,transform] hover:scale-105 hover:text-danger';

/** The heart in the corner of a card: 'Save {name}'. */
export function SaveHeart({ business }: SaveProps) {
  const state = useViewerState();
  const signIn = useSignInTo();
  const { saved, toggle } = useToggle(business);
  const name = `Save ${business.name}`;
  if (state === 'visitor') {
    return (
      <Link to={signIn} aria-label={name} className={CORNER}>
        <HeartMark saved={false} />
      </Link>
    );
  }
  if (state !== 'member') return null;
  return (
    <button type="button" aria-label={name} aria-pressed={saved} onClick={toggle} className={CORNER}>
      <HeartMark saved={saved} />
    </button>
  );
}

function HeartMark({ saved }: { readonly saved: boolean }) {
  return (
    <Heart aria-hidden="true" className={classNames('size-5 transition-colors', saved && 'fill-danger text-danger')} />
  );
}
