import { deliveryPages, deliveryQuery, webhooksQuery } from '../../features/webhook/webhooks.queries.js';
import { webhookAddressOf, type WebhookArea } from '../../lib/path/webhook-path.js';
import { one, pages, type Wanted } from './page-loader.js';

/** Returns the queries of a page of webhooks: the list, and the deliveries that its address names. */
export function webhooksShown(area: WebhookArea, { url }: Pick<Request, 'url'>): Wanted[] {
  const { webhook, status, delivery, cursor } = webhookAddressOf(new URL(url).searchParams);
  const wanted = [one(webhooksQuery(area))];
  if (webhook !== null) wanted.push(pages(deliveryPages(area, webhook, status, cursor)));
  if (webhook !== null && delivery !== null) wanted.push(one(deliveryQuery(area, webhook, delivery)));
  return wanted;
}
