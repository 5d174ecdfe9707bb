import { describe, expect, it } from '@jest/globals';
import { businessDayAfter } from '../../../domain/moderation/business-days.js';
import {
  afterCounterDecision,
  COPYRIGHT_DECISIONS,
  COPYRIGHT_NOTICE,
  COPYRIGHT_STATUSES,
  copyrightDecisions,
  COUNTER_DECISIONS,
  COUNTER_NOTICE,
  COUNTER_STATUSES,
  counterDecisions,
  spokenOf,
  waitingPeriod,
  type CopyrightMove,
  type CopyrightStatus,
  type CounterDecision,
  type CounterStatus,
  putBackOf,
} from '../../../domain/moderation/copyright-notice.js';
import { statusAfter, unreachableStatuses } from '../../../domain/shared/state-machine.js';

const MOVES: readonly CopyrightMove[] = [...COPYRIGHT_DECISIONS, 'counter'];

/** Repeats the whole tables on purpose: a row per status, a column per move. */
const TABLE: Readonly<Record<CopyrightStatus, readonly (CopyrightStatus | null)[]>> = {
  received: ['taken_down', 'refused', null],
  taken_down: [null, null, 'taken_down'],
  refused: [null, null, null],
};

const COUNTER_TABLE: Readonly<Record<CounterStatus, readonly (CounterStatus | null)[]>> = {
  waiting: ['restored', 'upheld'],
  restored: [null, null],
  upheld: [null, null],
};

const refused = (from: string, move: string) =>
  expect.objectContaining({ code: 'COPYRIGHT_MOVE_REFUSED', refusedMove: { from, move } });

describe('the restoration that a counter-notice asks for', () => {
  const period = { restorableFrom: new Date('2026-05-06'), restoreBy: new Date('2026-05-12') };
  it.each([
    ['waiting', '2026-05-05T23:59:59Z', 'later'],
    ['waiting', '2026-05-06', 'due'],
    ['waiting', '2026-05-12T23:59:59Z', 'due'],
    ['waiting', '2026-05-13', 'overdue'],
    ['restored', '2026-05-13', null],
    ['upheld', '2026-05-06', null],
  ] as const)('with status %s on %s is %s', (status, now, putBack) => {
    expect(putBackOf({ ...period, status }, new Date(now))).toBe(putBack);
  });
});

describe('the state machine of copyright notices', () => {
  it.each(COPYRIGHT_STATUSES.flatMap((from) => MOVES.map((move, column) => ({ from, move, to: TABLE[from][column] }))))(
    'leads from $from by $move to $to',
    ({ from, move, to }) => {
      if (to !== null) expect(statusAfter(COPYRIGHT_NOTICE, from, move)).toBe(to);
      else expect(() => statusAfter(COPYRIGHT_NOTICE, from, move)).toThrow(refused(from, move));
    },
  );

  it('reaches every status and offers decisions only until one is made', () => {
    expect(unreachableStatuses(COPYRIGHT_NOTICE)).toEqual([]);
    expect(COPYRIGHT_STATUSES.map(copyrightDecisions)).toEqual([['accept', 'refuse'], [], []]);
  });
});

describe('a counter-notice', () => {
  const restorableFrom = new Date('2026-05-06T00:00:00Z');
  const [before, then] = [new Date('2026-05-05T23:59:59.999Z'), restorableFrom];

  it.each(
    COUNTER_STATUSES.flatMap((from) =>
      COUNTER_DECISIONS.map((move, column) => ({ from, move, to: COUNTER_TABLE[from][column] })),
    ),
  )('after its waiting period leads from $from by $move to $to', ({ from, move, to }) => {
    const decide = () => afterCounterDecision({ status: from, restorableFrom }, move, then);
    if (to !== null) expect(decide()).toBe(to);
    else expect(decide).toThrow(refused(from, move));
  });

  it('reaches every counter-notice status', () => {
    expect(unreachableStatuses(COUNTER_NOTICE)).toEqual([]);
  });

  it("covers its sender's content that is still down, and nothing once the sender is erased", () => {
    const down = (id: number, authorId: string | null, restoredAt: Date | null = null) => ({
      id,
      authorId,
      restoredAt,
    });
    const all = [
      down(1, 'ada'),
      down(2, 'olive'),
      down(3, null),
      down(4, 'ada', new Date('2026-05-01')),
      down(5, 'ada'),
    ];
    expect(spokenOf(all, 'ada').map(({ id }) => id)).toEqual([1, 5]);
    expect(spokenOf(all, null)).toEqual([]);
  });

  it("can't be followed before its date, which the error states", () => {
    const waiting = { status: 'waiting', restorableFrom } as const;
    expect(() => afterCounterDecision(waiting, 'restore', before)).toThrow(
      expect.objectContaining({
        code: 'COPYRIGHT_MOVE_REFUSED',
        message: 'The content can be restored on 2026-05-06 or later.',
      }),
    );
    expect(afterCounterDecision(waiting, 'uphold', before)).toBe('upheld');
    const offered = (now: Date): readonly CounterDecision[] => counterDecisions(waiting, now);
    expect([offered(before), offered(then)]).toEqual([['uphold'], ['restore', 'uphold']]);
    expect(counterDecisions({ status: 'upheld', restorableFrom }, then)).toEqual([]);
  });
});

describe('the waiting period of a counter-notice', () => {
  const days = (moment: string) => {
    const { restorableFrom, restoreBy } = waitingPeriod(new Date(moment));
    return [restorableFrom, restoreBy].map((day) => day.toISOString().slice(0, 10));
  };

  it.each([
    // Two whole working weeks.
    ['2026-04-22T16:30:00Z', '2026-05-06', '2026-05-12'],
    // Sent on a weekend, so it begins on Monday.
    ['2026-04-25T12:00:00Z', '2026-05-08', '2026-05-14'],
    // Includes Christmas, New Year's Day, and Martin Luther King Jr. Day.
    ['2026-12-18T09:00:00Z', '2027-01-05', '2027-01-11'],
    ['2026-12-31T23:59:59Z', '2027-01-15', '2027-01-22'],
    // Independence Day is a Saturday in 2026, so Friday the 3rd is a holiday.
    ['2026-06-22T00:00:00Z', '2026-07-07', '2026-07-13'],
    // Memorial Day is the last Monday in May, and Juneteenth is a Friday.
    ['2026-05-15T00:00:00Z', '2026-06-01', '2026-06-05'],
    ['2026-06-05T00:00:00Z', '2026-06-22', '2026-06-26'],
    // Juneteenth is a Sunday in 2022, so Monday the 20th is a holiday.
    ['2022-06-17T00:00:00Z', '2022-07-05', '2022-07-11'],
    // Labor Day, Columbus Day, Veterans Day, Thanksgiving, and Washington's Birthday.
    ['2026-09-04T00:00:00Z', '2026-09-21', '2026-09-25'],
    ['2026-10-09T00:00:00Z', '2026-10-26', '2026-10-30'],
    ['2026-11-10T00:00:00Z', '2026-11-25', '2026-12-02'],
    ['2026-02-12T00:00:00Z', '2026-02-27', '2026-03-05'],
    // New Year's Day of 2028 is a Saturday, so the holiday is on Friday, in another year.
    ['2027-12-30T00:00:00Z', '2028-01-14', '2028-01-21'],
  ])('from %s allows a restoration from %s to %s', (moment, from, by) => {
    expect(days(moment)).toEqual([from, by]);
  });

  it('counts no days if none are requested', () => {
    expect(businessDayAfter(new Date('2026-04-25T12:00:00Z'), 0).toISOString()).toBe('2026-04-25T00:00:00.000Z');
  });
});
