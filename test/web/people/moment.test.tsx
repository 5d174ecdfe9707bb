/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { Moment } from '../../../web/features/people/activity-list.js';
import { localMomentName } from '../../../web/lib/words/day.js';

const AT = '2026-03-02T03:30:15.000Z';

it('activity that the server renders has times in UTC, because only the browser knows the reader’s zone', () => {
  expect(renderToString(<Moment at={AT} />)).toContain('>Mar 2, 2026, 3:30 AM UTC<');
});

it('activity times are in the reader’s time zone, without seconds', () => {
  expect(localMomentName(AT, 'America/Chicago')).toBe('Mar 1, 2026, 9:30 PM');
});
