import { useState } from 'react';
import { ArchiveRestore, ChartColumn, Eye, KeyRound, Pencil, Printer, Send, Sparkles, Users } from 'lucide-react';
import type { OwnedBusinessCard } from '../../../interfaces/contract/business/business.js';
import { isPublic, ownerMoves } from '../../../interfaces/contract/shared/words.js';
import { analyticsPath } from '../../lib/path/analytics-path.js';
import { businessPath } from '../../lib/path/browse-search.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.js';
import { useOwnerActions } from './use-owner-actions.js';

const LOOK = { size: 'sm', variant: 'secondary' } as const;

export function OwnerActions({ business }: { readonly business: OwnedBusinessCard }) {
  const { id, name, isActive, approvalStatus = 'approved', hiddenAt = null, closedAt = null } = business;
  const moves = ownerMoves({ approvalStatus, isActive, hiddenAt, closedAt });
  const { act, pending } = useOwnerActions(id);
  return (
    <div role="group" aria-label={`Actions for ${name}`} className="mt-auto flex flex-wrap gap-3 pt-2">
      <ButtonLink to={`/my-businesses/${id}/edit`} {...LOOK} icon={<Pencil aria-hidden="true" />}>
        Edit
      </ButtonLink>
      <ButtonLink to={analyticsPath(id)} {...LOOK} icon={<ChartColumn aria-hidden="true" />}>
        Analytics
      </ButtonLink>
      <ButtonLink to={`/my-businesses/${id}/plan`} {...LOOK} icon={<Sparkles aria-hidden="true" />}>
        Plan
      </ButtonLink>
      <ButtonLink to={`/my-businesses/${id}/people`} {...LOOK} icon={<Users aria-hidden="true" />}>
        People
      </ButtonLink>
      <ButtonLink to={`/my-businesses/${id}/ownership`} {...LOOK} icon={<KeyRound aria-hidden="true" />}>
        Ownership
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
      {isPublic({ approvalStatus, isActive }) && <PublicPages id={id} />}
      {moves.includes('relist') && (
        <Button
          {...LOOK}
          className="noscript:hidden"
          icon={<ArchiveRestore aria-hidden="true" />}
          pending={pending === 'relist'}
          onClick={() => act('relist')}
        >
          Relist
        </Button>
      )}
      {moves.includes('withdraw') && (
        <Withdrawal name={name} pending={pending === 'withdraw'} onWithdraw={(done) => act('withdraw', done)} />
      )}
    </div>
  );
}

function PublicPages({ id }: { readonly id: number }) {
  return (
    <>
      <ButtonLink to={businessPath(id, '/my-businesses')} {...LOOK} icon={<Eye aria-hidden="true" />}>
        View Business Listing
      </ButtonLink>
      <ButtonLink to={`/my-businesses/${id}/poster`} {...LOOK} icon={<Printer aria-hidden="true" />}>
        Poster & Badge
      </ButtonLink>
    </>
  );
}

interface WithdrawalProps {
  readonly name: string;
  readonly pending: boolean;
  /** Calls `done` when the request has settled. */
  readonly onWithdraw: (done: () => void) => void;
}

function Withdrawal({ name, pending, onWithdraw }: WithdrawalProps) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button variant="ghost" size="sm" className="noscript:hidden" onClick={() => setOpen(true)}>
        Withdraw
      </Button>
      <ConfirmDialog
        open={isOpen}
        title="Withdraw this listing?"
        description="Nothing is deleted. You can relist it at any time."
        no="Keep Listing"
        yes="Withdraw"
        pendingText="Withdrawing..."
        pending={pending}
        onYes={() => onWithdraw(close)}
        onClose={close}
      >
        <p>
          Only you will see <strong>{name}</strong>.
        </p>
      </ConfirmDialog>
    </>
  );
}
