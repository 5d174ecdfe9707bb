import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { CopyrightTakedown } from '../../../interfaces/contract/moderation/copyright.js';
import { COPYRIGHT_TAKEDOWN } from '../../../interfaces/contract/moderation/copyright-examples.js';
import { COUNTER_STATEMENTS } from '../../../interfaces/contract/shared/words.js';
import { CounterNoticePage } from '../../../web/app/pages/site/counter-notice-page.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { apiOf, renderAt } from '../support/render.js';
import { asMember } from '../support/viewers.js';

const OPEN: CopyrightTakedown = { ...COPYRIGHT_TAKEDOWN, counterNotice: null };

function show(
  takedown: () => unknown,
  answer: () => unknown = () => Response.json(COPYRIGHT_TAKEDOWN, { status: 201 }),
) {
  const sent: unknown[] = [];
  const { client, calls } = apiOf({
    '/api/copyright-notices/12': takedown,
    '/api/copyright-notices/12/counter-notice': async (_url, request) => {
      sent.push(await request.json());
      return answer();
    },
  });
  const page = (
    <Routes>
      <Route path="/copyright/:id/counter" element={<CounterNoticePage />} />
    </Routes>
  );
  renderAt('/copyright/12/counter', asMember(page), client);
  return { sent, calls };
}

const refusal = (status: number, message: string) => () =>
  Response.json(
    { code: 'X', message, detail: message },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Send Counter-Notice' }));

async function fillIn(): Promise<void> {
  await screen.findByRole('form', { name: 'Counter-notice' });
  type('Full name', 'Ada Lovelace');
  type('Phone', '(512) 555-0142');
  type('Postal address', '12 River Street, Austin, TX 78701');
  type('Your explanation', 'I took this photo myself.');
  for (const statement of Object.values(COUNTER_STATEMENTS)) fireEvent.click(field(statement.slice(0, 30)));
  type('Signature', 'Ada Lovelace');
}

beforeEach(() => {
  sessionStorage.clear();
  useToasts.setState({ current: null });
});
afterEach(cleanup);

describe('The counter-notice page', () => {
  it('shows the content, the claimant, and the reason, and says that the sender gets the counter-notice', async () => {
    show(() => OPEN);
    expect(await screen.findByText('Pat Painter')).toBeVisible();
    expect(screen.getByText(OPEN.takenDown[0]?.path ?? '')).toBeVisible();
    expect(screen.getByText(OPEN.work)).toBeVisible();
    expect(screen.getByText('The photo is the same.')).toBeVisible();
    expect(screen.getByText(/share all of this with the person who sent the notice/)).toBeVisible();
  });

  it('sends the counter-notice and says when the content is restored', async () => {
    const { sent } = show(() => OPEN);
    await fillIn();
    submit();
    expect(await screen.findByText(/We’ll restore your content between May 6, 2026 and May 12, 2026/)).toBeVisible();
    expect(sent).toEqual([
      {
        ...{ name: 'Ada Lovelace', phone: '(512) 555-0142', postalAddress: '12 River Street, Austin, TX 78701' },
        ...{ statement: 'I took this photo myself.', mistake: true, jurisdiction: true, signature: 'Ada Lovelace' },
      },
    ]);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  it('shows the error at each invalid field and sends nothing', async () => {
    const { sent } = show(() => OPEN);
    await screen.findByRole('form', { name: 'Counter-notice' });
    submit();
    for (const message of [
      'Full name must be at least 2 characters',
      'Phone is required',
      'Postal address must be at least 10 characters',
      'Your explanation must be at least 10 characters',
      'Signature must be at least 2 characters',
    ])
      expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getAllByText('Please confirm this statement')).toHaveLength(2);
    expect(sent).toEqual([]);
  });

  it('shows why a counter-notice is refused and keeps the form filled in', async () => {
    const message = 'You have already sent a counter-notice to this notice.';
    show(() => OPEN, refusal(409, message));
    await fillIn();
    submit();
    await waitFor(() => expect(useToasts.getState().current?.description).toBe(message));
    expect(field('Your explanation')).toHaveValue('I took this photo myself.');
  });

  it.each([
    ['restored', 'was accepted. This notice no longer hides your content.'],
    ['upheld', 'was reviewed. Your content stays hidden.'],
  ] as const)('shows the outcome and reason of a counter-notice that is %s', async (status, said) => {
    const { counterNotice, ...rest } = COPYRIGHT_TAKEDOWN;
    show(() => ({ ...rest, counterNotice: { ...counterNotice, status, reason: 'A court said so.' } }));
    expect(await screen.findByText(`Your counter-notice of Apr 22, 2026 ${said}`)).toBeVisible();
    expect(screen.getByText('A court said so.')).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('shows no form when the notice no longer hides anything', async () => {
    const restoredAt = '2026-04-25T09:00:00.000Z';
    show(() => ({ ...OPEN, takenDown: OPEN.takenDown.map((each) => ({ ...each, restoredAt })) }));
    expect(await screen.findByText(/This notice no longer hides it:/)).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it("shows Not Found for another member's notice", async () => {
    show(refusal(404, 'Copyright notice not found'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Copyright notice not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'How copyright notices work' })).toHaveAttribute('href', '/copyright');
  });

  it('offers to try again when the notice fails to load', async () => {
    let isDown = true;
    show(() => (isDown ? new Response(null, { status: 503 }) : OPEN));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    fireEvent.click(retry);
    expect(await screen.findByText('Pat Painter')).toBeVisible();
  });
});
