import { Suspense, useState } from 'react';
import type { BusinessDetail } from '../../../../interfaces/contract/business/business.js';
import type { Fact } from '../../../../interfaces/contract/policy/fact.js';
import { whenSettled } from '../../../lib/form/when-settled.js';
import { useViewer } from '../../../lib/page/viewer.js';
import { Button } from '../../../ui/button.js';
import { FactAgeLine } from '../../../ui/show/fact-age-line.js';
import { lazyPart } from '../../../ui/state/lazy-part.js';
import { useFactAnswer } from './facts.queries.js';

const FactHistory = lazyPart(async () => ({ default: (await import('./fact-history.js')).FactHistory }));

interface FactTrustProps {
  readonly business: Pick<BusinessDetail, 'id' | 'ownerId' | 'yourRole'>;
  readonly fact: Fact;
}

/** How far a fact can be trusted, its history on demand, and for members, the question whether it is still right. */
export function FactTrust({ business, fact }: FactTrustProps) {
  const [isOpen, setOpen] = useState(false);
  const viewer = useViewer();
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <FactAgeLine age={fact} by={sources(fact)} />
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className="text-link min-h-6 text-sm pointer-coarse:min-h-11 noscript:hidden"
        >
          Why does it say this?<span className="sr-only"> {fact.text}</span>
        </button>
      </div>
      {/* Owners and their people edit their business instead. */}
      {viewer !== null && viewer.id !== business.ownerId && !business.yourRole && (
        <StillRight id={business.id} fact={fact} />
      )}
      <Suspense fallback={null}>{isOpen && <FactHistory fact={fact} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** Returns who stands behind a value, such as 'the owner and 4 visitors'; empty if it is only imported. */
function sources({ byOwner, byAdministrator, visitors }: Fact): string {
  const known = [
    ...(byOwner ? ['the owner'] : []),
    ...(byAdministrator ? ['our team'] : []),
    ...(visitors === 0 ? [] : [visitors === 1 ? 'a visitor' : `${visitors} visitors`]),
  ];
  return new Intl.ListFormat('en-US', { type: 'conjunction' }).format(known);
}

function StillRight({ id, fact }: { readonly id: number; readonly fact: Fact }) {
  const { mutateAsync, isPending } = useFactAnswer(id, fact.key);
  const [outcome, setOutcome] = useState<{ readonly isSent: boolean; readonly text: string } | null>(null);
  const answer = (isRight: boolean): void => {
    setOutcome(null);
    whenSettled(mutateAsync({ value: fact.value, isRight }), {
      onSuccess: () => setOutcome({ isSent: true, text: 'Thank you. Your answer counts.' }),
      onError: ({ message }) => setOutcome({ isSent: false, text: message }),
    });
  };
  return (
    <div role="group" aria-label={`Is this right? ${fact.text}`} className="mt-1.5">
      {outcome?.isSent !== true && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-muted">Is this right?</span>
          <Button variant="secondary" size="sm" disabled={isPending} onClick={() => answer(true)}>
            Yes
          </Button>
          <Button variant="secondary" size="sm" disabled={isPending} onClick={() => answer(false)}>
            No
          </Button>
        </div>
      )}
      <p role="status" className={outcome?.isSent === false ? 'mt-1 text-sm text-danger' : 'text-sm text-muted'}>
        {outcome?.text}
      </p>
    </div>
  );
}
