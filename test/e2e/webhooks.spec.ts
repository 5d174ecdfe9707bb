import { endpointServer, verified } from '../support/webhook/endpoint-server.js';
import { Administrator } from './support/administrator.js';
import { signIn } from './support/member.js';
import { expectGoodInBothThemesOnEachScreen } from './support/screens.js';
import { join } from './support/session.js';
import { expect, open, test, untilHydrated } from './support/strict-test.js';

// The server refuses an address that the form cannot judge.
test.use({ expectedErrors: /the server responded with a status of 40[04]/ });

test(
  'a member adds a webhook, sees what was sent to it and what it answered, replays it, and deletes the webhook',
  { tag: '@any-screen' },
  async ({ page }) => {
    const endpoint = await endpointServer();
    await signIn(page, 'carl', '/user-profile/security');
    await page.getByRole('link', { name: 'Manage webhooks' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Webhooks' })).toBeVisible();
    await expect(page.getByText('No webhooks yet')).toBeVisible();
    await expectGoodInBothThemesOnEachScreen(page);

    await page.getByRole('button', { name: 'Add Webhook' }).click();
    const form = page.getByRole('dialog', { name: 'Add webhook' });
    await form.getByLabel('Address').fill('http://hooks.example.com/');
    await form.getByLabel('Description').fill('Our customer database');
    await form.getByRole('checkbox', { name: 'A review was published' }).check();
    await form.getByRole('button', { name: 'Add Webhook' }).click();
    await expect(form.getByText('Use an address that starts with https://')).toBeVisible();
    await expectGoodInBothThemesOnEachScreen(page);
    await form.getByLabel('Address').fill(endpoint.url);
    await form.getByRole('button', { name: 'Add Webhook' }).click();
    const shown = page.getByRole('dialog', { name: 'Your webhook’s secret' });
    const secret = await shown.getByLabel('Secret').inputValue();
    await shown.getByRole('button', { name: 'Done' }).click();

    endpoint.answer = (response) => response.writeHead(503, { 'x-reason': 'maintenance' }).end('Down');
    await page.getByRole('button', { name: /^Send Test Event/ }).click();
    await expect(page.getByText('The endpoint answered with status 503.').first()).toBeVisible();
    const attempt = page.getByRole('region', { name: 'Attempt 1' });
    await attempt.getByText('Answer', { exact: true }).click();
    await expect(attempt.getByLabel('Answer')).toContainText('x-reason: maintenance');
    await attempt.getByText('Request', { exact: true }).click();
    await expect(attempt.getByLabel('Request')).toContainText(String(endpoint.received[0]?.body));
    await expectGoodInBothThemesOnEachScreen(page);

    endpoint.answer = (response) => response.writeHead(204).end();
    await page.getByRole('button', { name: 'Replay All Failed' }).click();
    await expect(page.getByRole('region', { name: 'Attempt 2' })).toContainText('status 204');
    const [first, second] = endpoint.received.map((request) => verified(secret, request));
    expect([first, second]).toEqual([first, first]);
    expect(first).toMatchObject({ type: 'webhook.test' });
    expect(new Set(endpoint.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);

    await page.getByRole('button', { name: /^Rotate Secret/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate Secret' }).click();
    await expect(shown.getByText(/The old secret stays valid until/)).toBeVisible();
    await shown.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: /^Disable/ }).click();
    await expect(page.getByText('Disabled', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete Webhook' }).click();
    await expect(page.getByText('No webhooks yet')).toBeVisible();
    await endpoint.close();
  },
);

test(
  'an administrator’s webhook gets a signed event within seconds of a change',
  { tag: '@any-screen' },
  async ({ page }) => {
    const endpoint = await endpointServer();
    await Administrator.signIn(page.request);
    const form = { url: endpoint.url, description: 'Partner', eventTypes: ['review.published'] };
    const made = await page.request.post('/api/admin/webhooks', { data: form });
    const { id, secret } = (await made.json()) as { id: string; secret: string };
    await join(page, { email: 'hooks-reviewer@example.com', password: 'a-walk-before-breakfast-42' });
    const rated = await page.request.post('/api/businesses/3/reviews', {
      data: { rating: 5, title: 'Lovely', content: 'Shade and water for every dog.' },
    });
    expect(rated.status()).toBe(201);
    const { id: reviewId } = (await rated.json()) as { id: number };
    // Other tests write reviews, too.
    const own = () => endpoint.received.find(({ data }) => data['reviewId'] === reviewId);
    await expect.poll(own).toBeDefined();
    expect(verified(secret, own()!)).toMatchObject({ type: 'review.published', data: { businessId: 3 } });
    await open(page, `/admin/webhooks?webhook=${id}`);
    await untilHydrated(page);
    await expect(page.getByText('Delivered', { exact: true }).last()).toBeVisible();
    await expectGoodInBothThemesOnEachScreen(page);
    await page.request.delete(`/api/admin/webhooks/${id}`);
    await endpoint.close();
  },
);
