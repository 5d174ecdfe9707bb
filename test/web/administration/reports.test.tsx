import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AdminReport } from '../../../interfaces/contract/moderation/admin-report.js';
import { ADMIN_REPORT } from '../../../interfaces/contract/moderation/report-example.js';
import { Reports } from '../../../web/features/admin-reports/reports.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { apiOf, renderAt } from '../support/render.js';

const REPORTS = '/api/admin/reports';
const NAME = 'Review 1201 by Sam Seller';

function anOpen(differs: Partial<AdminReport> = {}): AdminReport {
  const { content } = ADMIN_REPORT;
  return {
    ...ADMIN_REPORT,
    status: 'open',
    moves: ['keep', 'hide', 'remove', 'warn', 'restrict', 'suspend', 'erase_minor'],
    content: content && { ...content, state: 'shown' },
    resolution: null,
    ...differs,
  };
}

/** Shows the page of these reports; `resolve` answers the decision on the first. */
function show(
  reports: readonly AdminReport[],
  { resolve = () => ADMIN_REPORT, at = '/admin/reports' }: { resolve?: () => unknown; at?: string } = {},
) {
  const sent: unknown[] = [];
  const { client, calls } = apiOf({
    [REPORTS]: (url: URL) =>
      Response.json(
        reports.filter(({ status }) => status === url.searchParams.get('status')),
        {
          headers: { 'X-Total-Count': String(reports.length) },
        },
      ),
    [`${REPORTS}/12/resolve`]: async (_url: URL, request: Request) => {
      sent.push(await request.json());
      return resolve();
    },
  });
  renderAt(at, <Reports />, client);
  return { sent, calls };
}

const entry = (name = NAME) => screen.findByRole('article', { name });
const press = async (name: string) => fireEvent.click(within(await entry()).getByRole('button', { name }));
const choose = async (name: RegExp) => fireEvent.click(within(await entry()).getByRole('radio', { name }));
const type = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /^Note/ }), { target: { value: text } });
const toastNow = () => useToasts.getState().current;

beforeEach(() => {
  sessionStorage.clear();
  useToasts.setState({ current: null });
});
afterEach(cleanup);

describe('what is reported', () => {
  it('is shown with its author, its page, its state and all reports of it', async () => {
    const [report] = ADMIN_REPORT.reports;
    const second = {
      ...report!,
      id: 32,
      reason: 'fake',
      reporterEmail: null,
      description: null,
      isMember: true,
    } as const;
    show([anOpen({ reportCount: 52, reports: [report!, second] })]);
    const part = within(await entry());
    expect(part.getByText('Great shop: Buy your leashes at ours.')).toBeVisible();
    expect(part.getByText('52 reports')).toBeVisible();
    expect(part.getByText('Shown')).toBeVisible();
    expect(part.getByText('Somebody waits for an answer')).toBeVisible();
    expect(part.getByRole('link', { name: '/business/42' })).toHaveAttribute(
      'href',
      '/business/42?review=1201#review-1201',
    );
    expect(part.getByRole('link', { name: 'Sam Seller' })).toHaveAttribute(
      'href',
      `/user-reviews/${String(ADMIN_REPORT.content?.authorId)}`,
    );
    const items = within(part.getByRole('group', { name: 'Reports' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'SpamMay 1, 2026It only names the address of a shop.A visitor, who waits for the answer at reader@example.com',
      'Fake informationMay 1, 2026A member, who gets the answer by mail unless they switched mail off',
    ]);
    expect(part.getByText('And 50 more.')).toBeVisible();
  });

  it('is shown as a picture where it is a photo, and said to be gone where it is', async () => {
    show([
      anOpen({ targetType: 'photo', targetId: '/uploads/a.webp' }),
      anOpen({ id: 13, targetId: 77, content: null, moves: ['keep'] }),
    ]);
    const photo = await entry('Photo by Sam Seller');
    expect(within(photo).getByRole('img', { name: 'The reported photo' })).toBeVisible();
    const gone = within(await entry('Review 77'));
    expect(gone.getByText('It is not there any more.')).toBeVisible();
    expect(gone.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Keep']);
  });

  it('stands among the decided ones with who decided what and why, once it was decided on', async () => {
    show([ADMIN_REPORT], { at: '/admin/reports?status=resolved' });
    const decision = within(await entry()).getByRole('group', { name: 'Decision' });
    const facts = within(decision).getAllByRole('definition');
    expect(facts.map(({ textContent }) => textContent)).toEqual([
      'Hidden',
      'Spam',
      'Administrator',
      'May 2, 2026',
      'Reviews are about places, and not about your own shop.',
    ]);
    expect(screen.getByRole('link', { name: 'Decided' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Waiting' })).toHaveAttribute('href', '/admin/reports');
    expect(screen.queryByRole('button', { name: 'Hide' })).toBeNull();
  });

  it('can be asked for again where it cannot be had', async () => {
    const { client, calls } = apiOf({ [REPORTS]: () => Response.json({ message: 'Busy' }, { status: 503 }) });
    renderAt('/admin/reports', <Reports />, client);
    expect(await screen.findByText('Failed to fetch the reports')).toBeVisible();
    const before = calls.length;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(calls.length).toBeGreaterThan(before));
  });
});

describe('a decision on a report', () => {
  it('says of each move what it does, and offers those that the server names', async () => {
    show([anOpen({ moves: ['keep', 'hide', 'warn'] })]);
    await press('Hide');
    const choices = within(await entry()).getAllByRole('radio');
    expect(choices.map((radio) => radio.closest('label')?.textContent)).toEqual([
      expect.stringMatching(/^KeepIt stays, /),
      expect.stringMatching(/^HideOthers do not see it any more\. /),
      expect.stringMatching(/^WarnIt stays where it is\. /),
    ]);
    expect(choices[1]).toBeChecked();
  });

  it('needs words for the author, is sent with the reason, and takes the item off the list', async () => {
    const { sent } = show([anOpen()]);
    await press('Hide');
    await press('Hide');
    expect(screen.getByText('Please say in a few words why')).toBeVisible();
    type('About places only.');
    await press('Hide');
    await waitFor(() => expect(toastNow()).toMatchObject({ title: 'Report Decided', tone: 'success' }));
    expect(sent).toEqual([{ action: 'hide', reasonCode: 'spam', note: 'About places only.' }]);
    expect(screen.getByRole('heading', { name: 'No report is waiting' })).toBeVisible();
  });

  it('to keep it needs no words', async () => {
    const { sent } = show([anOpen()]);
    await press('Keep');
    fireEvent.change(screen.getByRole('combobox', { name: /^Reason/ }), { target: { value: 'other' } });
    await press('Keep');
    await waitFor(() => expect(sent).toEqual([{ action: 'keep', reasonCode: 'other', note: '' }]));
  });

  it('to restrict the author says for how long', async () => {
    const { sent } = show([anOpen()]);
    await press('Warn, Restrict or Suspend');
    await press('Decide');
    expect(screen.getByText('Please choose what to do')).toBeVisible();
    expect(screen.getAllByRole('radio')[0]).toHaveFocus();
    await choose(/^Restrict/);
    type('The third time.');
    await press('Restrict');
    expect(screen.getByText('Choose 7 or 30 days')).toBeVisible();
    expect(screen.getByRole('radio', { name: /^7 days/ })).toHaveFocus();
    await choose(/^30 days/);
    await press('Restrict');
    await waitFor(() =>
      expect(sent).toEqual([{ action: 'restrict', reasonCode: 'spam', note: 'The third time.', days: 30 }]),
    );
  });

  it('to erase a minor’s account says what is erased, and asks for a confirmation', async () => {
    const { sent } = show([anOpen()]);
    await press('Warn, Restrict or Suspend');
    await choose(/^Erase a minor/);
    type('Eleven, as the review says.');
    await press('Erase a minor');
    expect(screen.getByText('Please confirm that the account is erased.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /^Erase the account/ })).toHaveFocus();
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByRole('checkbox', { name: /^Erase the account of Sam Seller for good.*reviews/ }));
    await press('Erase a minor');
    await waitFor(() =>
      expect(sent).toEqual([{ action: 'erase_minor', reasonCode: 'spam', note: 'Eleven, as the review says.' }]),
    );
  });

  it('keeps what was typed when it is left, for another decision too', async () => {
    show([anOpen()]);
    await press('Hide');
    type('About places only.');
    await press('Cancel');
    await press('Remove');
    expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveValue('About places only.');
  });

  it('that somebody made before says who, and the item is back with what was typed', async () => {
    const message = 'Ruth has decided on this report meanwhile. Please reload to see what became of it.';
    show([anOpen()], {
      resolve: () => Response.json({ status: 409, code: 'REPORT_RESOLVED', message }, { status: 409 }),
    });
    await press('Remove');
    type('An advertisement.');
    await press('Remove');
    expect(await screen.findByText(message)).toBeVisible();
    expect(within(await entry()).getByRole('button', { name: 'Reload' })).toBeVisible();
    await press('Remove');
    expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveValue('An advertisement.');
  });
});
