import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Alert } from '../../../../interfaces/contract/alert/alert.js';
import { statusOf } from '../../../lib/form/refusal.js';
import { whenSettled } from '../../../lib/form/when-settled.js';
import { ALERTS_PATH } from '../../../lib/path/account-path.js';
import { dayName } from '../../../lib/words/day.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/page/card.js';
import { signInAgain } from '../../../ui/overlay/sign-in-again.js';
import { toast } from '../../../ui/overlay/toast-store.js';
import { followedPath, scheduleWords } from './alert-words.js';
import { useAlertChange, useAlertDeletion, useFeedRenewal } from './alerts.queries.js';
import { EditAlert } from './edit-alert.js';

function report(error: Error): void {
  if (statusOf(error) === 401) return void signInAgain(ALERTS_PATH);
  toast({ title: 'Error', description: error.message, tone: 'danger' });
}

/** An alert with its actions. */
export function AlertRow({ alert }: { readonly alert: Alert }) {
  const [isEditing, setEditing] = useState(false);
  const { mutateAsync, isPending } = useAlertChange(alert.id);
  const { label, isPaused, lastEmailAt } = alert;
  const pause = (): void =>
    whenSettled(mutateAsync({ form: { isPaused: !isPaused } }), {
      onSuccess: () => toast({ tone: 'success', title: isPaused ? 'Alert resumed' : 'Alert paused' }),
      onError: report,
    });
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="min-w-0">
        <h2 className="text-xl wrap-anywhere">
          <Link to={followedPath(alert)} className="text-link">
            {label}
          </Link>
        </h2>
        <p>{isPaused ? 'Paused. No emails come.' : scheduleWords(alert)}</p>
        <p className="text-sm text-muted">
          {lastEmailAt === null ? 'No email yet' : `Last email on ${dayName(lastEmailAt)}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 noscript:hidden">
        <Button size="sm" variant="secondary" aria-label={`Edit ${label}`} onClick={() => setEditing(true)}>
          Edit
        </Button>
        <Button
          size="sm"
          variant="secondary"
          pending={isPending}
          pendingText="Saving..."
          aria-label={`${isPaused ? 'Resume' : 'Pause'} ${label}`}
          onClick={pause}
        >
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
        <Deletion alert={alert} />
      </div>
      <Feed alert={alert} />
      {isEditing && <EditAlert alert={alert} onClose={() => setEditing(false)} />}
    </Card>
  );
}

/** 'Delete' asks for confirmation in the same row. */
function Deletion({ alert: { id, label } }: { readonly alert: Alert }) {
  const [isConfirming, setConfirming] = useState(false);
  const { mutateAsync, isPending } = useAlertDeletion(id);
  const remove = (): void =>
    whenSettled(mutateAsync(), {
      onSuccess: () => toast({ tone: 'success', title: 'Alert deleted' }),
      onError: report,
    });
  return (
    <>
      <Button
        size="sm"
        variant={isConfirming ? 'danger' : 'secondary'}
        pending={isPending}
        pendingText="Deleting..."
        aria-label={isConfirming ? `Yes, delete ${label}` : `Delete ${label}`}
        onClick={isConfirming ? remove : () => setConfirming(true)}
      >
        {isConfirming ? 'Yes, delete' : 'Delete'}
      </Button>
      {isConfirming && (
        <Button size="sm" variant="ghost" onClick={() => setConfirming(false)}>
          Cancel
        </Button>
      )}
    </>
  );
}

/** The address of the feed, to copy or to renew. */
function Feed({ alert: { id, label, feedPath } }: { readonly alert: Alert }) {
  const { mutateAsync, isPending } = useFeedRenewal(id);
  const copy = async (): Promise<void> => {
    const address = new URL(feedPath, window.location.origin).href;
    try {
      await navigator.clipboard.writeText(address);
      toast({ tone: 'success', title: 'Feed link copied' });
    } catch {
      toast({ tone: 'danger', title: 'Couldn’t copy', description: 'Copy the address of the link “Open feed”.' });
    }
  };
  const renew = (): void =>
    whenSettled(mutateAsync(), {
      onSuccess: () => toast({ tone: 'success', title: 'New feed link', description: 'The old link no longer works.' }),
      onError: report,
    });
  return (
    <details className="text-sm">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">Feed for a feed reader</summary>
      <p className="mb-3 max-w-prose text-muted">
        Anyone with this link can read the feed. If others got to know it, create a new link.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <a href={feedPath} className="text-link" aria-label={`Open the feed of ${label}`}>
          Open feed
        </a>
        <Button
          size="sm"
          variant="secondary"
          className="noscript:hidden"
          aria-label={`Copy the feed link of ${label}`}
          onClick={() => void copy()}
        >
          Copy feed link
        </Button>
        <Button
          size="sm"
          variant="secondary"
          className="noscript:hidden"
          pending={isPending}
          pendingText="Creating..."
          aria-label={`Create a new feed link of ${label}`}
          onClick={renew}
        >
          Create new link
        </Button>
      </div>
    </details>
  );
}
