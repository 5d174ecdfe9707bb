import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Analytics as Figures } from '../../../interfaces/contract/analytics/analytics.js';
import type { OwnerBusiness } from '../../../interfaces/contract/business/business-form.js';
import { INTERACTION_LABEL, INTERACTION_TYPES } from '../../../interfaces/contract/shared/words.js';
import { Analytics } from '../../../web/features/analytics/analytics.js';
import { periodChange } from '../../../web/features/analytics/totals.js';
import { analyticsDaysOf, analyticsPath } from '../../../web/lib/path/analytics-path.js';
import { aBusinessDetail } from '../support/records.js';
import { apiOf, renderAt } from '../support/render.js';

const FIGURES = '/api/businesses/1/analytics';

const NONE = {
  view: 0,
  phone_click: 0,
  website_click: 0,
  directions_click: 0,
  social_media_click: 0,
  review_click: 0,
  image_click: 0,
};

const figures = (differs: Partial<Figures> = {}): Figures => ({
  businessId: 1,
  from: '2026-05-01',
  to: '2026-05-02',
  totals: { ...NONE, view: 1200, phone_click: 3, image_click: 4 },
  previousTotals: { ...NONE, view: 1000, phone_click: 6, image_click: 4 },
  days: [
    { date: '2026-05-01', ...NONE, view: 1100, phone_click: 3 },
    { date: '2026-05-02', ...NONE, view: 100, image_click: 4 },
  ],
  ...differs,
});

function anOwnBusiness(differs: Partial<OwnerBusiness> = {}): OwnerBusiness {
  return {
    ...aBusinessDetail(),
    approvalStatus: 'approved',
    rejectionReason: null,
    pendingChanges: null,
    hiddenAt: null,
    billing: { provider: 'stripe', state: 'none', wishedTier: 'free', paidUntil: null, graceUntil: null, note: null },
    moves: [],
    ...differs,
  };
}

function show(answer: unknown, business: Partial<OwnerBusiness> = {}, days = 30) {
  const api = apiOf({ [FIGURES]: () => answer });
  renderAt(analyticsPath(1, days), <Analytics business={anOwnBusiness(business)} days={days} />, api.client);
  return api;
}

const refused = (status: number, message: string) => Response.json({ message }, { status });

beforeAll(() => {
  // The chart package needs both when it loads, and jsdom has neither. The e2e tests cover the drawing.
  window.matchMedia = () => ({ matches: false, addEventListener() {} }) as unknown as MediaQueryList;
  HTMLCanvasElement.prototype.getContext = () => null;
});
afterEach(cleanup);

describe('The analytics of a business', () => {
  it('shows totals and describes their change in words', async () => {
    show(figures());
    const total = async (label: string) =>
      (await screen.findByText(label, { selector: 'dt' })).parentElement?.textContent;
    expect(await total('Page views')).toBe('Page views1,200200 more than before (+20%)');
    expect(await total('Phone clicks')).toBe('Phone clicks33 fewer than before (−50%)');
    expect(await total('Photo clicks')).toBe('Photo clicks4Same as before');
    expect(await total('Review clicks')).toBe('Review clicks0None in either period');
  });

  it('shows a focusable table by day, newest first', async () => {
    show(figures());
    const region = await screen.findByRole('region', { name: 'Day by day' });
    expect(region).toHaveAttribute('tabindex', '0');
    const rows = within(region)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Day', ...INTERACTION_TYPES.map((type) => INTERACTION_LABEL[type])],
      ['Sat, May 2, 2026', '100', '0', '0', '0', '0', '0', '4'],
      ['Fri, May 1, 2026', '1,100', '3', '0', '0', '0', '0', '0'],
    ]);
    expect(within(region).getAllByRole('rowheader')).toHaveLength(2);
  });

  it('charts one metric at a time with a text summary', async () => {
    show(figures());
    expect(
      await screen.findByRole('img', {
        name: 'Page views over 2 days: at most 1,100, on Fri, May 1, 2026. The table below lists every day.',
      }),
    ).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText('Metric'), { target: { value: 'image_click' } });
    expect(await screen.findByRole('img', { name: /^Photo clicks over 2 days: at most 4,/ })).toBeInTheDocument();
  });

  it('fetches the period in the URL and links to the others', async () => {
    const { calls } = show(figures(), { tier: 'premium' }, 90);
    await screen.findByText('1,200');
    expect(calls).toEqual([`${FIGURES}?days=90`]);
    const periods = within(screen.getByRole('navigation', { name: 'Period' })).getAllByRole('link');
    expect(
      periods.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['7 days', '/my-businesses/1/analytics?days=7', null],
      ['30 days', '/my-businesses/1/analytics', null],
      ['90 days', '/my-businesses/1/analytics?days=90', 'page'],
      ['365 days', '/my-businesses/1/analytics?days=365', null],
    ]);
    expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute('href', `${FIGURES}?days=90&format=csv`);
  });

  it('links a free listing to the plan for periods over 30 days and offers no CSV file', async () => {
    show(figures(), { tier: 'free' });
    await screen.findByText('1,200');
    for (const name of ['90 days with Premium', '365 days with Premium', 'See Premium'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/my-businesses/1/plan');
    expect(screen.getByRole('link', { name: '30 days' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('link', { name: 'Download CSV' })).toBeNull();
  });

  it("shows the server's refusal and links to the plan when the tier doesn't cover the period", async () => {
    const sentence = 'A Free listing includes analytics for the last 30 days. Premium includes up to 365 days.';
    show(refused(403, sentence), { tier: 'free' }, 365);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See Premium' })).toHaveAttribute('href', '/my-businesses/1/plan');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('suggests sharing the listing when there are no visits', async () => {
    show(figures({ totals: NONE, previousTotals: NONE, days: [] }));
    expect(await screen.findByRole('heading', { name: 'No visits yet' })).toBeVisible();
    expect(screen.getByText(/Share your listing with your customers/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'View and Share Your Listing' })).toHaveAttribute(
      'href',
      '/business/1?from=%2Fmy-businesses',
    );
  });

  it('explains that visits are not counted while the listing is not public', async () => {
    show(figures({ totals: NONE, previousTotals: NONE, days: [] }), { approvalStatus: 'pending' });
    expect(await screen.findByText(/We count visits only while your listing is public/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'View and Share Your Listing' })).toBeNull();
  });

  it('offers to try again when the analytics fail to load', async () => {
    const { calls } = show(refused(503, 'Busy'));
    expect(await screen.findByText('We couldn’t load your analytics')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(calls).toHaveLength(2));
  });
});

describe('The change between two periods', () => {
  it('is described in words, with a percentage if the earlier total is not zero', () => {
    expect(periodChange(0, 0)).toEqual({ direction: 'same', words: 'None in either period' });
    expect(periodChange(5, 5)).toEqual({ direction: 'same', words: 'Same as before' });
    expect(periodChange(5, 0)).toEqual({ direction: 'more', words: '5 more (none before)' });
    expect(periodChange(0, 8)).toEqual({ direction: 'fewer', words: '8 fewer than before (−100%)' });
    expect(periodChange(2500, 1)).toEqual({ direction: 'more', words: '2,499 more than before (+249,900%)' });
  });
});

describe('The period in an analytics URL', () => {
  it('is one of the offered periods, or else 30 days', () => {
    const days = (query: string) => analyticsDaysOf(new URLSearchParams(query));
    expect(['days=7', 'days=90', 'days=365', 'days=30', '', 'days=31', 'days=x', 'days=7.0'].map(days)).toEqual([
      7, 90, 365, 30, 30, 30, 30, 30,
    ]);
    expect([analyticsPath(4), analyticsPath(4, 30), analyticsPath(4, 7)]).toEqual([
      '/my-businesses/4/analytics',
      '/my-businesses/4/analytics',
      '/my-businesses/4/analytics?days=7',
    ]);
  });
});
