import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ADMIN_STATS } from '../../../interfaces/contract/administration/administration-examples.js';
import type { AdminStats } from '../../../interfaces/contract/administration/admin-stats.js';
import { ADMIN_PAGES } from '../../../web/features/administration/admin-pages.js';
import { Dashboard } from '../../../web/features/administration/dashboard.js';
import { apiOf, NOW, renderAt } from '../support/render.js';

function show(differs: Partial<AdminStats> = {}) {
  const { client } = apiOf({ '/api/admin/stats': () => ({ ...ADMIN_STATS, ...differs }) });
  renderAt('/admin', <Dashboard />, client);
}

const hoursAgo = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString();

afterEach(cleanup);

describe('The administrators’ dashboard', () => {
  it('the dashboard shows the directory totals and how much is new', async () => {
    show();
    expect(await screen.findByText('5,120')).toBeVisible();
    const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(values).toEqual([
      ...['5,120', '41 new in 7 days', '806', '12 new in 7 days', '9,304', '96 new in 7 days'],
      ...['6', '3', '2'],
    ]);
  });

  it('the dashboard links to each page with its number of waiting items', async () => {
    show();
    const tile = (await screen.findByRole('link', { name: 'Business approval' })).closest('li')!;
    expect(await within(tile).findByText('6 waiting')).toBeVisible();
    const undelivered = screen.getByRole('link', { name: 'Outgoing' }).closest('li')!;
    expect(within(undelivered).getByText(/^\d+ not delivered$/)).toBeVisible();
    const verification = screen.getByRole('link', { name: 'Business verification' }).closest('li')!;
    expect(within(verification).getByText('214 not reviewed')).toBeVisible();
    expect(within(verification).queryByText(/waiting/)).toBeNull();
    const others = ADMIN_PAGES.filter(({ path }) => path !== '/admin').map(({ path }) => path);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      ...['/admin/feedback?message=88', ...others],
    ]);
  });

  it.each([
    [{ duePutBacks: 0, overduePutBacks: 0 }, null],
    [{ duePutBacks: 2, overduePutBacks: 0 }, '2 to restore'],
    [{ duePutBacks: 2, overduePutBacks: 1 }, '2 to restore, 1 overdue'],
  ])(
    'the dashboard shows how much content must be restored after counter-notices or is overdue: %j',
    async (differs, words) => {
      show(differs);
      const tile = (await screen.findByRole('link', { name: 'Copyright' })).closest('li')!;
      expect(await within(tile).findByText('2 waiting')).toBeVisible();
      expect(within(tile).queryByText(/to restore/)?.textContent ?? null).toBe(words);
    },
  );

  it.each([
    [null, 'On time: no messages are waiting for an answer.'],
    [hoursAgo(0.5), 'On time: the oldest open message has been waiting for less than an hour.'],
    [hoursAgo(23.9), 'On time: the oldest open message has been waiting for 23 hours.'],
    [hoursAgo(24), 'Overdue: the oldest open message has been waiting for 24 hours.'],
    [hoursAgo(72), 'Overdue: the oldest open message has been waiting for 3 days.'],
  ])(
    'the dashboard says whether the oldest open message is on time or overdue: %s',
    async (oldestOpenFeedbackAt, words) => {
      show({ oldestOpenFeedbackAt });
      const sentence = await screen.findByText(
        (_, part) => part?.tagName === 'P' && Boolean(part.querySelector('strong')),
      );
      expect(sentence.textContent?.startsWith(words)).toBe(true);
    },
  );

  it('the dashboard links to the oldest open message', async () => {
    show({ oldestOpenFeedbackAt: hoursAgo(72), oldestOpenFeedbackId: 7 });
    const link = await screen.findByRole('link', { name: /^the oldest open message has been waiting/ });
    expect(link).toHaveAttribute('href', '/admin/feedback?message=7');
  });

  it('the dashboard has a table of the chart data, newest day first', async () => {
    show();
    const table = await screen.findByRole('table', { name: /^New members, businesses, and reviews per day/ });
    const rows = within(table).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Day', 'New members', 'New businesses', 'New reviews'],
      ['Sat, May 2, 2026', '3', '0', '4'],
      ['Fri, May 1, 2026', '5', '2', '13'],
    ]);
  });

  it('the dashboard offers to try again when the statistics can’t be loaded', async () => {
    const { client, calls } = apiOf({ '/api/admin/stats': () => Response.json({ message: 'Busy' }, { status: 503 }) });
    renderAt('/admin', <Dashboard />, client);
    expect(await screen.findByText('We couldn’t load statistics')).toBeVisible();
    const before = calls.length;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(calls.length).toBeGreaterThan(before));
  });
});
