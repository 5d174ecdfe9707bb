import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { NewWebhook, Webhook } from '../../../interfaces/contract/webhook/webhook.js';
import { EVENTS, MAX_FAILING_DAYS } from '../../../interfaces/contract/webhook/webhook-words.js';
import { refusalOf } from '../../lib/form/refusal.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { webhookPath, type WebhookAddress, type WebhookArea } from '../../lib/path/webhook-path.js';
import { dayName, momentName } from '../../lib/words/day.js';
import { useIsRestricted } from '../../ui/account/restriction-note.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { Card } from '../../ui/page/card.js';
import { Badge } from '../../ui/show/badge.js';
import { FactList } from '../../ui/show/fact-list.js';
import { Deliveries } from './deliveries.js';
import { EditWebhookDialog } from './webhook-dialog.js';
import { useChangeWebhook, useDeleteWebhook, useRotateSecret, useTestWebhook } from './webhooks.queries.js';

const DISABLED: Readonly<Record<NonNullable<Webhook['disabledReason']>, string>> = {
  holder: 'Disabled',
  gone: 'Disabled because it answered 410 Gone',
  failures: `Disabled after ${MAX_FAILING_DAYS} days of failures`,
};

interface WebhookCardProps {
  readonly area: WebhookArea;
  readonly webhook: Webhook;
  /** What the page shows of its deliveries; null if it shows none. */
  readonly address: WebhookAddress | null;
  readonly onRotated: (webhook: NewWebhook) => void;
}

/** A webhook with its actions and, if it is open, its deliveries. */
export function WebhookCard({ area, webhook, address, onRotated }: WebhookCardProps) {
  const { id, url, description, eventTypes, createdAt, oldSecretUntil } = webhook;
  const { host } = new URL(url);
  return (
    <Card as="li" className="flex flex-col gap-4" data-webhook={id}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 text-xl wrap-anywhere">{description === '' ? host : description}</h2>
        <StatusBadge webhook={webhook} />
      </div>
      <FactList
        facts={[
          [
            'Address',
            <span key="url" className="break-all">
              {url}
            </span>,
          ],
          ['Events', eventTypes.map((type) => EVENTS[type].label).join(' · ')],
          ['Added', dayName(createdAt)],
          oldSecretUntil !== null && ['Old secret valid until', momentName(oldSecretUntil)],
        ]}
      />
      <Actions {...{ area, webhook, host, onRotated }} />
      {address === null ? (
        <Link to={webhookPath(area, { webhook: id })} preventScrollReset className="text-link self-start font-semibold">
          Show deliveries<span className="sr-only"> to {host}</span>
        </Link>
      ) : (
        <Deliveries area={area} webhook={webhook} address={address} />
      )}
    </Card>
  );
}

function StatusBadge({ webhook: { disabledReason, failingSince } }: { readonly webhook: Webhook }) {
  if (disabledReason !== null) {
    return (
      <Badge tone={disabledReason === 'holder' ? 'neutral' : 'danger'} className="whitespace-normal">
        {DISABLED[disabledReason]}
      </Badge>
    );
  }
  if (failingSince === null) return <Badge tone="leaf">Enabled</Badge>;
  return (
    <Badge tone="danger" className="whitespace-normal">
      Failing since {momentName(failingSince)}
    </Badge>
  );
}

interface ActionsProps extends Omit<WebhookCardProps, 'address'> {
  readonly host: string;
}

const report = (title: string) => (error: unknown) =>
  toast({ tone: 'danger', title, description: refusalOf(error).sentence ?? 'Please try again.' });

/** Suspended members may only rotate the secret and delete the webhook. */
function Actions({ area, webhook, host, onRotated }: ActionsProps) {
  const [open, setOpen] = useState<'edit' | 'rotate' | 'delete' | null>(null);
  const isLimited = useIsRestricted() && area === 'user';
  const close = () => setOpen(null);
  const button = (label: string, onClick: () => void, pending = false) => (
    <Button variant="secondary" size="sm" aria-label={`${label}: ${host}`} pending={pending} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2 noscript:hidden">
      {!isLimited && (
        <>
          <TestButton {...{ area, webhook, host }} />
          {button('Edit', () => setOpen('edit'))}
          <SwitchButton {...{ area, webhook, host }} />
        </>
      )}
      {button('Rotate Secret', () => setOpen('rotate'))}
      {button('Delete', () => setOpen('delete'))}
      {open === 'edit' && <EditWebhookDialog area={area} webhook={webhook} onClose={close} />}
      {open === 'rotate' && <RotateDialog {...{ area, webhook, host, onRotated }} onClose={close} />}
      {open === 'delete' && <DeleteDialog {...{ area, webhook, host }} onClose={close} />}
    </div>
  );
}

type OneAction = Omit<ActionsProps, 'onRotated'>;

/** Sends a test event and shows its delivery. */
function TestButton({ area, webhook, host }: OneAction) {
  const { mutateAsync, isPending } = useTestWebhook(area, webhook.id);
  const navigate = useNavigate();
  if (!webhook.isEnabled) return null;
  const send = () =>
    whenSettled(mutateAsync(), {
      onSuccess: ({ deliveryId }) => {
        toast({ tone: 'success', title: 'Test event on its way' });
        void navigate(webhookPath(area, { webhook: webhook.id, delivery: deliveryId }), { preventScrollReset: true });
      },
      onError: report('Test event not sent'),
    });
  return (
    <Button
      {...{ variant: 'secondary', size: 'sm', pending: isPending, pendingText: 'Sending...', onClick: send }}
      aria-label={`Send Test Event: ${host}`}
    >
      Send Test Event
    </Button>
  );
}

function SwitchButton({ area, webhook, host }: OneAction) {
  const { url, description, eventTypes, isEnabled } = webhook;
  const { mutateAsync, isPending } = useChangeWebhook(area, webhook.id);
  const label = isEnabled ? 'Disable' : 'Enable';
  const turn = () =>
    whenSettled(mutateAsync({ url, description, eventTypes, isEnabled: !isEnabled }), {
      onSuccess: () => toast({ tone: 'success', title: isEnabled ? 'Webhook disabled' : 'Webhook enabled' }),
      onError: report('Webhook not changed'),
    });
  return (
    <Button variant="secondary" size="sm" pending={isPending} aria-label={`${label}: ${host}`} onClick={turn}>
      {label}
    </Button>
  );
}

function RotateDialog({ area, webhook, host, onRotated, onClose }: ActionsProps & { readonly onClose: () => void }) {
  const { mutateAsync, isPending } = useRotateSecret(area, webhook.id);
  const rotate = () =>
    whenSettled(mutateAsync(), {
      onSuccess: (rotated) => {
        onClose();
        onRotated(rotated);
      },
      onError: report('Secret not rotated'),
    });
  return (
    <ConfirmDialog
      title="Rotate this secret?"
      description={`The webhook to ${host} gets a new secret.`}
      {...{
        no: 'Cancel',
        yes: 'Rotate Secret',
        pendingText: 'Rotating...',
        pending: isPending,
        onYes: rotate,
        onClose,
      }}
    >
      <p>The old secret stays valid for a day, so that you can update your program without losing events.</p>
    </ConfirmDialog>
  );
}

function DeleteDialog({ area, webhook, host, onClose }: OneAction & { readonly onClose: () => void }) {
  const { mutateAsync, isPending } = useDeleteWebhook(area, webhook.id);
  const remove = () =>
    whenSettled(mutateAsync(), {
      onSuccess: () => toast({ tone: 'success', title: 'Webhook deleted' }),
      onError: report('Webhook not deleted'),
    });
  return (
    <ConfirmDialog
      title="Delete this webhook?"
      description={`${host} no longer gets events.`}
      {...{ no: 'Keep Webhook', yes: 'Delete Webhook', pendingText: 'Deleting...', pending: isPending }}
      {...{ onYes: remove, onClose }}
    >
      <p>Its log and everything that waits to be sent are deleted, too. This can’t be undone.</p>
    </ConfirmDialog>
  );
}
