import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AdminCopyrightNotice } from '../../../interfaces/contract/moderation/copyright.js';
import { ADMIN_COPYRIGHT_NOTICE } from '../../../interfaces/contract/moderation/copyright-examples.js';
import { MEMBER_SANCTION } from '../../../interfaces/contract/moderation/member-sanction.js';
import { CopyrightNotices } from '../../../web/features/admin-copyright/copyright-notices.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { queueAnswers, rows } from '../support/queue-answers.js';
import { apiOf, renderAt } from '../support/render.js';

const NOTICES = '/api/admin/copyright-notices';
const PHOTO = ADMIN_COPYRIGHT_NOTICE.items[0]?.path ?? '';

const RECEIVED: AdminCopyrightNotice = {
  ...ADMIN_COPYRIGHT_NOTICE,
  status: 'received',
  items: [...ADMIN_COPYRIGHT_NOTICE.items, { path: '/business/42', targetType: 'business', targetId: '42' }],
  takenDown: [],
  counterNotices: [],
  ...{ reason: null, decidedBy: null, decidedAt: null, moves: ['accept', 'refuse'] },
};

const answersFor = (notice: AdminCopyrightNotice) =>
  queueAnswers([notice], { queue: 'copyright', path: NOTICES, nameOf: () => 'Notice 12 by Pat Painter' });

function show(notice: AdminCopyrightNotice, decide: () => unknown = () => ADMIN_COPYRIGHT_NOTICE) {
  const sent: unknown[] = [];
  const { client } = apiOf({
    ...answersFor(notice),
    [`${NOTICES}/12/decide`]: async (_url: URL, request: Request) => {
      sent.push(await request.json());
      return decide();
    },
  });
  renderAt('/admin/copyright', <CopyrightNotices />, client);
  return { sent };
}

const entry = () => screen.findByRole('article', { name: 'Notice 12 by Pat Painter' });
const press = async (name: string) => fireEvent.click(within(await entry()).getByRole('button', { name }));
const type = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /^Reason/ }), { target: { value: text } });

beforeEach(() => {
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  useToasts.setState({ current: null });
});
afterEach(cleanup);

describe('A copyright notice', () => {
  it('a copyright notice shows everything the law requires, with links to the reported content', async () => {
    show(RECEIVED);
    const part = within(await entry());
    for (const text of ['pat@pat-painter.example.com', '7 Example Lane, Portland, OR 97201', RECEIVED.work]) {
      expect(part.getByText(text)).toBeVisible();
    }
    expect(part.getByText(/under penalty of perjury, I am the owner/)).toBeInTheDocument();
    const links = within(part.getByRole('group', { name: 'Reported content' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([PHOTO, '/business/42']);
    const buttons = part.getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons).toEqual(['Take Down', 'Reject']);
  });

  it('accepting a notice takes down exactly the listed addresses, by default all content except business pages', async () => {
    const { sent } = show(RECEIVED);
    await press('Take Down');
    const named = screen.getByRole('textbox', { name: /^Content to take down/ });
    expect(named).toHaveValue(PHOTO);
    fireEvent.change(named, { target: { value: '' } });
    await press('Take Down');
    expect(screen.getByText('Name at least one address on this site')).toBeVisible();
    fireEvent.change(named, { target: { value: `${PHOTO}\n\n/business/42#review-7 ` } });
    type('x'.repeat(2001));
    await press('Take Down');
    expect(screen.getByRole('textbox', { name: /^Reason/ })).toHaveFocus();
    type('The photo is the same.');
    await press('Take Down');
    await waitFor(() => expect(useToasts.getState().current).toMatchObject({ title: 'Taken down' }));
    expect(sent).toEqual([
      { decision: 'accept', addresses: [PHOTO, '/business/42#review-7'], reason: 'The photo is the same.' },
    ]);
  });

  it('a copyright notice is rejected with a reason', async () => {
    const { sent } = show(RECEIVED);
    await press('Reject');
    await press('Reject Notice');
    expect(sent).toEqual([]);
    type('It names no work.');
    await press('Reject Notice');
    await waitFor(() => expect(sent).toEqual([{ decision: 'refuse', reason: 'It names no work.' }]));
  });

  it('a copyright notice says who decided it first', async () => {
    const message = 'Ruth has already decided on this notice. Please reload to see its current state.';
    show(RECEIVED, () => Response.json({ status: 409, code: 'COPYRIGHT_MOVE_REFUSED', message }, { status: 409 }));
    await press('Reject');
    type('It names no work.');
    await press('Reject Notice');
    expect(await screen.findByText(message)).toBeVisible();
  });
});

describe('A repeat infringer', () => {
  it('a repeat infringer can be suspended with a note, unless already suspended', async () => {
    const [item] = ADMIN_COPYRIGHT_NOTICE.takenDown;
    const infringed = (isSuspended: boolean): AdminCopyrightNotice => ({
      ...ADMIN_COPYRIGHT_NOTICE,
      takenDown: [{ ...item!, followedAgainst: 3, isRepeatInfringer: true, isSuspended }],
    });
    let isSuspended = false;
    const sent: unknown[] = [];
    const { client } = apiOf({
      ...answersFor(infringed(false)),
      [`${NOTICES}/12`]: () => infringed(isSuspended),
      [`/api/admin/members/${item!.authorId}/sanctions`]: async (_url: URL, request: Request) => {
        sent.push(await request.json());
        isSuspended = true;
        return MEMBER_SANCTION;
      },
    });
    renderAt('/admin/copyright', <CopyrightNotices />, client);
    expect(within(await entry()).getByText('Repeat infringer')).toBeVisible();
    await press('Suspend Member');
    await press('Suspend Member');
    expect(screen.getByText('Please give a reason')).toBeVisible();
    fireEvent.change(screen.getByRole('textbox', { name: /^Note/ }), { target: { value: 'Three notices.' } });
    await press('Suspend Member');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Suspend Member' })).toBeNull());
    expect(await screen.findByText(/in the past year: 3, suspended/)).toBeVisible();
    expect(sent).toEqual([{ action: 'suspend', reasonCode: 'copyright', note: 'Three notices.' }]);
  });
});

describe('A counter-notice', () => {
  it('a counter-notice shows its own fields and deadlines, and the content taken down', async () => {
    show(ADMIN_COPYRIGHT_NOTICE);
    const part = within(within(await entry()).getByRole('group', { name: 'Counter-notice 3' }));
    expect(part.getByText('12 River Street, Austin, TX 78701')).toBeVisible();
    expect(part.getByText('May 6, 2026')).toBeVisible();
    expect(part.getByText('May 12, 2026')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Content taken down' })).toHaveTextContent('on Apr 21, 2026');
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  });

  it('a counter-notice is marked as overdue, and its content can be restored without a reason', async () => {
    const [counter] = ADMIN_COPYRIGHT_NOTICE.counterNotices;
    const overdue = { ...counter!, putBack: 'overdue' as const, moves: ['restore' as const, 'uphold' as const] };
    const { sent } = show({ ...ADMIN_COPYRIGHT_NOTICE, counterNotices: [overdue] });
    expect(within(await entry()).getByText('Restoration overdue')).toBeVisible();
    await press('Restore');
    await press('Restore');
    await waitFor(() => expect(sent).toEqual([{ decision: 'restore', counterNoticeId: 3, reason: null }]));
  });

  it('a counter-notice offers only the moves that the server allows', async () => {
    const [counter] = ADMIN_COPYRIGHT_NOTICE.counterNotices;
    const decided = { ...ADMIN_COPYRIGHT_NOTICE, counterNotices: [{ ...counter!, status: 'upheld', moves: [] }] };
    const { sent } = show(ADMIN_COPYRIGHT_NOTICE, () => decided);
    await press('Keep Down');
    type('A court was asked.');
    await press('Keep Down');
    await waitFor(() => expect(rows()).toEqual([]));
    expect(sent).toEqual([{ decision: 'uphold', counterNoticeId: 3, reason: 'A court was asked.' }]);
  });

  it('the last counter-notice of a notice opens the next notice and announces how many are left', async () => {
    const [counter] = ADMIN_COPYRIGHT_NOTICE.counterNotices;
    const more = { ...counter!, id: 4, name: 'Sam Second' };
    const upheld = (...ids: number[]): AdminCopyrightNotice => ({
      ...ADMIN_COPYRIGHT_NOTICE,
      counterNotices: [counter!, more].map((each) =>
        ids.includes(each.id) ? { ...each, status: 'upheld', moves: [] } : each,
      ),
    });
    const answers = [upheld(3), upheld(3, 4)];
    const next = { ...RECEIVED, id: 13, name: 'Nell Next' };
    const { client } = apiOf({
      ...queueAnswers([upheld(), next], {
        ...{ queue: 'copyright', path: NOTICES },
        nameOf: ({ id, name }) => `Notice ${String(id)} by ${name}`,
      }),
      [`${NOTICES}/12/decide`]: () => answers.shift(),
    });
    renderAt('/admin/copyright', <CopyrightNotices />, client);
    const keepDown = async (): Promise<void> => {
      await press('Keep Down');
      type('A court was asked.');
      await press('Keep Down');
    };
    const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await keepDown();
    await waitFor(() => expect(announced()).toContain('Kept down: Notice 12 by Pat Painter. 2 waiting.'));
    expect(within(await entry()).getByText('Sam Second')).toBeVisible();
    await keepDown();
    expect(await screen.findByRole('article', { name: 'Notice 13 by Nell Next' })).toHaveFocus();
    expect(announced()).toContain('Kept down: Notice 12 by Pat Painter. 1 waiting.');
    expect(screen.queryByText('This item is no longer waiting.')).toBeNull();
  });
});
