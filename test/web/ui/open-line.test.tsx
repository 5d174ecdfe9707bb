import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { PageContextProvider } from '../../../web/lib/page/page-context.js';
import { OpenLine } from '../../../web/ui/business/open-state.js';
import { BusinessCard } from '../../../web/ui/business/business-card.js';
import { aBusiness } from '../support/records.js';
import { aPageContext, apiOf, renderAt } from '../support/render.js';

/** Sundays 5 PM to 9 PM. */
const HOURS = { timeZone: 'America/Chicago', weekly: [[6 * 1440 + 1020, 6 * 1440 + 1260]], exceptions: [] };
/** A Sunday, 8:59 PM at the place. */
const LATE = Date.parse('2026-03-16T01:59:30.000Z');

const line = (hours: Parameters<typeof OpenLine>[0]['hours'], now: number) => (
  <PageContextProvider value={{ ...aPageContext(), now }}>
    <OpenLine hours={hours} />
  </PageContextProvider>
);

describe('whether a place is open, on its card', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: LATE });
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('depends on the time zone of the place', () => {
    expect(render(line(HOURS, LATE)).container).toHaveTextContent('Open now');
    expect(render(line({ ...HOURS, timeZone: 'America/New_York' }, LATE)).container).toHaveTextContent('Closed');
  });

  it('changes by itself at closing time', () => {
    const { container } = render(line(HOURS, LATE));
    expect(container).toHaveTextContent('Open now · Closes at 9 PM');
    act(() => jest.advanceTimersByTime(60_000));
    expect(container).toHaveTextContent('Closed · Opens Sun, Mar 22 at 5 PM');
  });

  it('is right in a page from a cache that was rendered while the place was open', () => {
    jest.setSystemTime(LATE + 3 * 3_600_000);
    const { container } = render(line(HOURS, LATE));
    expect(container).toHaveTextContent('Closed');
  });

  it('follows special days, and is left out if the time zone is unknown or unheard of', () => {
    const closed = { ...HOURS, exceptions: [{ day: 20_527, ranges: [] }] };
    expect(render(line(closed, LATE)).container).toHaveTextContent('Closed');
    for (const timeZone of [null, 'Mars/Olympus']) {
      expect(render(line({ ...HOURS, timeZone }, LATE)).container).toBeEmptyDOMElement();
    }
  });
});

describe('a card of a business', () => {
  afterEach(cleanup);

  it('says whether it is open, and nothing without hours', async () => {
    const always = { ...HOURS, weekly: [[0, 10_080]] };
    renderAt('/', <BusinessCard business={aBusiness({ hours: always })} />, apiOf({}).client);
    expect(await screen.findByText('Open 24 hours')).toBeVisible();
    cleanup();
    renderAt('/', <BusinessCard business={aBusiness()} />, apiOf({}).client);
    expect(screen.getByRole('article')).not.toHaveTextContent(/Open|Closed/);
  });
});
