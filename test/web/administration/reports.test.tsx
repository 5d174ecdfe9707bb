import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AdminReport } from '../../../interfaces/contract/moderation/admin-report.js';
import { ADMIN_REPORT } from '../../../interfaces/contract/moderation/report-example.js';
import { nameOfReport } from '../../../web/features/admin-reports/report-entry.js';
import { Reports } from '../../../web/features/admin-reports/reports.js';
import { useToasts } from '../../../web/ui/overlay/toast-store.js';
import { openRow, queueAnswers } from '../support/queue-answers.js';
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

/** Renders the page with these reports. `resolve` returns the response to a decision on report 12. */
function show(
  reports: readonly AdminReport[],
  { resolve = () => ADMIN_REPORT, at = '/admin/reports' }: { resolve?: () => unknown; at?: string } = {},
) {
  const sent: unknown[] = [];
  const { client, calls } = apiOf({
    ...queueAnswers(reports, { queue: 'reports', path: REPORTS, nameOf: nameOfReport }),
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
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  useToasts.setState({ current: null });
});
afterEach(cleanup);

describe('Reported content', () => {
  it('reported content is shown with its author, page, state, and reports', async () => {
    const [report] = ADMIN_REPORT.reports;
    const second = {
      ...report!,
      id: 32,
      reason: 'fake',
      reporterEmail: null,
      description: null,
      isMember: true,
      reporterId: '0198c2f0-8a10-7b52-8d44-91c7e0a2b3f5',
      reporterName: 'Ada Adams',
    } as const;
    show([anOpen({ reportCount: 52, reports: [report!, second] })]);
    const part = within(await entry());
    expect(part.getByText('Great shop: Buy your leashes at ours.')).toBeVisible();
    expect(part.getByText('52 reports')).toBeVisible();
    expect(part.getByText('Visible')).toBeVisible();
    expect(part.getByText('Reporter expects an answer')).toBeVisible();
    expect(part.getByRole('link', { name: '/business/42' })).toHaveAttribute(
      'href',
      '/business/42?review=1201#review-1201',
    );
    expect(part.getByRole('link', { name: 'Corner Coffee' })).toHaveAttribute('href', '/business/42');
    expect(part.getByRole('link', { name: 'Sam Seller' })).toHaveAttribute(
      'href',
      `/admin/members/${String(ADMIN_REPORT.content?.authorId)}`,
    );
    const items = within(part.getByRole('group', { name: 'Reports' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'SpamMay 1, 2026It only names the address of a shop.A visitor, expecting an answer at reader@example.com',
      'Fake informationMay 1, 2026Ada Adams, answered by email unless they turned emails off',
    ]);
    expect(part.getByText('And 50 more.')).toBeVisible();
  });

  it('reported content on a page that is not of a business has no business among its facts', async () => {
    const { content } = anOpen();
    show([anOpen({ content: content && { ...content, path: '/pet-profiles/7', business: null } })]);
    const part = within(await entry());
    expect(part.getByText('Page')).toBeVisible();
    expect(part.queryByText('Business')).toBeNull();
  });

  it('reported content is shown as a picture if it is a photo, and as gone if it no longer exists', async () => {
    show([
      anOpen({ targetType: 'photo', targetId: '/uploads/a.webp' }),
      anOpen({ id: 13, targetId: 77, content: null, moves: ['keep'] }),
    ]);
    const photo = await entry('Photo by Sam Seller');
    expect(within(photo).getByRole('img', { name: 'The reported photo' })).toBeVisible();
    const review = within(await openRow('Review 77'));
    expect(review.getByText('This content no longer exists.')).toBeVisible();
    expect(review.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Keep']);
  });

  it('reported content is listed with its decision, administrator, and reason once it is resolved', async () => {
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
    expect(screen.getByRole('link', { name: 'Resolved' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/admin/reports');
    expect(screen.queryByRole('button', { name: 'Hide' })).toBeNull();
  });

  it('the list of reports offers to try again when it can’t be loaded', async () => {
    const { client, calls } = apiOf({
      '/api/admin/queues/reports': () => Response.json({ message: 'Busy' }, { status: 503 }),
    });
    renderAt('/admin/reports', <Reports />, client);
    expect(await screen.findByText('We couldn’t load reports')).toBeVisible();
    const before = calls.length;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(calls.length).toBeGreaterThan(before));
  });
});

describe('Deciding on a report', () => {
  it('a report explains each decision and offers the decisions that the server allows', async () => {
    show([anOpen({ moves: ['keep', 'hide', 'warn'] })]);
    await press('Hide');
    const choices = within(await entry()).getAllByRole('radio');
    expect(choices.map((radio) => radio.closest('label')?.textContent)).toEqual([
      expect.stringMatching(/^KeepKeeps the content up /),
      expect.stringMatching(/^HideHides the content from everyone else\. /),
      expect.stringMatching(/^WarnKeeps the content up\. /),
    ]);
    expect(choices[1]).toBeChecked();
  });

  it('hiding reported content requires a note to the author, sends the reason, and removes the item from the list', async () => {
    const headers = { 'Decision-Id': '0198c2f0-0000-7000-8000-000000000105' };
    const { sent } = show([anOpen()], { resolve: () => Response.json(ADMIN_REPORT, { headers }) });
    await press('Hide');
    await press('Hide');
    expect(screen.getByText('Please give a reason')).toBeVisible();
    type('About places only.');
    await press('Hide');
    await waitFor(() => expect(toastNow()).toMatchObject({ title: 'Report resolved', tone: 'success' }));
    expect(toastNow()).toMatchObject({ actions: [{ label: 'Undo' }] });
    expect(sent).toEqual([{ action: 'hide', reasonCode: 'spam', note: 'About places only.' }]);
    expect(screen.getByRole('heading', { name: 'No open reports' })).toBeVisible();
  });

  it('keeping reported content requires no note', async () => {
    const { sent } = show([anOpen()]);
    await press('Keep');
    fireEvent.change(screen.getByRole('combobox', { name: /^Reason/ }), { target: { value: 'other' } });
    await press('Keep');
    await waitFor(() => expect(sent).toEqual([{ action: 'keep', reasonCode: 'other', note: '' }]));
  });

  it('restricting the author of reported content requires a duration', async () => {
    const { sent } = show([anOpen()]);
    await press('Warn, Restrict, or Suspend');
    await press('Decide');
    expect(screen.getByText('Please choose a decision')).toBeVisible();
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

  it('a report explains what erasing a minor’s account deletes and asks for confirmation', async () => {
    const { sent } = show([anOpen()]);
    await press('Warn, Restrict, or Suspend');
    await choose(/^Erase Minor’s Account/);
    type('Eleven, as the review says.');
    await press('Erase Minor’s Account');
    expect(screen.getByText('Please confirm that you want to erase the account.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /^Close and erase the account/ })).toHaveFocus();
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByRole('checkbox', { name: /^Close and erase the account of Sam Seller.*reviews/ }));
    await press('Erase Minor’s Account');
    await waitFor(() =>
      expect(sent).toEqual([{ action: 'erase_minor', reasonCode: 'spam', note: 'Eleven, as the review says.' }]),
    );
  });

  it('a report keeps the typed note after canceling, also for another decision', async () => {
    show([anOpen()]);
    await press('Hide');
    type('About places only.');
    await press('Cancel');
    await press('Remove');
    expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveValue('About places only.');
  });

  it('a late decision on a report says who decided first and brings the item back with the typed note', async () => {
    const message = 'Ruth has already decided on this report. Please reload to see the outcome.';
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
