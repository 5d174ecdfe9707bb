import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ListedAdministrator } from '../../../interfaces/contract/administration/administration.js';
import { dayName } from '../../lib/words/day.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/page/card.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { AddAdministrator, reportOrSignInAgain } from './add-administrator.js';
import { useRemoveAdministrator } from './administrators.queries.js';

/** Lists the administrators, and adds and removes them. Removal needs confirmation. */
export function AdministratorList({ administrators }: { readonly administrators: readonly ListedAdministrator[] }) {
  const [toRemove, setToRemove] = useState<ListedAdministrator | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened the dialog is removed with its row, so the focus moves to the list.
  const removed = (): void => {
    flushSync(() => setToRemove(null));
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="administrators" className="flex flex-col gap-4">
      <h2 id="administrators" ref={heading} tabIndex={-1} className="text-xl">
        Administrators
      </h2>
      <ul className="flex flex-col gap-3">
        {administrators.map((each) => (
          <Card as="li" key={each.id} className="flex flex-wrap items-center justify-between gap-3">
            <div className="min-w-0">
              <p className="font-semibold break-words">
                {each.name}
                {each.isYou && <span className="font-normal text-muted"> (you)</span>}
              </p>
              <p className="text-sm text-muted">
                {`Since ${dayName(each.createdAt)}. ${each.hasTotp ? 'Second factor on.' : 'Second factor off.'}`}
              </p>
            </div>
            {!each.isYou && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Remove ${each.name}`}
                onClick={() => setToRemove(each)}
              >
                Remove
              </Button>
            )}
          </Card>
        ))}
      </ul>
      <AddAdministrator />
      {toRemove !== null && (
        <RemoveDialog administrator={toRemove} onRemoved={removed} onEnd={() => setToRemove(null)} />
      )}
    </section>
  );
}

interface RemoveDialogProps {
  readonly administrator: ListedAdministrator;
  readonly onRemoved: () => void;
  readonly onEnd: () => void;
}

function RemoveDialog({ administrator: { id, name }, onRemoved, onEnd }: RemoveDialogProps) {
  const { mutateAsync, isPending } = useRemoveAdministrator();
  const remove = (): void =>
    whenSettled(mutateAsync(id), {
      onSuccess: () => {
        onRemoved();
        toast({ tone: 'success', title: `Removed ${name}` });
      },
      onError: (error) => reportOrSignInAgain(error),
    });
  const footer = (
    <>
      <Button variant="secondary" onClick={onEnd}>
        Cancel
      </Button>
      <Button variant="danger" pending={isPending} pendingText="Removing..." onClick={remove}>
        Remove
      </Button>
    </>
  );
  return (
    <Dialog onClose={onEnd} size="sm" title={`Remove ${name}?`} footer={footer}>
      <p>They are signed out immediately and can no longer sign in. Their past decisions stay under their name.</p>
    </Dialog>
  );
}
