import { useState } from 'react';
import type { OrderedErasure } from '../../../interfaces/contract/moderation/ordered-erasure.js';
import { navigateFully } from '../../lib/browser/full-navigation.js';
import { wantsFreshSignIn } from '../../lib/form/refusal.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { adminLoginPath } from '../../lib/path/admin-path.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { ERASURES, useConfirmErasure, useStopErasure } from './erasures.queries.js';

export type ErasureMove = OrderedErasure['moves'][number];

interface MoveWords {
  readonly title: (name: string) => string;
  readonly text: string;
  readonly submit: string;
  readonly pending: string;
  readonly done: string;
}

const WORDS: Readonly<Record<ErasureMove, MoveWords>> = {
  confirm: {
    title: (name) => `Erase ${name}’s account?`,
    text: 'We’ll erase the account, profile, reviews, responses, Guide Dogs, pets, photos, saved places, and messages, and end subscriptions. Until then, an administrator can stop the erasure.',
    submit: 'Confirm Erasure',
    pending: 'Confirming...',
    done: 'Erasure confirmed',
  },
  stop: {
    title: (name) => `Restore ${name}’s account?`,
    text: 'We’ll restore the account and its reviews immediately. The reported content will be shown again, unless another decision hides it.',
    submit: 'Stop Erasure',
    pending: 'Stopping...',
    done: 'Erasure stopped',
  },
};

interface DecideDialogProps {
  readonly erasure: OrderedErasure;
  readonly move: ErasureMove;
  readonly onDecided: () => void;
  readonly onEnd: () => void;
}

/** Asks before confirming or stopping an erasure. Opens the sign-in page if the confirmation needs a recent sign-in. */
export function DecideDialog({ erasure, move, onDecided, onEnd }: DecideDialogProps) {
  const [isPending, setIsPending] = useState(false);
  const confirm = useConfirmErasure();
  const stop = useStopErasure();
  const { title, text, submit, pending, done } = WORDS[move];
  const name = erasure.memberName ?? 'this member';
  const decide = (): void => {
    setIsPending(true);
    whenSettled<unknown>(move === 'confirm' ? confirm(erasure) : stop(erasure), {
      onSuccess: () => {
        onDecided();
        toast({ tone: 'success', title: done, description: erasure.memberName ?? undefined });
      },
      onError: (error) => {
        setIsPending(false);
        if (wantsFreshSignIn(error)) return navigateFully(adminLoginPath(ERASURES.list.path));
        toast({ tone: 'danger', title: 'Error', description: error.message });
      },
    });
  };
  const footer = (
    <>
      <Button variant="secondary" onClick={onEnd}>
        Cancel
      </Button>
      <Button
        variant={move === 'confirm' ? 'danger' : 'primary'}
        pending={isPending}
        pendingText={pending}
        onClick={decide}
      >
        {submit}
      </Button>
    </>
  );
  return (
    <Dialog onClose={onEnd} size="sm" title={title(name)} footer={footer}>
      <p>{text}</p>
    </Dialog>
  );
}
