import { Webhooks } from './webhooks.js';

/** The administrator's own webhooks. */
export function AdminWebhooks() {
  return <Webhooks area="admin" />;
}
