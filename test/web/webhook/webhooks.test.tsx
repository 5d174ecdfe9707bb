import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  DELIVERY,
  DELIVERY_DETAIL,
  NEW_WEBHOOK,
  WEBHOOK,
} from '../../../interfaces/contract/webhook/webhook-examples.js';
import type { Webhook } from '../../../interfaces/contract/webhook/webhook.js';
import { Webhooks } from '../../../web/features/webhook/webhooks.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { apiOf } from '../support/render.js';
import { aViewer, renderFor } from '../support/signed-in.js';

const ALL = '/api/user/webhooks';
const ONE = `${ALL}/${WEBHOOK.id}`;
const HOST = 'crm.example.com';

type Answers = Parameters<typeof apiOf>[0];

function show(webhooks: readonly Webhook[], answers: Answers = {}, path = '/webhooks', viewer = aViewer()) {
  const sent: unknown[] = [];
  const { client, calls } = apiOf({
    [ALL]: async (_url: URL, request: Request) => {
      if (request.method === 'GET') return webhooks;
      sent.push(await request.json());
      return Response.json(NEW_WEBHOOK, { status: 201 });
    },
    ...answers,
  });
  renderFor(viewer, path, <Webhooks area="user" />, client);
  return { calls, sent };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => useToasts.setState({ current: null }));
afterEach(cleanup);

describe('The list of webhooks', () => {
  it('shows what to do when there is none', async () => {
    show([]);
    expect(await screen.findByText('No webhooks yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Webhook' })).toBeVisible();
  });

  it('says that it could not be loaded, and loads it again', async () => {
    let fails = true;
    show([], { [ALL]: () => (fails ? new Response(null, { status: 503 }) : [WEBHOOK]) });
    expect(await screen.findByText('We couldn’t load your webhooks')).toBeVisible();
    fails = false;
    press('Try again');
    expect(await screen.findByText('Our customer database')).toBeVisible();
  });

  it.each([
    [{}, 'Enabled'],
    [{ isEnabled: false, disabledReason: 'holder' }, 'Disabled'],
    [{ isEnabled: false, disabledReason: 'gone' }, 'Disabled because it answered 410 Gone'],
    [{ isEnabled: false, disabledReason: 'failures' }, 'Disabled after 5 days of failures'],
    [{ failingSince: '2026-05-15T14:03:22.000Z' }, 'Failing since May 15, 2026, 2:03:22 PM UTC'],
  ] as const)('shows the state of %o', async (differs, words) => {
    show([{ ...WEBHOOK, ...differs }]);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('offers no further webhook beyond the limit', async () => {
    show(Array.from({ length: 10 }, (_, n) => ({ ...WEBHOOK, id: WEBHOOK.id.replace(/..$/, String(10 + n)) })));
    expect(await screen.findByText('10 of 10 webhooks')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add Webhook' })).toBeNull();
  });
});

describe('Adding a webhook', () => {
  async function fill(url: string) {
    press('Add Webhook');
    const form = within(await screen.findByRole('dialog', { name: 'Add webhook' }));
    fireEvent.change(form.getByLabelText(/^Address/), { target: { value: url } });
    fireEvent.click(form.getByRole('checkbox', { name: /^A review was published/ }));
    fireEvent.click(form.getByRole('button', { name: 'Add Webhook' }));
    return form;
  }

  it('sends the chosen events, and shows the secret once', async () => {
    const { sent } = show([]);
    await screen.findByText('No webhooks yet');
    await fill('https://crm.example.com/');
    const dialog = within(await screen.findByRole('dialog', { name: 'Your webhook’s secret' }));
    expect(dialog.getByLabelText('Secret')).toHaveValue(NEW_WEBHOOK.secret);
    expect(sent).toEqual([{ url: 'https://crm.example.com/', description: '', eventTypes: ['review.published'] }]);
    fireEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText(NEW_WEBHOOK.secret)).toBeNull());
  });

  it('asks for an event above the long list, where it can be seen', async () => {
    const { sent } = show([]);
    await screen.findByText('No webhooks yet');
    press('Add Webhook');
    const form = within(await screen.findByRole('dialog', { name: 'Add webhook' }));
    fireEvent.change(form.getByLabelText(/^Address/), { target: { value: 'https://crm.example.com/' } });
    fireEvent.click(form.getByRole('button', { name: 'Add Webhook' }));
    const [first] = form.getAllByRole('checkbox');
    const error = await form.findByText('Please choose at least one event');
    expect(error.compareDocumentPosition(first!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await waitFor(() => expect(first).toHaveFocus());
    expect(sent).toEqual([]);
  });

  it('keeps what was typed when the server refuses the address', async () => {
    const errors = [{ path: 'url', message: 'Use a host on the public internet' }];
    const refused = () => Response.json({ status: 400, code: 'INVALID_INPUT', message: 'No', errors }, { status: 400 });
    show([], { [ALL]: (_url: URL, request: Request) => (request.method === 'GET' ? [] : refused()) });
    await screen.findByText('No webhooks yet');
    const form = await fill('https://printer.example.com/');
    expect(await form.findByText('Use a host on the public internet')).toBeVisible();
    expect(form.getByLabelText(/^Address/)).toHaveValue('https://printer.example.com/');
  });
});

describe('A webhook', () => {
  it('shows its deliveries, and the request and answer of the open one', async () => {
    const path = `/webhooks?webhook=${WEBHOOK.id}&delivery=${DELIVERY.id}`;
    show(
      [WEBHOOK],
      { [`${ONE}/deliveries`]: () => [DELIVERY], [`${ONE}/deliveries/${DELIVERY.id}`]: () => DELIVERY_DETAIL },
      path,
    );
    const attempt = within(await screen.findByRole('region', { name: 'Attempt 1' }));
    expect(attempt.getByText(/status 503 after 48 ms/)).toBeVisible();
    expect(attempt.getByLabelText('Request')).toHaveTextContent('webhook-id: msg_5b1c7a8e');
    expect(attempt.getByLabelText('Answer')).toHaveTextContent('Down for maintenance');
    expect(screen.getByRole('link', { name: 'A review was published, business 12' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  it.each([
    [{}, 'Next attempt: May 15, 2026, 3:21:14 PM UTC'],
    [{ isEnabled: false, disabledReason: 'holder' }, 'We’ll send it when you enable this webhook.'],
  ] as const)('says when a waiting event is sent by a webhook with %o', async (differs, words) => {
    show(
      [{ ...WEBHOOK, ...differs }],
      { [`${ONE}/deliveries`]: () => [DELIVERY], [`${ONE}/deliveries/${DELIVERY.id}`]: () => DELIVERY_DETAIL },
      `/webhooks?webhook=${WEBHOOK.id}&delivery=${DELIVERY.id}`,
    );
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('says why the bodies of an event are withheld, and shows its attempts without them', async () => {
    const log = DELIVERY_DETAIL.log.map((attempt) => ({
      ...attempt,
      request: { ...attempt.request, body: null },
      answer: attempt.answer && { ...attempt.answer, body: null },
    }));
    const withheld = { ...DELIVERY_DETAIL, isWithheld: true, log };
    show(
      [WEBHOOK],
      { [`${ONE}/deliveries`]: () => [DELIVERY], [`${ONE}/deliveries/${DELIVERY.id}`]: () => withheld },
      `/webhooks?webhook=${WEBHOOK.id}&delivery=${DELIVERY.id}`,
    );
    const attempt = within(await screen.findByRole('region', { name: 'Attempt 1' }));
    expect(attempt.getByText(/status 503 after 48 ms/)).toBeVisible();
    expect(screen.getByText(/You can no longer see what this event is about/)).toBeVisible();
    expect([attempt.queryByText('Request'), attempt.queryByText('Answer')]).toEqual([null, null]);
  });

  it('says when nothing was sent, and when the deliveries could not be loaded', async () => {
    const path = `/webhooks?webhook=${WEBHOOK.id}`;
    show([WEBHOOK], { [`${ONE}/deliveries`]: () => [] }, path);
    expect(await screen.findByText('Nothing was sent in the last 30 days.')).toBeVisible();
    cleanup();
    show([WEBHOOK], { [`${ONE}/deliveries`]: () => new Response(null, { status: 503 }) }, path);
    expect(await screen.findByText('We couldn’t load the deliveries')).toBeVisible();
  });

  it('can only get a new secret or be deleted by a suspended member', async () => {
    const viewer = aViewer({ sanction: { kind: 'suspension', until: null, isOfOtherAccount: false } });
    show([WEBHOOK], {}, '/webhooks', viewer);
    await screen.findByText('Our customer database');
    const offered = screen.getAllByRole('button', { name: new RegExp(HOST) }).map((button) => button.textContent);
    expect(offered).toEqual(['Rotate Secret', 'Delete']);
  });

  it('asks before it is deleted', async () => {
    const { calls } = show([WEBHOOK], { [ONE]: () => new Response(null, { status: 204 }) });
    await screen.findByText('Our customer database');
    press(`Delete: ${HOST}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this webhook?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Delete Webhook' }));
    await waitFor(() => expect(JSON.stringify(calls)).toContain(ONE));
  });
});
