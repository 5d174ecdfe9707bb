import { describe, expect, it } from '@jest/globals';
import { inTotal, type ChangedFact, type NewsKind, type PlaceEvent } from '../../../domain/alert/place-news.js';

type Event = readonly [kind: NewsKind, ...facts: ChangedFact[]];

/** Events, what is true now (closed, disputed), and what they amount to. */
const TABLE: readonly [events: Event[], closed: boolean, disputed: boolean, total: Event | null][] = [
  [[['new']], false, false, ['new']],
  [[['new'], ['changed', 'hours']], false, false, ['new', 'hours']],
  [[['new'], ['closed']], true, false, ['closed']],
  [[['new']], true, false, null],
  [
    [
      ['changed', 'hours'],
      ['changed', 'address', 'hours'],
    ],
    false,
    false,
    ['changed', 'address', 'hours'],
  ],
  [[['changed', 'hours']], true, false, null],
  [[['closed']], false, false, null],
  [[['closed'], ['changed', 'reopened']], false, false, null],
  [[['closed'], ['changed', 'reopened', 'name']], false, false, ['changed', 'name']],
  [[['closed'], ['changed', 'reopened'], ['closed']], true, false, ['closed']],
  [[['changed', 'reopened']], false, false, ['changed', 'reopened']],
  [[['disputed']], false, true, ['disputed']],
  [[['disputed']], false, false, null],
  [[['disputed'], ['changed', 'policy']], false, false, ['changed', 'policy']],
  [[['disputed'], ['changed', 'policy']], false, true, ['disputed', 'policy']],
];

const event = ([kind, ...facts]: Event, index: number): PlaceEvent => ({
  ...{ kind, facts, number: index + 1, at: new Date(index) },
});

describe('inTotal', () => {
  it.each(TABLE)('makes of %j (closed: %s, disputed: %s): %j', (events, isClosed, isDisputed, expected) => {
    const total = inTotal(events.map(event), { isClosed, isDisputed });
    expect(total === null ? null : [total.kind, ...total.facts]).toEqual(expected);
  });

  it('has the number and the time of the last event, in whatever order they are', () => {
    const events = [event(['changed', 'name'], 4), event(['changed', 'hours'], 2)];
    expect(inTotal(events, { isClosed: false, isDisputed: false })).toMatchObject({ number: 5, at: new Date(4) });
  });
});
