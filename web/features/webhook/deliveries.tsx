import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Webhook, WebhookDelivery } from '../../../interfaces/contract/webhook/webhook.js';
import { DELIVERY_STATUSES, EVENTS, WEBHOOK_LOG_DAYS } from '../../../interfaces/contract/webhook/webhook-words.js';
import { usePages } from '../../lib/browser/use-pages.js';
import { refusalOf } from '../../lib/form/refusal.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { webhookPath, type WebhookAddress, type WebhookArea } from '../../lib/path/webhook-path.js';
import { momentName } from '../../lib/words/day.js';
import { Button } from '../../ui/button.js';
import { toast } from '../../ui/overlay/toast-store.js';
import { LinkTabs } from '../../ui/page/link-tabs.js';
import { Badge, type BadgeTone } from '../../ui/show/badge.js';
import { PagedList } from '../../ui/state/paged-list.js';
import { Skeletons } from '../../ui/state/skeleton.js';
import { DeliveryDetail } from './delivery-detail.js';
import { deliveryPages, refreshDeliveries, useReplayFailed } from './webhooks.queries.js';

/** An event that is being sent usually has a result within seconds. */
const LOOK_EVERY_MS = 1_500;

const STATUS: Readonly<Record<WebhookDelivery['status'], { readonly label: string; readonly tone: BadgeTone }>> = {
  waiting: { label: 'Waiting', tone: 'marigold' },
  delivered: { label: 'Delivered', tone: 'leaf' },
  failed: { label: 'Failed', tone: 'danger' },
  skipped: { label: 'Not sent', tone: 'neutral' },
};

interface DeliveriesProps {
  readonly area: WebhookArea;
  readonly webhook: Webhook;
  readonly address: WebhookAddress;
}

/** The deliveries of a webhook, with the log of the open one. */
export function Deliveries({ area, webhook, address }: DeliveriesProps) {
  const { id } = webhook;
  const { status, cursor } = address;
  const list = usePages(deliveryPages(area, id, status, cursor));
  useRefresh(area, id, list.data?.pages.flatMap(({ items }) => items) ?? []);
  const path = (each: WebhookAddress['status']) => webhookPath(area, { webhook: id, status: each });
  const tabs = [
    { path: path(null), label: 'All' },
    ...DELIVERY_STATUSES.map((each) => ({ path: path(each), label: STATUS[each].label })),
  ];
  return (
    <section aria-label="Deliveries" className="flex flex-col gap-4 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg">Deliveries</h3>
        <div className="flex flex-wrap items-center gap-2">
          <ReplayFailed area={area} webhook={webhook} />
          <RefreshButton area={area} webhookId={id} isFetching={list.isFetching} />
          <Link to={webhookPath(area)} preventScrollReset className="text-link inline-flex min-h-11 items-center">
            Hide deliveries
          </Link>
        </div>
      </div>
      <LinkTabs label="Status" current={path(status)} tabs={tabs} />
      <PagedList
        list={list}
        failure="We couldn’t load the deliveries"
        placeholder={<Skeletons count={3} className="h-16" />}
        empty={
          <p className="text-muted">
            {status === null ? `Nothing was sent in the last ${WEBHOOK_LOG_DAYS} days.` : 'No such deliveries.'}
          </p>
        }
        pathOf={(next) => webhookPath(area, { webhook: id, status, cursor: next })}
      >
        {(deliveries) => (
          <ul className="flex flex-col divide-y divide-line">
            {deliveries.map((delivery) => (
              <Row key={delivery.id} {...{ area, webhook, address, delivery }} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

/** Reads the list again while an event waits for its first attempt. */
function useRefresh(area: WebhookArea, webhookId: string, deliveries: readonly WebhookDelivery[]): void {
  const client = useQueryClient();
  const isSending = deliveries.some(({ status, attempts }) => status === 'waiting' && attempts === 0);
  useEffect(() => {
    if (!isSending) return undefined;
    const timer = setInterval(() => void refreshDeliveries(client, area, webhookId), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [client, area, webhookId, isSending]);
}

interface RefreshButtonProps {
  readonly area: WebhookArea;
  readonly webhookId: string;
  readonly isFetching: boolean;
}

function RefreshButton({ area, webhookId, isFetching }: RefreshButtonProps) {
  const client = useQueryClient();
  return (
    <Button
      {...{ variant: 'ghost', size: 'sm', pending: isFetching, pendingText: 'Refreshing...' }}
      icon={<RotateCw aria-hidden="true" />}
      className="noscript:hidden"
      onClick={() => void refreshDeliveries(client, area, webhookId)}
    >
      Refresh
    </Button>
  );
}

function ReplayFailed({ area, webhook }: Omit<DeliveriesProps, 'address'>) {
  const { mutateAsync, isPending } = useReplayFailed(area, webhook.id);
  if (!webhook.isEnabled) return null;
  const replay = () =>
    whenSettled(mutateAsync(), {
      onSuccess: ({ replayed }) =>
        toast({
          tone: 'success',
          title: replayed === 0 ? 'Nothing has failed' : `Replaying ${String(replayed)} failed`,
        }),
      onError: (error) =>
        toast({
          tone: 'danger',
          title: 'Not replayed',
          description: refusalOf(error).sentence ?? 'Please try again.',
        }),
    });
  return (
    <Button
      {...{ variant: 'secondary', size: 'sm', pending: isPending, pendingText: 'Replaying...' }}
      className="noscript:hidden"
      onClick={replay}
    >
      Replay All Failed
    </Button>
  );
}

function Row({ area, webhook, address, delivery }: DeliveriesProps & { readonly delivery: WebhookDelivery }) {
  const { id, type, status, createdAt, businessId, problem } = delivery;
  const isOpen = address.delivery === id;
  const label = type === 'webhook.test' ? 'Test event' : EVENTS[type].label;
  const to = webhookPath(area, { ...address, delivery: isOpen ? null : id });
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Link
          to={to}
          preventScrollReset
          aria-expanded={isOpen}
          className="text-link inline-flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere"
        >
          {label}
          {businessId !== null && `, business ${String(businessId)}`}
        </Link>
        <Badge tone={STATUS[status].tone}>{STATUS[status].label}</Badge>
      </div>
      <p className="text-sm text-muted">{momentName(createdAt)}</p>
      {problem !== null && <p className="text-sm wrap-anywhere">{problem}</p>}
      {isOpen && <DeliveryDetail area={area} webhook={webhook} deliveryId={id} />}
    </li>
  );
}
