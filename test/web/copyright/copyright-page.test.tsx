import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { NOTICE_STATEMENTS } from '../../../interfaces/contract/shared/words.js';
import { CopyrightText } from '../../../web/features/copyright/copyright-text.js';
import { NoticeForm } from '../../../web/features/copyright/notice-form.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { shippedText } from '../../support/texts/page-texts.js';
import { apiOf, renderAt } from '../support/render.js';

function show(answer = () => Response.json({ id: 12, status: 'received' }, { status: 201 })) {
  const sent: { body: unknown; key: string | null }[] = [];
  const { client } = apiOf({
    '/api/copyright-notices': async (_url, request) => {
      sent.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') });
      return answer();
    },
  });
  const page = (
    <>
      <CopyrightText text={shippedText('copyright')} />
      <NoticeForm />
    </>
  );
  renderAt('/copyright', page, client);
  return sent;
}

const refusal = (status: number, body: object) => () =>
  Response.json(body, { status, headers: { 'content-type': 'application/problem+json' } });

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Send Notice' }));
const shownToast = () => useToasts.getState().current;

function fillIn(): void {
  type('Full name', 'Pat Painter');
  type('Email', 'pat@example.org');
  type('Postal address', '7 Example Lane, Portland, OR 97201');
  type('Your work', 'My photograph of dogs at dawn.');
  type('Addresses on this site', ' /business/3#review-1 \n\n/pet-profiles/17\n');
  for (const statement of Object.values(NOTICE_STATEMENTS)) fireEvent.click(field(statement.slice(0, 30)));
  type('Signature', 'Pat Painter');
}

beforeEach(() => {
  sessionStorage.clear();
  useToasts.setState({ current: null });
});
afterEach(cleanup);

describe('The copyright page', () => {
  it('explains the process and names the copyright agent', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Copyright');
    for (const name of ['What a notice needs', 'Counter-notice', 'Our agent for copyright'])
      expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
    expect(screen.getByText(/Paws Cooperative, 1 Bark Street, Austin, TX 78701/)).toBeVisible();
    expect(screen.getByText(/Between 10 and 14 business days later/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the form' })).toHaveAttribute('href', '#send');
  });
});

describe('Sending a copyright notice', () => {
  it('sends the notice once with its addresses as a list and shows its number', async () => {
    const sent = show();
    fillIn();
    submit();
    const status = await screen.findByRole('status');
    expect(status).toHaveTextContent('We received your notice (no. 12).');
    expect(sent.map(({ body }) => body)).toEqual([
      {
        ...{ name: 'Pat Painter', email: 'pat@example.org', postalAddress: '7 Example Lane, Portland, OR 97201' },
        ...{ phone: '', work: 'My photograph of dogs at dawn.', signature: 'Pat Painter' },
        ...{ addresses: ['/business/3#review-1', '/pet-profiles/17'], goodFaith: true, accuracy: true },
      },
    ]);
    expect(sent[0]?.key).toMatch(/\S/);
    expect(sessionStorage).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: 'Send another notice' }));
    expect(field('Your work')).toHaveValue('');
  });

  it('shows the error at each invalid field and sends nothing', async () => {
    const sent = show();
    submit();
    for (const message of [
      'Full name must be at least 2 characters',
      'Valid email is required',
      'Postal address must be at least 10 characters',
      'The work must be at least 10 characters',
      'Name at least one address on this site',
      'Signature must be at least 2 characters',
    ])
      expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getAllByText('Please confirm this statement')).toHaveLength(2);
    const box = field(NOTICE_STATEMENTS.accuracy.slice(0, 30));
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Please confirm this statement');
    expect(sent).toEqual([]);
  });

  it("shows which addresses the server didn't find and keeps the form filled in", async () => {
    const errors = [{ path: 'addresses.1', message: 'We found nothing at /pet-profiles/17.' }];
    show(refusal(400, { code: 'INVALID_INPUT', message: 'x', detail: 'x', errors }));
    fillIn();
    submit();
    expect(await screen.findByText('We found nothing at /pet-profiles/17.')).toBeVisible();
    expect(field('Addresses on this site')).toBeInvalid();
    expect(field('Your work')).toHaveValue('My photograph of dogs at dawn.');
  });

  it.each([
    ['the wait time', 429, 'Too many requests. Please try again in 20 minutes.', /in 20 minutes/],
    ['a default message', 500, 'secret', /^Failed to send the notice\. Please try again\.$/],
  ])('shows %s when sending fails with status %d', async (_, status, message, said) => {
    show(refusal(status, { code: 'TOO_MANY_REQUESTS', message, detail: message }));
    fillIn();
    submit();
    await waitFor(() => expect(shownToast()?.description).toMatch(said));
    expect(field('Signature')).toHaveValue('Pat Painter');
  });

  it("keeps the work and addresses after a reload, but none of the sender's details", async () => {
    show();
    fillIn();
    await waitFor(() => expect(sessionStorage.getItem('draft:copyright')).toContain('dawn'));
    const storedDraft = sessionStorage.getItem('draft:copyright') ?? '';
    for (const detail of ['Pat', 'pat@', 'Lane']) expect(storedDraft).not.toContain(detail);
    cleanup();
    show();
    await waitFor(() => expect(field('Your work')).toHaveValue('My photograph of dogs at dawn.'));
    expect(field('Email')).toHaveValue('');
  });

  it('shows the support email address to visitors without JavaScript', () => {
    show();
    const form = screen.getByRole('form', { name: 'Copyright notice' });
    expect(within(form).getByText(/Sending this form needs JavaScript/)).toBeInTheDocument();
    expect(within(form).getByRole('link', { name: 'help@example.org' })).toHaveAttribute(
      'href',
      'mailto:help@example.org',
    );
  });
});
