import { describe, expect, it } from '@jest/globals';
import {
  outcomeOf,
  problemWords,
  retryAfterMs,
  SEND_PROBLEMS,
  type AttemptOutcome,
} from '../../../domain/webhook/answer.js';
import { checkEndpointCount, endpointProblem } from '../../../domain/webhook/endpoint.js';
import { isWornOut, MAX_DELIVERY_ATTEMPTS, waitAfter, WAITS_MS } from '../../../domain/webhook/schedule.js';

const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000];
const NOW = new Date('2026-05-15T12:00:00Z');

describe('the schedule of attempts', () => {
  it.each([
    [1, 5 * SECOND],
    [2, MINUTE],
    [3, 5 * MINUTE],
    [4, 30 * MINUTE],
    [5, 2 * HOUR],
    [6, 5 * HOUR],
    [7, 14 * HOUR],
  ])('waits after failure %i for %i milliseconds, and up to a tenth longer', (failed, wait) => {
    expect(waitAfter(failed, 0, null)).toBe(wait);
    expect(waitAfter(failed, 1, null)).toBe(Math.round(wait * 1.1));
  });

  it('ends after the eighth attempt, within 24 hours', () => {
    expect(MAX_DELIVERY_ATTEMPTS).toBe(8);
    expect(waitAfter(8, 0, HOUR)).toBeNull();
    const longest = WAITS_MS.reduce((sum, _, index) => sum + (waitAfter(index + 1, 1, null) ?? 0), 0);
    expect(longest).toBeLessThanOrEqual(DAY);
    expect(WAITS_MS.toSorted((a, b) => a - b)).toEqual(WAITS_MS);
  });

  it('honors Retry-After up to an hour, and never waits less because of it', () => {
    expect(waitAfter(1, 0, 90 * SECOND)).toBe(90 * SECOND);
    expect(waitAfter(1, 0, 5 * HOUR)).toBe(HOUR);
    expect(waitAfter(6, 0, MINUTE)).toBe(5 * HOUR);
  });

  it('gives an endpoint up after 5 days of failures', () => {
    expect(isWornOut(new Date(NOW.getTime() - 5 * DAY), NOW)).toBe(true);
    expect(isWornOut(new Date(NOW.getTime() - 5 * DAY + 1), NOW)).toBe(false);
  });
});

describe('an answer', () => {
  it.each<readonly [number | null, AttemptOutcome]>([
    [200, 'delivered'],
    [204, 'delivered'],
    [299, 'delivered'],
    [301, 'failed'],
    [308, 'failed'],
    [400, 'failed'],
    [410, 'gone'],
    [500, 'failed'],
    [199, 'failed'],
    [null, 'failed'],
  ])('with status %s is %s', (status, outcome) => {
    expect(outcomeOf({ status })).toBe(outcome);
  });

  it('has a sentence for each problem, and none for a success', () => {
    const sentences = SEND_PROBLEMS.map((problem) => problemWords({ status: null, problem }));
    expect(new Set(sentences).size).toBe(SEND_PROBLEMS.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^The endpoint.+\.$/);
    expect(problemWords({ status: 204, problem: null })).toBeNull();
    expect(problemWords({ status: 302, problem: null })).toContain('redirected (status 302)');
    expect(problemWords({ status: 410, problem: null })).toContain('disabled');
    expect(problemWords({ status: 503, problem: null })).toContain('status 503');
  });

  it.each([
    ['120', 120 * SECOND],
    ['Fri, 15 May 2026 12:00:30 GMT', 30 * SECOND],
    ['Fri, 15 May 2026 11:00:00 GMT', 0],
    ['soon', null],
    [undefined, null],
  ])('reads Retry-After %s', (header, ms) => {
    expect(retryAfterMs(header, NOW)).toBe(ms);
  });
});

describe('the address of an endpoint', () => {
  it.each([
    ['https://example.com/hooks?token=1', null],
    ['https://hooks.example.com:443/', null],
    ['http://example.com/', 'Use an address that starts with https://'],
    ['ftp://example.com/', 'Use an address that starts with https://'],
    ['example.com', 'Enter a complete address, such as https://example.com/webhooks'],
    ['https://user:secret@example.com/', 'Leave out the user name and password'],
    ['https://user@example.com/', 'Leave out the user name and password'],
    ['https://example.com/#part', 'Leave out the part after #'],
    ['https://93.184.215.14/', 'Use a host name instead of an IP address'],
    ['https://2130706433/', 'Use a host name instead of an IP address'],
    ['https://[2606:4700::1111]/', 'Use a host name instead of an IP address'],
    ['https://localhost/', 'Use a host on the public internet'],
    ['https://printer.local/', 'Use a host on the public internet'],
    ['https://intranet/', 'Use a host on the public internet'],
    ['https://example.com:8443/', 'Use port 443, and leave it out of the address'],
  ])('%s: %s', (url, problem) => {
    expect(endpointProblem(url, false)).toBe(problem);
  });

  it.each(['http://127.0.0.1:4000/', 'http://localhost:4000/', 'https://[::1]:4000/'])(
    'allows %s only in development',
    (url) => {
      expect(endpointProblem(url, true)).toBeNull();
      expect(endpointProblem(url, false)).not.toBeNull();
    },
  );

  it('is one of at most 10 for a member and 20 for an administrator', () => {
    for (const [count, holder] of [
      [9, 'member'],
      [19, 'administrator'],
    ] as const) {
      expect(() => checkEndpointCount(count, holder)).not.toThrow();
      expect(() => checkEndpointCount(count + 1, holder)).toThrow(
        expect.objectContaining({ code: 'TOO_MANY_WEBHOOKS' }),
      );
    }
  });
});
