import { useQuery, type MutationFunctionContext, type QueryClient } from '@tanstack/react-query';
import type {
  NewWebhook,
  StartedReplay,
  Webhook,
  WebhookChange,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookForm,
  WebhookTest,
} from '../../../interfaces/contract/webhook/webhook.js';
import { callQuery, useRecord } from '../../api/call-query.js';
import { listPages } from '../../api/list-page.js';
import { useCall } from '../../api/use-call.js';
import type { WebhookArea, WebhookStatus } from '../../lib/path/webhook-path.js';

const PAGE_SIZE = 20;

/** Returns the path of the area's call. Both areas have the same calls and shapes, so the types are those of members. */
const at = <Path extends `/api/user/webhooks${string}`>(area: WebhookArea, path: Path): Path =>
  (area === 'admin' ? path.replace('/api/user/', '/api/admin/') : path) as Path;

const listKey = (area: WebhookArea) => [area, 'webhooks'];

export const webhooksQuery = (area: WebhookArea) =>
  callQuery<readonly Webhook[]>(listKey(area), (api) => api.GET(at(area, '/api/user/webhooks')));

export const useWebhooks = (area: WebhookArea) => useQuery(webhooksQuery(area));

const deliveriesKey = (area: WebhookArea, webhookId: string) => [area, 'webhook-deliveries', webhookId];

/** The deliveries of a webhook, newest first. The server sends on its own, so each visit reads them again. */
export const deliveryPages = (
  area: WebhookArea,
  webhookId: string,
  status: WebhookStatus | null,
  cursor: string | null,
) =>
  listPages<WebhookDelivery>({
    ...{ key: [...deliveriesKey(area, webhookId), 'list', status], cursor, pageSize: PAGE_SIZE, isShared: true },
    fetch: (api, page) =>
      api.GET(at(area, '/api/user/webhooks/{webhookId}/deliveries'), {
        params: { path: { webhookId }, query: { ...page, ...(status !== null && { status }) } },
      }),
  });

export const deliveryQuery = (area: WebhookArea, webhookId: string, deliveryId: string) =>
  callQuery<WebhookDeliveryDetail>([...deliveriesKey(area, webhookId), 'one', deliveryId], (api) =>
    api.GET(at(area, '/api/user/webhooks/{webhookId}/deliveries/{deliveryId}'), {
      params: { path: { webhookId, deliveryId } },
    }),
  );

export const useDelivery = (area: WebhookArea, webhookId: string, deliveryId: string) =>
  useRecord({ ...deliveryQuery(area, webhookId, deliveryId), staleTime: 0 });

/** Reads the deliveries of a webhook again. */
export const refreshDeliveries = (client: QueryClient, area: WebhookArea, webhookId: string): Promise<void> =>
  client.invalidateQueries({ queryKey: deliveriesKey(area, webhookId) });

const refetchList = (area: WebhookArea) => ({
  onSuccess: (_result: unknown, _sent: unknown, _before: unknown, { client }: MutationFunctionContext) =>
    client.invalidateQueries({ queryKey: listKey(area) }),
});

const refetchDeliveries = (area: WebhookArea, webhookId: string) => ({
  onSuccess: (_result: unknown, _sent: unknown, _before: unknown, { client }: MutationFunctionContext) =>
    refreshDeliveries(client, area, webhookId),
});

export const useAddWebhook = (area: WebhookArea) =>
  useCall<NewWebhook, WebhookForm>(
    (api, body) => api.POST(at(area, '/api/user/webhooks'), { body }),
    'We couldn’t add the webhook. Please try again.',
    refetchList(area),
  );

export const useChangeWebhook = (area: WebhookArea, webhookId: string) =>
  useCall<Webhook, WebhookChange>(
    (api, body) => api.PUT(at(area, '/api/user/webhooks/{webhookId}'), { params: { path: { webhookId } }, body }),
    'We couldn’t save the webhook. Please try again.',
    refetchList(area),
  );

export const useDeleteWebhook = (area: WebhookArea, webhookId: string) =>
  useCall<unknown>(
    (api) => api.DELETE(at(area, '/api/user/webhooks/{webhookId}'), { params: { path: { webhookId } } }),
    'We couldn’t delete the webhook. Please try again.',
    refetchList(area),
  );

export const useRotateSecret = (area: WebhookArea, webhookId: string) =>
  useCall<NewWebhook>(
    (api) => api.POST(at(area, '/api/user/webhooks/{webhookId}/secret'), { params: { path: { webhookId } } }),
    'We couldn’t create a new secret. Please try again.',
    refetchList(area),
  );

export const useTestWebhook = (area: WebhookArea, webhookId: string) =>
  useCall<WebhookTest>(
    (api) => api.POST(at(area, '/api/user/webhooks/{webhookId}/test'), { params: { path: { webhookId } } }),
    'We couldn’t send a test event. Please try again.',
    refetchDeliveries(area, webhookId),
  );

export const useReplay = (area: WebhookArea, webhookId: string) =>
  useCall<WebhookDeliveryDetail, string>(
    (api, deliveryId) =>
      api.POST(at(area, '/api/user/webhooks/{webhookId}/deliveries/{deliveryId}/replay'), {
        params: { path: { webhookId, deliveryId } },
      }),
    'We couldn’t replay this delivery. Please try again.',
    refetchDeliveries(area, webhookId),
  );

export const useReplayFailed = (area: WebhookArea, webhookId: string) =>
  useCall<StartedReplay>(
    (api) => api.POST(at(area, '/api/user/webhooks/{webhookId}/replays'), { params: { path: { webhookId } } }),
    'We couldn’t replay the failed deliveries. Please try again.',
    refetchDeliveries(area, webhookId),
  );
