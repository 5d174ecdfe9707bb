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

describe('the page of a counter-notice', () => {
  it('says what was taken down, who wants it so and why, and that the answer is passed on', async () => {
    show(() => OPEN);
    expect(await screen.findByText('Pat Painter')).toBeVisible();
    expect(screen.getByText(OPEN.takenDown[0]?.path ?? '')).toBeVisible();
    expect(screen.getByText(OPEN.work)).toBeVisible();
    expect(screen.getByText('The photo is the same.')).toBeVisible();
    expect(screen.getByText(/passed on to whoever sent the notice/)).toBeVisible();
  });

  it('sends what was typed, and then says when it is shown again', async () => {
    const { sent } = show(() => OPEN);
    await fillIn();
    submit();
    expect(
      await screen.findByText(/Between May 6, 2026 and May 12, 2026 what was hidden is shown again/),
    ).toBeVisible();
    expect(sent).toEqual([
      {
        ...{ name: 'Ada Lovelace', phone: '(512) 555-0142', postalAddress: '12 River Street, Austin, TX 78701' },
        ...{ statement: 'I took this photo myself.', mistake: true, jurisdiction: true, signature: 'Ada Lovelace' },
      },
    ]);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
  });

  it('says at each field what is missing, and sends nothing', async () => {
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

  it('keeps what was typed where it is refused, and says why', async () => {
    const message = 'You have sent a counter-notice to this notice already.';
    show(() => OPEN, refusal(409, message));
    await fillIn();
    submit();
    await waitFor(() => expect(useToasts.getState().current?.description).toBe(message));
    expect(field('Your explanation')).toHaveValue('I took this photo myself.');
  });

  it.each([
    ['restored', 'was followed: this notice hides nothing of yours any more.'],
    ['upheld', 'was read, and what was hidden stays hidden.'],
  ] as const)('tells what became of one that is %s, and why', async (status, said) => {
    const { counterNotice, ...rest } = COPYRIGHT_TAKEDOWN;
    show(() => ({ ...rest, counterNotice: { ...counterNotice, status, reason: 'A court said so.' } }));
    expect(await screen.findByText(`Your counter-notice of April 22, 2026 ${said}`)).toBeVisible();
    expect(screen.getByText('A court said so.')).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('offers no answer where the notice hides nothing any more', async () => {
    const restoredAt = '2026-04-25T09:00:00.000Z';
    show(() => ({ ...OPEN, takenDown: OPEN.takenDown.map((each) => ({ ...each, restoredAt })) }));
    expect(await screen.findByText(/It was hidden, and this notice hides it no longer:/)).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('knows no notice of another member', async () => {
    show(refusal(404, 'Copyright notice not found'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Copyright Notice Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'How copyright notices work' })).toHaveAttribute('href', '/copyright');
  });

  it('offers to try again where it could not be had', async () => {
    let isDown = true;
    show(() => (isDown ? new Response(null, { status: 503 }) : OPEN));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    fireEvent.click(retry);
    expect(await screen.findByText('Pat Painter')).toBeVisible();
  });
});
