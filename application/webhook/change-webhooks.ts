import { refuse } from '../../domain/shared/domain-error.js';
import {
  checkEndpointCount,
  checkEndpointUrl,
  type EndpointContent,
  type WebhookEndpoint,
} from '../../domain/webhook/endpoint.js';
import { OLD_SECRET_MS } from '../../domain/webhook/schedule.js';
import type { AuditLog } from '../administration/audit.js';
import type { Clock } from '../shared/clock.js';
import type { Secrets } from '../shared/secrets.js';
import type { Transaction } from '../shared/transaction.js';
import { logWebhook } from './log-webhook.js';
import type { EndpointChange, WebhookEndpoints, WebhookHolder, WebhookSender, WebhookSigner } from './ports.js';

/** An endpoint with its new secret, which is shown only now. */
export type WithSecret = WebhookEndpoint & { readonly secret: string };

/** Adds, changes, and deletes endpoints. The audit log has the moves of administrators. */
export class ChangeWebhooks {
  constructor(
    private readonly transaction: Transaction,
    private readonly endpoints: WebhookEndpoints,
    private readonly signer: WebhookSigner,
    private readonly sender: WebhookSender,
    private readonly audit: AuditLog,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  /** Throws INVALID_INPUT for an address that cannot be an endpoint, or TOO_MANY_WEBHOOKS. */
  add(holder: WebhookHolder, content: EndpointContent): Promise<WithSecret> {
    checkEndpointUrl(content.url, this.sender.allowsLoopback);
    return this.transaction.run(async () => {
      checkEndpointCount(await this.endpoints.countOf(holder), holder.kind);
      const secret = this.signer.newSecret();
      const id = this.secrets.newId();
      const added = await this.endpoints.add(holder, id, content, this.signer.seal(secret));
      await logWebhook(this.audit, holder, 'add', null, added);
      return { ...added, secret };
    });
  }

  /** Throws NOT_FOUND, or INVALID_INPUT for an address that cannot be an endpoint. */
  change(
    holder: WebhookHolder,
    id: string,
    content: EndpointContent & { readonly isEnabled: boolean },
  ): Promise<WebhookEndpoint> {
    checkEndpointUrl(content.url, this.sender.allowsLoopback);
    return this.transaction.run(async () => {
      const before = await this.#held(holder, id);
      const after = await this.endpoints.change(id, { ...content, ...switched(before, content.isEnabled) });
      await logWebhook(this.audit, holder, 'change', before, after);
      return after;
    });
  }

  /** Replaces the secret. The old one signs too for a day. Throws NOT_FOUND. */
  rotate(holder: WebhookHolder, id: string): Promise<WithSecret> {
    return this.transaction.run(async () => {
      const before = await this.#held(holder, id);
      const secret = this.signer.newSecret();
      const until = new Date(this.clock.now().getTime() + OLD_SECRET_MS);
      const after = await this.endpoints.rotate(id, this.signer.seal(secret), until);
      await logWebhook(this.audit, holder, 'rotate', before, after);
      return { ...after, secret };
    });
  }

  /** Throws NOT_FOUND. */
  async remove(holder: WebhookHolder, id: string): Promise<void> {
    await this.transaction.run(async () => {
      const before = await this.#held(holder, id);
      await this.endpoints.remove(id);
      await logWebhook(this.audit, holder, 'remove', before, null);
    });
  }

  async #held(holder: WebhookHolder, id: string): Promise<WebhookEndpoint> {
    return (await this.endpoints.hold(holder, id)) ?? refuse('NOT_FOUND', 'Webhook not found');
  }
}

/** Returns what changes if the holder switches an endpoint on or off. */
function switched(before: WebhookEndpoint, isEnabled: boolean): EndpointChange {
  if (before.isEnabled === isEnabled) return {};
  return isEnabled ? { disabledReason: null, failingSince: null } : { disabledReason: 'holder' };
}
