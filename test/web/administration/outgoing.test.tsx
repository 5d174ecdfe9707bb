import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  OUTGOING_MESSAGE,
  RESENT_MESSAGE,
  type OutgoingMessage,
} from '../../../interfaces/contract/outgoing/outgoing.js';
import { Outgoing } from '../../../web/features/admin-outgoing/outgoing.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { openRow } from '../support/queue-answers.js';
import { apiOf, renderAt } from '../support/render.js';

const LIST = '/api/admin/outgoing';
const CODE: OutgoingMessage = {
  ...OUTGOING_MESSAGE,
  ...{ id: '5b0f6a10-3c42-4a9b-8d17-6e2f90c4ab32', kind: 'text', to: '•••42', isAnswer: true },
  wornOut: 'Its code has expired.',
  ...{ resentAt: '2026-05-16T08:00:00.000Z', resentBy: 'Ada' },
};

function show(messages: readonly OutgoingMessage[], answer: () => unknown = () => RESENT_MESSAGE, at = LIST.slice(4)) {
  const { client, calls } = apiOf({
    [LIST]: () => Response.json(messages, { headers: { 'X-Total-Count': String(messages.length) } }),
    [`${LIST}/${OUTGOING_MESSAGE.id}/resend`]: answer,
  });
  renderAt(at, <Outgoing />, client);
  return calls;
}

const message = (name: string) => screen.findByRole('article', { name });
const toastNow = () => useToasts.getState().current;

beforeEach(() => {
  history.replaceState(null, '', '/');
  useToasts.setState({ current: null });
});
afterEach(cleanup);

describe('Outgoing messages', () => {
  it('show why they failed and leave the list when resent with the keyboard', async () => {
    const calls = show([OUTGOING_MESSAGE, CODE]);
    const first = within(await message('Email to a•••@example.com'));
    expect(first.getByText('The gateway could not be reached. (ETIMEDOUT)')).toBeVisible();
    expect(first.getByText('13')).toBeVisible();
    const second = within(await openRow('Text message to •••42'));
    expect(second.getByText('Its code has expired.')).toBeVisible();
    expect(second.queryByRole('button', { name: 'Resend' })).toBeNull();
    expect(second.getByText('Ada, May 16, 2026, 8:00:00 AM UTC')).toBeVisible();
    expect(await openRow('Email to a•••@example.com')).toHaveFocus();
    fireEvent.keyDown(document.activeElement!, { key: 's' });
    await waitFor(() => expect(toastNow()).toMatchObject({ title: 'Queued for delivery', tone: 'success' }));
    expect(calls).toContain(`${LIST}/${OUTGOING_MESSAGE.id}/resend`);
    expect(screen.queryByRole('article', { name: 'Email to a•••@example.com' })).toBeNull();
    expect(screen.getByText('1 message')).toBeVisible();
  });

  it('come back with the server’s message when resending is refused', async () => {
    const sentence = 'This message was already sent. Ada resent it. Please reload.';
    show([OUTGOING_MESSAGE], () => Response.json({ status: 409, message: sentence }, { status: 409 }));
    fireEvent.click(await screen.findByRole('button', { name: 'Resend' }));
    await waitFor(() => expect(toastNow()).toMatchObject({ description: sentence, tone: 'danger' }));
    expect(within(await message('Email to a•••@example.com')).getByText(sentence)).toBeVisible();
  });

  it('are read-only while queued', async () => {
    show(
      [{ ...CODE, status: 'queued', reason: 'It has not been tried yet.', code: null }],
      undefined,
      '/admin/outgoing?status=queued',
    );
    expect(within(await message('Text message to •••42')).getByText('It has not been tried yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Resend' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Queued' })).toHaveAttribute('aria-current', 'page');
  });

  it('have an empty state when everything was delivered', async () => {
    show([]);
    expect(await screen.findByRole('heading', { name: 'No undelivered messages' })).toBeVisible();
  });

  it('offer to try again when they can’t be loaded', async () => {
    renderAt('/admin/outgoing', <Outgoing />, apiOf({}).client);
    expect(await screen.findByText('We couldn’t load messages')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
