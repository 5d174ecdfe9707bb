import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ContactPage } from '../../../web/app/pages/site/contact-page.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { apiOf, renderAt } from '../support/render.js';
import { aMember, asMember } from '../support/viewers.js';

const SENT = {
  ...{ id: 7, feedbackType: 'contact_inquiry', status: 'completed', title: 'A bell at the door', description: 'Ring' },
  ...{
    answeredAt: '2026-03-14T12:00:00.000Z',
    actionTaken: 'We have one now.',
    contactCategory: 'general',
    createdAt: '2026-03-14T10:00:00.000Z',
  },
};

function show({ answer, own = () => [SENT], isMember = false }: Partial<Shown> = {}) {
  const sent: { body: Record<string, unknown>; key: string | null }[] = [];
  const { client, calls } = apiOf({
    '/api/user-feedback': async (_url, request) => {
      sent.push({
        body: (await request.json()) as Record<string, unknown>,
        key: request.headers.get('Idempotency-Key'),
      });
      return answer?.() ?? Response.json({ id: 1 }, { status: 201 });
    },
    '/api/feedback': own,
  });
  const member = aMember({ firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' });
  renderAt('/contact', isMember ? asMember(<ContactPage />, member) : <ContactPage />, client);
  return { sent, calls };
}

interface Shown {
  readonly answer: () => Response;
  readonly own: () => unknown;
  readonly isMember: boolean;
}

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Send Message' }));
const shownToast = () => useToasts.getState().current;

function fillIn(): void {
  type('Name', 'Gus Guest');
  type('Email', 'gus@example.com');
  type('Subject', 'A bell at the door');
  type('Category', 'technical');
  type('Message', 'The map does not load.');
}

beforeEach(() => {
  sessionStorage.clear();
  useToasts.setState({ current: null });
});
afterEach(cleanup);

describe('The contact page', () => {
  it('sends the message once, confirms it, and clears the form', async () => {
    const { sent } = show();
    fillIn();
    submit();
    await waitFor(() => expect(shownToast()?.title).toBe('Message Sent'));
    expect(sent.map(({ body }) => body)).toEqual([
      {
        ...{ feedbackType: 'contact_inquiry', name: 'Gus Guest', contactEmail: 'gus@example.com' },
        ...{ subject: 'A bell at the door', category: 'technical', message: 'The map does not load.' },
      },
    ]);
    expect(sent[0]?.key).toMatch(/\S/);
    expect(field('Message')).toHaveValue('');
  });

  it.each(['feature_request', 'bug_report', 'general_feedback', 'content_suggestion'])(
    'sends feedback of the type %s without a category, and without a name and email address if none are given',
    async (about) => {
      const { sent } = show();
      expect(field('What is this about\\?')).toHaveValue('contact_inquiry');
      type('What is this about\\?', about);
      expect(screen.queryByLabelText(/^Category/)).toBeNull();
      type('Subject', 'The map');
      type('Message', 'It does not load.');
      submit();
      await waitFor(() =>
        expect(shownToast()).toMatchObject({
          ...{ title: 'Message Sent', description: 'Thank you. Our team will read your message.' },
        }),
      );
      expect(sent.map(({ body }) => body)).toEqual([
        {
          ...{ feedbackType: about, subject: 'The map', message: 'It does not load.', name: null, email: null },
          ...{ contactPreference: 'email', allowPublicDisplay: false },
        },
      ]);
      expect(field('What is this about\\?')).toHaveValue('contact_inquiry');
    },
  );

  it('sends feedback with the name and email address of a sender who wants an answer', async () => {
    const { sent } = show();
    fillIn();
    type('What is this about\\?', 'bug_report');
    submit();
    await waitFor(() => expect(shownToast()?.description).toBe('Thank you. We’ll respond within 24 hours.'));
    expect(sent[0]?.body).toMatchObject({ name: 'Gus Guest', email: 'gus@example.com' });
    expect(sent[0]?.body).not.toHaveProperty('category');
  });

  it('shows the errors of the chosen kind of message only', async () => {
    const { sent } = show();
    submit();
    expect(await screen.findByText('Valid email is required')).toBeVisible();
    type('What is this about\\?', 'bug_report');
    await waitFor(() => expect(screen.queryByText('Valid email is required')).toBeNull());
    type('Subject', 'Map');
    submit();
    expect(await screen.findByText('Subject must be at least 5 characters')).toBeVisible();
    expect(screen.getByText('Please provide a detailed description')).toBeVisible();
    expect(screen.queryByText('Name is required')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('shows errors at their fields and sends nothing', async () => {
    const { sent } = show();
    type('Message', 'Too short');
    submit();
    for (const message of [
      'Name is required',
      'Valid email is required',
      'Subject is required',
      'Please select a category',
      'Message must be at least 10 characters',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    expect(sent).toEqual([]);
  });

  it('keeps the message after a failure, and resends it with the same key', async () => {
    const { sent } = show({ answer: () => new Response(null, { status: 503 }) });
    fillIn();
    submit();
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Error' }));
    expect(shownToast()?.description).toBe('Failed to send message. Please try again.');
    expect(field('Message')).toHaveValue('The map does not load.');
    submit();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]?.key).toBe(sent[1]?.key);
  });

  it('keeps the values after a reload, except for the email address', () => {
    show();
    fillIn();
    cleanup();
    show();
    expect(field('Message')).toHaveValue('The map does not load.');
    expect(field('Category')).toHaveValue('technical');
    expect(field('Email')).toHaveValue('');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('gus@example.com');
  });

  it('prefills the name and email address of members, and lists their messages with the status', async () => {
    show({ isMember: true });
    expect([field('Name'), field('Email')].map((each) => (each as HTMLInputElement).value)).toEqual([
      'Ada Byron',
      'ada@example.com',
    ]);
    const item = (await screen.findByRole('heading', { name: 'A bell at the door' })).closest('li')!;
    expect(within(item).getByText('Completed')).toBeVisible();
    expect(within(item).getByText('We have one now.')).toBeVisible();
    expect(within(item).getByText('Message, 1 day ago')).toBeVisible();
    expect(within(item).getByText('Answered: 1 day ago')).toBeVisible();
  });

  it('requests no list of messages for visitors', () => {
    const { calls } = show();
    expect(calls).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Your messages' })).toBeNull();
  });

  it('reports an empty or failed list of messages, and still offers the form', async () => {
    show({ isMember: true, own: () => [] });
    expect(await screen.findByText(/No messages yet/)).toBeVisible();
    cleanup();
    show({ isMember: true, own: () => new Response(null, { status: 503 }) });
    expect(await screen.findByText('We couldn’t load your messages')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  });
});
