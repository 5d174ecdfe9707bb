import { withQuery } from './with-query.js';

/** Whose webhooks a page shows. */
export type WebhookArea = 'user' | 'admin';

const PATHS: Readonly<Record<WebhookArea, string>> = { user: '/webhooks', admin: '/admin/webhooks' };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const STATUSES = ['waiting', 'delivered', 'failed', 'skipped'] as const;

export type WebhookStatus = (typeof STATUSES)[number];

/** The webhook whose deliveries are shown, which of them, and the one that is open. */
export interface WebhookAddress {
  readonly webhook: string | null;
  readonly status: WebhookStatus | null;
  readonly delivery: string | null;
  readonly cursor: string | null;
}

const uuidOf = (text: string | null): string | null => (text !== null && UUID.test(text) ? text : null);

/** Returns what the page of webhooks shows at an address. */
export function webhookAddressOf(params: URLSearchParams): WebhookAddress {
  return {
    webhook: uuidOf(params.get('webhook')),
    status: STATUSES.find((status) => status === params.get('status')) ?? null,
    delivery: uuidOf(params.get('delivery')),
    cursor: params.get('cursor'),
  };
}

/** Returns the address of the page of webhooks. */
export function webhookPath(area: WebhookArea, address: Partial<WebhookAddress> = {}): string {
  const { webhook = null, status = null, delivery = null, cursor = null } = address;
  return withQuery(PATHS[area], { webhook, status, delivery, cursor });
}
