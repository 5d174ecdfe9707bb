/** @jest-environment node */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { PageContextProvider } from '../../../web/lib/page/page-context.js';
import { OpenPart, setOpenLine } from '../../../web/ui/business/open-line.js';
import { OpenLine } from '../../../web/ui/business/open-state.js';
import { aPageContext } from '../support/render.js';

/** Sundays 5 PM to 9 PM. */
const HOURS = { timeZone: 'America/Chicago', weekly: [[6 * 1440 + 1020, 6 * 1440 + 1260]], exceptions: [] };

/** Returns the HTML that the server sends at a time. */
const sentAt = (time: string, hours: Parameters<typeof OpenPart>[0]['hours'] = HOURS) =>
  renderToString(
    <PageContextProvider value={{ ...aPageContext(), now: Date.parse(time) }}>
      <OpenPart hours={hours} />
    </PageContextProvider>,
  ).replaceAll(/<[^>]*>/g, '');

describe('the HTML of a card', () => {
  beforeAll(() => setOpenLine(OpenLine));
  afterAll(() => setOpenLine(() => null));

  it.each([
    ['2026-03-16T01:59:00.000Z', 'Open now · Closes at 9 PM'],
    ['2026-03-16T02:00:00.000Z', 'Closed · Opens Sun, Mar 22 at 5 PM'],
  ])('says whether the place is open when the server renders it, at %s', (time, words) => {
    expect(sentAt(time)).toBe(words);
  });

  it('says nothing about unknown hours', () => {
    expect(sentAt('2026-03-16T01:59:00.000Z', null)).toBe('');
  });
});
