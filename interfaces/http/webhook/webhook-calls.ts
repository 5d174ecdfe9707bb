import type { ChangeWebhooks, WithSecret } from '../../../application/webhook/change-webhooks.js';
import type { WebhookEndpoints, WebhookHolder, WebhookLog } from '../../../application/webhook/ports.js';
import type { ReplayWebhooks } from '../../../application/webhook/replay-webhooks.js';
import { pageRequest, type JsonText, type ListPage } from '../../../application/shared/page.js';
import type { WebhookEndpoint } from '../../../domain/webhook/endpoint.js';
import type {
  NewWebhook,
  StartedReplay,
  Webhook,
  WebhookChange,
  WebhookDeliveryQuery,
  WebhookForm,
  WebhookTest,
} from '../../contract/webhook/webhook.js';
import { Created } from '../server/answer-adapter.js';
import { found } from '../server/found.js';

/** The calls about webhooks, for members and administrators alike. */
export class WebhookCalls {
  constructor(
    private readonly endpoints: WebhookEndpoints,
    private readonly log: WebhookLog,
    private readonly changes: ChangeWebhooks,
    private readonly replays: ReplayWebhooks,
  ) {}

  async list(holder: WebhookHolder): Promise<Webhook[]> {
    return (await this.endpoints.ofHolder(holder)).map(webhookOf);
  }

  async add(holder: WebhookHolder, path: string, form: WebhookForm): Promise<Created<NewWebhook>> {
    // A single webhook has no address, so this is the list's.
    return new Created(path, newWebhookOf(await this.changes.add(holder, form)));
  }

  async change(holder: WebhookHolder, id: string, form: WebhookChange): Promise<Webhook> {
    return webhookOf(await this.changes.change(holder, id, form));
  }

  async rotate(holder: WebhookHolder, id: string): Promise<NewWebhook> {
    return newWebhookOf(await this.changes.rotate(holder, id));
  }

  remove(holder: WebhookHolder, id: string): Promise<void> {
    return this.changes.remove(holder, id);
  }

  async test(holder: WebhookHolder, id: string): Promise<WebhookTest> {
    return { deliveryId: await this.replays.test(holder, id) };
  }

  async deliveries(
    holder: WebhookHolder,
    id: string,
    {
      status = null,
      ...query
    }: Omit<WebhookDeliveryQuery, 'status'> & {
      status?: WebhookDeliveryQuery['status'] | null;
    },
  ): Promise<ListPage> {
    return found('NOT_FOUND', await this.log.page(holder, id, status, pageRequest(query)));
  }

  async delivery(holder: WebhookHolder, id: string, deliveryId: string): Promise<JsonText> {
    return found('NOT_FOUND', await this.log.one(holder, id, deliveryId));
  }

  async replay(holder: WebhookHolder, id: string, deliveryId: string): Promise<JsonText> {
    await this.replays.one(holder, id, deliveryId);
    return this.delivery(holder, id, deliveryId);
  }

  async replayFailed(holder: WebhookHolder, id: string): Promise<StartedReplay> {
    return { replayed: await this.replays.failed(holder, id) };
  }
}

function webhookOf(endpoint: WebhookEndpoint): Webhook {
  const { id, url, description, eventTypes, isEnabled, disabledReason, failingSince, oldSecretUntil } = endpoint;
  return {
    ...{ id, url, description, eventTypes: [...eventTypes], isEnabled, disabledReason },
    failingSince: failingSince?.toISOString() ?? null,
    oldSecretUntil: oldSecretUntil?.toISOString() ?? null,
    createdAt: endpoint.createdAt.toISOString(),
  };
}

const newWebhookOf = (endpoint: WithSecret): NewWebhook => ({ ...webhookOf(endpoint), secret: endpoint.secret });
