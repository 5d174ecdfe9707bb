import { describe, expect, it } from '@jest/globals';
import { ALERT_LIMITS, requireAlert, requireNewAlert, requireRoomForAlert } from '../../../domain/alert/alert.js';
import { newsLine, type ChangedFact, type NewsKind } from '../../../domain/alert/place-news.js';

const ALERTS = Array.from({ length: ALERT_LIMITS.alerts }, (_, index) => ({
  ...{ id: index + 1, label: `Alert ${index + 1}`, followed: `place ${index + 1}` },
}));

describe('rules about alerts', () => {
  it('finds only an alert of the member', () => {
    expect(requireAlert(ALERTS, 3).label).toBe('Alert 3');
    expect(() => requireAlert(ALERTS, 21)).toThrow(expect.objectContaining({ code: 'ALERT_NOT_FOUND' }));
  });

  it('has room for the 20th alert, and not for the 21st', () => {
    expect(() => requireRoomForAlert(ALERTS.slice(1))).not.toThrow();
    expect(() => requireRoomForAlert(ALERTS)).toThrow(expect.objectContaining({ code: 'TOO_MANY_ALERTS' }));
  });

  it('names the alert that already follows the same', () => {
    expect(() => requireNewAlert(ALERTS, 'place 21')).not.toThrow();
    expect(() => requireNewAlert(ALERTS, 'place 7')).toThrow('You already follow this: see your alert “Alert 7”.');
  });
});

const LINES: readonly [NewsKind, ChangedFact[], string | null][] = [
  ['new', ['name'], null],
  ['closed', ['hours'], null],
  ['disputed', [], null],
  ['disputed', ['hours'], 'Also changed: opening hours.'],
  ['changed', ['policy'], 'Changed: pet policy.'],
  ['changed', ['hours', 'policy'], 'Changed: opening hours and pet policy.'],
  ['changed', ['address', 'hours', 'name'], 'Changed: address, opening hours, and name.'],
  ['changed', ['reopened'], 'Open again.'],
  ['changed', ['hours', 'reopened'], 'Open again. Changed: opening hours.'],
];

describe('newsLine', () => {
  it.each(LINES)('says for %s with %j: %j', (kind, facts, line) => expect(newsLine({ kind, facts })).toBe(line));
});
