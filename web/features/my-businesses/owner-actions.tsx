import { useState } from 'react';
import { ArchiveRestore, Eye, Pencil, Send } from 'lucide-react';
import type { OwnedBusinessCard } from '../../../interfaces/contract/business.js';
import { ownerMoves } from '../../../interfaces/contract/words.js';
import { businessPath } from '../../lib/path/browse-search.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { useOwnerAction, type OwnerAction } from './my-businesses.queries.js';

const DONE: Readonly<Record<OwnerAction, { readonly title: string; readonly description: string }>> = {
  withdraw: { title: 'Listing withdrawn', description: 'Only you see it now. You can put it back whenever you like.' },
  relist: { title: 'Listing put back', description: 'It stands where it stood before you withdrew it.' },
  resubmit: { title: 'Listing resubmitted', description: 'We check it again, and email you once that is done.' },
};

const LOOK = { size: 'sm', variant: 'secondary' } as const;

/** What the owner may do with a business now. */
export function OwnerActions({ business }: { readonly business: OwnedBusinessCard }) {
  const { id, name, isActive, approvalStatus = 'approved' } = business;
  const moves = ownerMoves({ approvalStatus, isActive });
  const isPublic = isActive && approvalStatus === 'approved';
  const { act, pending } = useActions(id);
  return (
    <div role="group" aria-label={`Actions for ${name}`} className="mt-auto flex flex-wrap gap-3 pt-2">
      <ButtonLink to={`/my-businesses/${id}/edit`} {...LOOK} icon={<Pencil aria-hidden="true" />}>
        Edit
      </ButtonLink>
      {moves.includes('resubmit') && (
        <Button
          {...LOOK}
          className="noscript:hidden"
          icon={<Send aria-hidden="true" />}
          pending={pending === 'resubmit'}
          onClick={() => act('resubmit')}
        >
          Resubmit
        </Button>
      )}
      {isPublic && (
        <ButtonLink to={businessPath(id, '/my-businesses')} {...LOOK} icon={<Eye aria-hidden="true" />}>
          View Business Listing
        </ButtonLink>
      )}
      {moves.includes('relist') && (
        <Button
          {...LOOK}
          className="noscript:hidden"
          icon={<ArchiveRestore aria-hidden="true" />}
          pending={pending === 'relist'}
          onClick={() => act('relist')}
        >
          Put Back
        </Button>
      )}
      {moves.includes('withdraw') && (
        <Withdrawal name={name} pending={pending === 'withdraw'} onWithdraw={(done) => act('withdraw', done)} />
      )}
    </div>
  );
}

/** Does what was pressed and says how it went; `pending` is what is under way. */
function useActions(id: number) {
  const { mutate, isPending, variables } = useOwnerAction(id);
  const act = (action: OwnerAction, onSettled?: () => void): void =>
    mutate(action, {
      onSuccess: () => toast({ ...DONE[action], tone: 'success' }),
      onError: ({ message }) => toast({ title: 'Error', description: message, tone: 'danger' }),
      onSettled: () => onSettled?.(),
    });
  return { act, pending: isPending ? variables : null };
}

interface WithdrawalProps {
  readonly name: string;
  readonly pending: boolean;
  /** Calls back once it is done, or could not be. */
  readonly onWithdraw: (done: () => void) => void;
}

/** Withdraws after being asked. */
function Withdrawal({ name, pending, onWithdraw }: WithdrawalProps) {
  const [asking, setAsking] = useState(false);
  const close = (): void => setAsking(false);
  return (
    <>
      <Button variant="ghost" size="sm" className="noscript:hidden" onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        size="sm"
        title="Withdraw this listing?"
        description="Nothing is lost: you can put it back whenever you like."
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Keep Listing
            </Button>
            <Button variant="danger" pending={pending} pendingText="Withdrawing..." onClick={() => onWithdraw(close)}>
              Withdraw
            </Button>
          </>
        }
      >
        <p>
          <strong>{name}</strong> is no longer shown to anybody but you.
        </p>
      </Dialog>
    </>
  );
}
