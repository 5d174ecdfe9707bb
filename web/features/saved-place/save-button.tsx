import { Heart } from 'lucide-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BusinessCard } from '../../../interfaces/contract/business/business.js';
import { useHydrated } from '../../lib/browser/use-hydrated.js';
import { classNames } from '../../lib/page/class-names.js';
import { useViewerState } from '../../lib/page/viewer.js';
import { Button } from '../../ui/button.js';
import { useSignInFor } from '../../ui/overlay/sign-in-for.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { pressedKey } from './saved-keys.js';

type Saveable = Pick<BusinessCard, 'id' | 'name'> & Partial<Pick<BusinessCard, 'isSaved'>>;

interface SaveProps {
  readonly business: Saveable;
}

/** Saves or unsaves. Sends visitors to sign in, and back to the same page. */
function useToggle(business: Saveable) {
  const { id, isSaved = false } = business;
  const client = useQueryClient();
  const state = useViewerState();
  const signInFor = useSignInFor({ kind: 'save', id });
  const { data: latest = isSaved } = useQuery<boolean>({
    queryKey: pressedKey(id),
    queryFn: () => isSaved,
    enabled: false,
    gcTime: Infinity,
  });
  // The place may be saved before this heart hydrates. React keeps the attributes of the server's HTML then.
  const isHydrated = useHydrated(latest !== isSaved);
  const saved = isHydrated ? latest : isSaved;
  const toggle = (): void => {
    if (state === 'visitor') return signInFor(false);
    // Shown before the code of members has loaded.
    client.setQueryData(pressedKey(id), !saved);
    void import('./press-heart.js').then(
      ({ pressHeart }) => pressHeart(client, business, !saved, () => signInFor(true, !saved)),
      () => {
        client.setQueryData(pressedKey(id), saved);
        toast({ title: 'Error', description: 'Please try again.', tone: 'danger' });
      },
    );
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
