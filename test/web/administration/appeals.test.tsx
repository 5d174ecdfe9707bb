import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ADMIN_APPEAL } from '../../../interfaces/contract/moderation/notice-examples.js';
import { Appeals } from '../../../web/features/admin-appeals/appeals.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { apiOf, renderAt } from '../support/render.js';

const APPEALS = '/api/admin/appeals';
const REJECTED = {
  ...ADMIN_APPEAL,
  status: 'rejected' as const,
  note: 'It is an advertisement.',
  decidedBy: 'Ruth',
  decidedAt: '2026-05-03T08:00:00.000Z',
};

function show({ notAgain = null as string | null, at = '/admin/appeals', decide = (): unknown => REJECTED } = {}) {
  const sent: unknown[] = [];
  const { client } = apiOf({
    [APPEALS]: (url: URL) => [ADMIN_APPEAL, REJECTED].filter((each) => each.status === url.searchParams.get('status')),
    [`${APPEALS}/12/decide`]: async (_url: URL, request: Request) => {
      sent.push(await request.json());
      return decide();
    },
  });
  renderAt(at, <Appeals notAgain={notAgain} />, client);
  return { sent };
}

const entry = () => screen.findByRole('article', { name: 'Appeal 12 by Ada Lindqvist' });
const press = async (name: string) => fireEvent.click(within(await entry()).getByRole('button', { name }));
const type = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /^Reason/ }), { target: { value: text } });

beforeEach(() => {
  sessionStorage.clear();
  useToasts.setState({ current: null });
});
afterEach(cleanup);

describe('an appeal', () => {
  it('is shown with the member’s words and the notice', async () => {
    show();
    const part = within(await entry());
    expect(part.getByText(/^The link leads to the house rules/)).toBeVisible();
    expect(part.getByText('Great terrace: See all the house rules at rules.example.com.')).toBeVisible();
    expect(part.getByText('The same link stands in three of your reviews.')).toBeVisible();
    const facts = within(part.getByRole('group', { name: 'The notice' })).getAllByRole('definition');
    expect(facts.map(({ textContent }) => textContent)).toEqual([
      'Account restricted',
      'Review 1201',
      '/business/42',
      'Spam',
      'May 8, 2026 at 9:30 AM UTC',
      'Administrator',
      'May 1, 2026',
      'No, it holds',
      'ada@example.com',
    ]);
  });

  it('is upheld or rejected with a reason', async () => {
    const { sent } = show();
    await press('Reject');
    await press('Reject the Appeal');
    expect(screen.getByText('Please give the reason')).toBeVisible();
    type('It is an advertisement.');
    await press('Reject the Appeal');
    await waitFor(() => expect(useToasts.getState().current).toMatchObject({ title: 'Appeal Rejected' }));
    expect(sent).toEqual([{ uphold: false, note: 'It is an advertisement.' }]);
    expect(screen.getByRole('heading', { name: 'No appeal is waiting' })).toBeVisible();
    cleanup();
    const again = show();
    await press('Uphold');
    type('You were right.');
    await press('Uphold the Appeal');
    await waitFor(() => expect(again.sent).toEqual([{ uphold: true, note: 'You were right.' }]));
  });

  it('against one’s own decision is another administrator’s', async () => {
    show({ notAgain: 'Administrator' });
    const part = within(await entry());
    expect(part.getByText('You made this decision, so another administrator decides on the appeal.')).toBeVisible();
    expect(part.queryByRole('button')).toBeNull();
  });

  it('that somebody decided before says who', async () => {
    const message = 'Ruth has decided on this appeal already.';
    show({ decide: () => Response.json({ status: 409, code: 'APPEAL_DECIDED', message }, { status: 409 }) });
    await press('Uphold');
    type('You were right.');
    await press('Uphold the Appeal');
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('that was decided says by whom and why', async () => {
    show({ at: '/admin/appeals?status=rejected' });
    const decision = within(await entry()).getByRole('group', { name: 'Decision' });
    expect(within(decision).getByText('Ruth')).toBeVisible();
    expect(within(decision).getByText('It is an advertisement.')).toBeVisible();
  });
});
