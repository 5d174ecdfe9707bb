import type { WebhookEndpoint } from '../../domain/webhook/endpoint.js';
import type { AuditEntry, AuditLog } from '../administration/audit.js';
import type { WebhookHolder } from './ports.js';

/** Writes what an administrator did with an endpoint to the audit log. Members have no entries there. */
export async function logWebhook(
  audit: AuditLog,
  holder: WebhookHolder,
  move: string,
  before: WebhookEndpoint | null,
  after: WebhookEndpoint | null,
): Promise<void> {
  if (holder.kind !== 'administrator') return;
  await audit.write(entryOf(holder.administrator.name, move, before, after));
}

function entryOf(
  actor: string,
  move: string,
  before: WebhookEndpoint | null,
  after: WebhookEndpoint | null,
): AuditEntry {
  return {
    ...{ actor, action: `webhook.${move}`, targetType: 'webhook', targetId: (after ?? before)?.id ?? '' },
    ...{ before: shownOf(before), after: shownOf(after), reason: null },
  };
}

/** Without the path and query of the address, which may contain a secret. */
function shownOf(endpoint: WebhookEndpoint | null): Readonly<Record<string, unknown>> {
  if (endpoint === null) return {};
  const { url, eventTypes, isEnabled } = endpoint;
  return { host: new URL(url).host, eventTypes, isEnabled };
}
