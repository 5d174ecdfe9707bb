import { useState } from 'react';
import { ArchiveRestore, ChartColumn, Eye, Pencil, Printer, Send, Sparkles } from 'lucide-react';
import type { OwnedBusinessCard } from '../../../interfaces/contract/business/business.js';
import { ownerMoves } from '../../../interfaces/contract/shared/words.js';
import { analyticsPath } from '../../lib/path/analytics-path.js';
import { businessPath } from '../../lib/path/browse-search.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Question } from '../../ui/overlay/question.js';
import { useOwnerActions } from './use-owner-actions.js';

const LOOK = { size: 'sm', variant: 'secondary' } as const;

/** What the owner may do with a business now. */
export function OwnerActions({ business }: { readonly business: OwnedBusinessCard }) {
  const { id, name, isActive, approvalStatus = 'approved' } = business;
  const moves = ownerMoves({ approvalStatus, isActive });
  const isPublic = isActive && approvalStatus === 'approved';
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
      {isPublic && <PublicPages id={id} />}
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

/** What a listing has while everybody sees it: its page, and what makes it known. */
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
      <Question
        open={asking}
        title="Withdraw this listing?"
        description="Nothing is lost: you can put it back whenever you like."
        no="Keep Listing"
        yes="Withdraw"
        pendingText="Withdrawing..."
        pending={pending}
        onYes={() => onWithdraw(close)}
        onClose={close}
      >
        <p>
          <strong>{name}</strong> is no longer shown to anybody but you.
        </p>
      </Question>
    </>
  );
}
