import { Heart } from 'lucide-react';
import type { BusinessCard } from '../../../interfaces/contract/business/business.js';
import { classNames } from '../../lib/page/class-names.js';
import { useViewerState } from '../../lib/page/viewer.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { refusalOf } from '../../lib/form/refusal.js';
import { Button } from '../../ui/button.js';
import { useSignInFor } from '../../ui/overlay/sign-in-for.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { useSaved } from './saved-places.queries.js';

type Saveable = Pick<BusinessCard, 'id' | 'name'> & Partial<Pick<BusinessCard, 'isSaved'>>;

interface SaveProps {
  readonly business: Saveable;
}

/** Saves or unsaves. Sends visitors to sign in, and back to the same page. */
function useToggle({ id, isSaved }: Saveable) {
  const state = useViewerState();
  const { saved, save, isPending } = useSaved(id, isSaved ?? false);
  const signInFor = useSignInFor({ kind: 'save', id });
  const toggle = (): void => {
    if (state === 'visitor') return signInFor(false);
    if (isPending) return;
    whenSettled(save(!saved), {
      onError: (error) => {
        if (refusalOf(error).status !== 401) {
          return toast({ title: 'Error', description: error.message, tone: 'danger' });
        }
        signInFor(true, !saved);
      },
    });
  };
  return { saved, toggle, isKnown: state === 'visitor' || state === 'member' };
}

/** 'Save' and 'Saved' on the page of a business. */
export function SaveButton({ business }: SaveProps) {
  const { saved, toggle, isKnown } = useToggle(business);
  return (
    <Button
      variant="secondary"
      disabled={!isKnown}
      aria-pressed={saved}
      data-saves={business.id}
      icon={<HeartMark saved={saved} />}
      className="noscript:hidden"
      onClick={toggle}
    >
      {saved ? 'Saved' : 'Save'}
    </Button>
  );
}

/** The heart in the corner of a card, labeled 'Save {name}'. */
export function SaveIconButton({ business }: SaveProps) {
  const { saved, toggle, isKnown } = useToggle(business);
  if (!isKnown) return null;
  return (
    <button
      type="button"
      aria-label={`Save ${business.name}`}
      aria-pressed={saved}
      data-saves={business.id}
      onClick={toggle}
      className="absolute top-2 right-2 z-2 inline-grid size-11 place-items-center rounded-full border border-line bg-card text-ink shadow-rest transition-[color,transform] hover:scale-105 hover:text-danger noscript:hidden"
    >
      <HeartMark saved={saved} />
    </button>
  );
}

function HeartMark({ saved }: { readonly saved: boolean }) {
  return (
    <Heart aria-hidden="true" className={classNames('size-5 transition-colors', saved && 'fill-danger text-danger')} />
  );
}
