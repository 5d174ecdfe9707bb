import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ADMIN_STATS } from '../../../interfaces/contract/administration/administration-examples.js';
import { SYSTEM_HEALTH } from '../../../interfaces/contract/health/health-examples.js';
import type { SystemHealth } from '../../../interfaces/contract/health/health.js';
import type { AdminStats } from '../../../interfaces/contract/administration/admin-stats.js';
import { ADMIN_PAGES } from '../../../web/features/administration/admin-pages.js';
import { DashboardPage } from '../../../web/app/pages/admin/dashboard-page.js';
import { apiOf, NOW, renderAt } from '../support/render.js';

const QUEUES = ADMIN_PAGES.filter(({ queue }) => queue !== undefined);

function show(differs: Partial<AdminStats> = {}, health: SystemHealth = SYSTEM_HEALTH) {
  const { client } = apiOf({
    '/api/admin/stats': () => ({ ...ADMIN_STATS, ...differs }),
    '/api/admin/health': () => health,
  });
  renderAt('/admin', <DashboardPage />, client);
}

const hoursAgo = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString();

afterEach(cleanup);

describe('The administrators’ dashboard', () => {
  it('the dashboard lists only queues that are not empty, longest waiting first, with links to queue and item', async () => {
    show();
    const rows = within(await screen.findByRole('list', { name: 'Waiting' })).getAllByRole('listitem');
    const links = rows.flatMap((row) => within(row).getAllByRole('link'));
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Claims', '/admin/claims'],
      ['Oldest: Barton Creek Bakery', '/admin/claims?item=31'],
      ['Feedback', '/admin/feedback'],
      ['Oldest: The opening hours are wrong', '/admin/feedback?item=88'],
    ]);
  });

  it('the dashboard says that nothing is waiting when all queues are empty', async () => {
    show({ oldestWaiting: [] });
    expect(await screen.findByText('Nothing is waiting.')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Waiting' })).toBeNull();
  });

  it('the dashboard counts each queue as the navigation does, and says how long its oldest item has waited', async () => {
    const since = hoursAgo(72);
    const oldestWaiting = QUEUES.map(({ queue }) => ({ queue: queue!.name, id: '1', name: null, since }));
    show({ oldestWaiting });
    const rows = within(await screen.findByRole('list', { name: 'Waiting' })).getAllByRole('listitem');
    const expected = QUEUES.map(({ label, queue }) => [
      label,
      `${ADMIN_STATS[queue!.count]} ${queue!.words ?? 'waiting'}`,
    ]);
    for (const [index, words] of expected.entries()) {
      expect(rows[index]).toHaveTextContent(new RegExp(`^${words.join('')}Oldest: Oldest item.*3 days$`));
    }
  });

  it.each([
    [{ duePutBacks: 0, overduePutBacks: 0 }, null],
    [{ duePutBacks: 2, overduePutBacks: 0 }, '2 to restore'],
    [{ duePutBacks: 2, overduePutBacks: 1 }, '2 to restore, 1 overdue'],
  ])(
    'the dashboard shows how much content must be restored after counter-notices or is overdue: %j',
    async (differs, words) => {
      show({ oldestWaiting: [{ queue: 'copyright', id: '1', name: 'Pat', since: hoursAgo(1) }], ...differs });
      const row = within(await screen.findByRole('list', { name: 'Waiting' }));
      expect(row.getByText('2 waiting')).toBeVisible();
      expect(row.queryByText(/to restore/)?.textContent ?? null).toBe(words);
    },
  );

  it.each([
    [null, false],
    [hoursAgo(23.9), false],
    [hoursAgo(24), true],
  ])(
    'the dashboard marks feedback that was not answered in the promised time: %s',
    async (oldestOpenFeedbackAt, isLate) => {
      show({ oldestOpenFeedbackAt });
      await screen.findByRole('list', { name: 'Waiting' });
      expect(screen.queryAllByText('Over 24 hours')).toHaveLength(isLate ? 1 : 0);
    },
  );

  it('the dashboard shows the directory totals and how much is new', async () => {
    show();
    const trends = within(await screen.findByRole('region', { name: 'Last 2 days' }));
    const words = trends.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(words).toEqual([
      '5,120 members41 new in 7 days',
      '806 businesses12 new in 7 days',
      '9,304 reviews96 new in 7 days',
    ]);
    expect(trends.getAllByRole('img')).toHaveLength(3);
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

  it('the dashboard shows the health of email, jobs, storage, and backups, with a link to all checks', async () => {
    const failed = { ...SYSTEM_HEALTH.storage, state: 'failed' as const, advice: 'Check the bucket.' };
    show({}, { ...SYSTEM_HEALTH, storage: failed });
    const health = within(await screen.findByRole('region', { name: 'Health' }));
    const checks = await health.findAllByRole('listitem');
    expect(checks.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Email/),
      expect.stringMatching(/^Background jobs/),
      'StorageFailedCheck the bucket.',
      'BackupsOK',
    ]);
    expect(health.getByRole('link', { name: 'See all checks' })).toHaveAttribute('href', '/admin/health');
  });

  it('the dashboard offers to try again when the statistics can’t be loaded', async () => {
    const { client, calls } = apiOf({ '/api/admin/stats': () => Response.json({ message: 'Busy' }, { status: 503 }) });
    renderAt('/admin', <DashboardPage />, client);
    expect(await screen.findByText('We couldn’t load statistics')).toBeVisible();
    const before = calls.length;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(calls.length).toBeGreaterThan(before));
  });
});
