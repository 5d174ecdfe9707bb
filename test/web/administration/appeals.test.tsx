import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ADMIN_APPEAL } from '../../../interfaces/contract/moderation/notice-examples.js';
import { Appeals } from '../../../web/features/admin-appeals/appeals.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { queueAnswers } from '../support/queue-answers.js';
import { apiOf, renderAt } from '../support/render.js';

const APPEALS = '/api/admin/appeals';
const REJECTED = {
  ...ADMIN_APPEAL,
  status: 'rejected' as const,
  note: 'It is an advertisement.',
  decidedBy: 'Ruth',
  decidedAt: '2026-05-03T08:00:00.000Z',
};

const nameOfAppeal = () => 'Appeal 12 by Ada Lindqvist';

function show({
  excludedReviewer = null as string | null,
  at = '/admin/appeals',
  decide = (): unknown => REJECTED,
} = {}) {
  const sent: unknown[] = [];
  const { client } = apiOf({
    ...queueAnswers([ADMIN_APPEAL], { queue: 'appeals', path: APPEALS, nameOf: nameOfAppeal }),
    [APPEALS]: (url: URL) => [ADMIN_APPEAL, REJECTED].filter((each) => each.status === url.searchParams.get('status')),
    [`${APPEALS}/12/decide`]: async (_url: URL, request: Request) => {
      sent.push(await request.json());
      return decide();
    },
  });
  renderAt(at, <Appeals excludedReviewer={excludedReviewer} />, client);
  return { sent };
}

const entry = () => screen.findByRole('article', { name: 'Appeal 12 by Ada Lindqvist' });
const press = async (name: string) => fireEvent.click(within(await entry()).getByRole('button', { name }));
const type = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /^Reason/ }), { target: { value: text } });

beforeEach(() => {
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  useToasts.setState({ current: null });
});
afterEach(cleanup);

describe('An appeal', () => {
  it('shows the member’s statement and the notice', async () => {
    show();
    const part = within(await entry());
    expect(part.getByText(/^The link leads to the house rules/)).toBeVisible();
    expect(part.getByText('Great terrace: See all the house rules at rules.example.com.')).toBeVisible();
    expect(part.getByText('Three of your reviews contain the same link.')).toBeVisible();
    const facts = within(part.getByRole('group', { name: 'The notice' })).getAllByRole('definition');
    expect(facts.map(({ textContent }) => textContent)).toEqual([
      'Account restricted',
      'Review 1201',
      '/business/42',
      'Spam',
      'May 8, 2026 at 9:30 AM UTC',
      'Administrator',
      'May 1, 2026',
      'Yes',
      'Ada Lindqvist',
    ]);
  });

  it('can be upheld or rejected with a reason', async () => {
    const { sent } = show();
    await press('Reject');
    await press('Reject Appeal');
    expect(screen.getByText('Please give the reason')).toBeVisible();
    type('It is an advertisement.');
    await press('Reject Appeal');
    await waitFor(() => expect(useToasts.getState().current).toMatchObject({ title: 'Appeal rejected' }));
    expect(sent).toEqual([{ uphold: false, note: 'It is an advertisement.' }]);
    expect(screen.getByRole('heading', { name: 'No open appeals' })).toBeVisible();
    cleanup();
    const again = show();
    await press('Uphold');
    type('You were right.');
    await press('Uphold Appeal');
    await waitFor(() => expect(again.sent).toEqual([{ uphold: true, note: 'You were right.' }]));
  });

  it('can’t be decided by the administrator whose decision it is about', async () => {
    show({ excludedReviewer: 'Administrator' });
    const part = within(await entry());
    expect(part.getByText('You made this decision, so another administrator must review the appeal.')).toBeVisible();
    expect(part.queryByRole('button')).toBeNull();
  });

  it('says who decided it first', async () => {
    const message = 'Ruth has already decided on this appeal.';
    show({ decide: () => Response.json({ status: 409, code: 'APPEAL_DECIDED', message }, { status: 409 }) });
    await press('Uphold');
    type('You were right.');
    await press('Uphold Appeal');
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('shows who decided it and why', async () => {
    show({ at: '/admin/appeals?status=rejected' });
    const decision = within(await entry()).getByRole('group', { name: 'Decision' });
    expect(within(decision).getByText('Ruth')).toBeVisible();
    expect(within(decision).getByText('It is an advertisement.')).toBeVisible();
  });
});
