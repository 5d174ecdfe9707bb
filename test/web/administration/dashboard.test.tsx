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

describe('the administrators’ dashboard', () => {
  it('tells what the directory holds and how much of it is new', async () => {
    show();
    expect(await screen.findByText('5,120')).toBeVisible();
    const said = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(said).toEqual([
      ...['5,120', '41 new in 7 days', '806', '12 new in 7 days', '9,304', '96 new in 7 days'],
      ...['6', '3', '2'],
    ]);
  });

  it('leads to each page with what waits there', async () => {
    show();
    const tile = (await screen.findByRole('link', { name: 'Business Approval' })).closest('li')!;
    expect(await within(tile).findByText('6 waiting')).toBeVisible();
    const undelivered = screen.getByRole('link', { name: 'Outgoing' }).closest('li')!;
    expect(within(undelivered).getByText(/^\d+ not delivered$/)).toBeVisible();
    const nobodyWaits = screen.getByRole('link', { name: 'Business Verification' }).closest('li')!;
    expect(within(nobodyWaits).getByText('214 not looked at')).toBeVisible();
    expect(within(nobodyWaits).queryByText(/waiting/)).toBeNull();
    const others = ADMIN_PAGES.filter(({ path }) => path !== '/admin').map(({ path }) => path);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(others);
  });

  it.each([
    [{ duePutBacks: 0, overduePutBacks: 0 }, null],
    [{ duePutBacks: 2, overduePutBacks: 0 }, '2 to be put back'],
    [{ duePutBacks: 2, overduePutBacks: 1 }, '2 to be put back, 1 of them overdue'],
  ])('says what the law wants put back after counter-notices, and what is late: %j', async (differs, words) => {
    show(differs);
    const tile = (await screen.findByRole('link', { name: 'Copyright' })).closest('li')!;
    expect(await within(tile).findByText('2 waiting')).toBeVisible();
    expect(within(tile).queryByText(/put back/)?.textContent ?? null).toBe(words);
  });

  it.each([
    [null, 'On time: no message waits for an answer.'],
    [hoursAgo(0.5), 'On time: the oldest open message has waited for less than an hour.'],
    [hoursAgo(23.9), 'On time: the oldest open message has waited for 23 hours.'],
    [hoursAgo(24), 'Overdue: the oldest open message has waited for 24 hours.'],
    [hoursAgo(72), 'Overdue: the oldest open message has waited for 3 days.'],
  ])('says by words whether the oldest open message is answered in time: %s', async (oldestOpenFeedbackAt, words) => {
    show({ oldestOpenFeedbackAt });
    const sentence = await screen.findByText(
      (_, part) => part?.tagName === 'P' && Boolean(part.querySelector('strong')),
    );
    expect(sentence.textContent?.startsWith(words)).toBe(true);
  });

  it('has a table of what the charts draw, the newest day first', async () => {
    show();
    const table = await screen.findByRole('table', { name: /^What was new each day/ });
    const rows = within(table).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Day', 'New members', 'New businesses', 'New reviews'],
      ['Sat, May 2, 2026', '3', '0', '4'],
      ['Fri, May 1, 2026', '5', '2', '13'],
    ]);
  });

  it('can be asked for again where the figures cannot be had', async () => {
    const { client, calls } = apiOf({ '/api/admin/stats': () => Response.json({ message: 'Busy' }, { status: 503 }) });
    renderAt('/admin', <Dashboard />, client);
    expect(await screen.findByText('Failed to fetch the figures')).toBeVisible();
    const before = calls.length;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(calls.length).toBeGreaterThan(before));
  });
});
