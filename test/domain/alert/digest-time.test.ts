import { describe, expect, it } from '@jest/globals';
import { isSameSchedule, isTimeZone, nextDue, type DigestSchedule } from '../../../domain/alert/digest-time.js';

const DAILY: DigestSchedule = { frequency: 'daily', weekday: null, hour: 8, timeZone: 'America/Chicago' };
const WEEKLY: DigestSchedule = { ...DAILY, frequency: 'weekly', weekday: 4 };

/** November 27, 2026, is a Friday. DST in the United States begins on March 14, 2027, and ends on November 7, 2027. */
const TABLE: readonly [what: string, schedule: DigestSchedule, after: string, due: string][] = [
  ['later today', DAILY, '2026-11-27T13:59:59Z', '2026-11-27T14:00:00Z'],
  ['tomorrow at the hour itself', DAILY, '2026-11-27T14:00:00Z', '2026-11-28T14:00:00Z'],
  ['by the local day, not the day in UTC', DAILY, '2026-11-28T03:00:00Z', '2026-11-28T14:00:00Z'],
  ['across the end of a year', DAILY, '2026-12-31T20:00:00Z', '2027-01-01T14:00:00Z'],
  ['an hour earlier in UTC once DST begins', DAILY, '2027-03-13T15:00:00Z', '2027-03-14T13:00:00Z'],
  ['an hour later in UTC once DST ends', DAILY, '2027-11-06T14:00:00Z', '2027-11-07T14:00:00Z'],
  ['after the gap on the day without the hour', { ...DAILY, hour: 2 }, '2027-03-14T07:00:00Z', '2027-03-14T08:00:00Z'],
  ['at the first of two equal hours', { ...DAILY, hour: 1 }, '2027-11-07T05:30:00Z', '2027-11-07T06:00:00Z'],
  ['not at the second of two equal hours', { ...DAILY, hour: 1 }, '2027-11-07T06:00:00Z', '2027-11-08T07:00:00Z'],
  ['at midnight', { ...DAILY, hour: 0 }, '2026-11-27T14:00:00Z', '2026-11-28T06:00:00Z'],
  [
    'in a zone half an hour off',
    { ...DAILY, timeZone: 'Asia/Kolkata' },
    '2026-11-27T02:00:00Z',
    '2026-11-27T02:30:00Z',
  ],
  ['in a zone without DST', { ...DAILY, timeZone: 'America/Phoenix' }, '2027-03-14T16:00:00Z', '2027-03-15T15:00:00Z'],
  ['far ahead of UTC', { ...DAILY, timeZone: 'Pacific/Kiritimati' }, '2026-11-27T18:00:00Z', '2026-11-28T18:00:00Z'],
  [
    'in the south, where DST begins in October',
    { ...DAILY, timeZone: 'Australia/Sydney' },
    '2026-10-03T23:00:00Z',
    '2026-10-04T21:00:00Z',
  ],
  ['on the same Friday', WEEKLY, '2026-11-27T13:00:00Z', '2026-11-27T14:00:00Z'],
  ['on the next Friday', WEEKLY, '2026-11-27T14:00:00Z', '2026-12-04T14:00:00Z'],
  ['on the next Monday', { ...WEEKLY, weekday: 0 }, '2026-11-27T14:00:00Z', '2026-11-30T14:00:00Z'],
  [
    'on a Sunday on which DST begins',
    { ...WEEKLY, weekday: 6, hour: 2 },
    '2027-03-08T12:00:00Z',
    '2027-03-14T08:00:00Z',
  ],
];

describe('nextDue', () => {
  it('counts a time zone that this server does not know as UTC', () => {
    const due = nextDue({ ...DAILY, timeZone: 'Mars/Olympus' }, new Date('2026-11-27T12:00:00Z'));
    expect(due.toISOString()).toBe('2026-11-28T08:00:00.000Z');
  });

  it.each(TABLE)('returns a moment %s', (_, schedule, after, due) => {
    expect(nextDue(schedule, new Date(after)).toISOString()).toBe(new Date(due).toISOString());
  });

  it.each([
    ['2026-11-27T14:00:20Z', '2026-11-28T15:00:00Z'],
    ['2026-11-26T14:00:20Z', '2026-11-27T15:00:00Z'],
    // Late in the evening, which is the next day in UTC.
    ['2026-11-28T04:00:00Z', '2026-11-28T15:00:00Z'],
  ])('returns no moment on the local day of the last email, %s', (lastSent, due) => {
    const next = nextDue({ ...DAILY, hour: 9 }, new Date('2026-11-27T14:30:00Z'), new Date(lastSent));
    expect(next.toISOString()).toBe(new Date(due).toISOString());
  });
});

describe('isSameSchedule', () => {
  it.each<[Partial<DigestSchedule>, boolean]>([
    [{}, true],
    [{ weekday: 3 }, false],
    [{ hour: 9 }, false],
    [{ frequency: 'daily' }, false],
    [{ timeZone: 'UTC' }, false],
  ])('compares with %j: %s', (change, isSame) => expect(isSameSchedule(WEEKLY, { ...WEEKLY, ...change })).toBe(isSame));
});

describe('isTimeZone', () => {
  it.each(['America/Chicago', 'UTC', 'Pacific/Auckland'])('accepts %s', (name) => expect(isTimeZone(name)).toBe(true));

  it.each(['', 'Mars/Olympus', '+01:00', '-06', 'America/', 'America/Chicago; drop'])('refuses %j', (name) =>
    expect(isTimeZone(name)).toBe(false),
  );
});
