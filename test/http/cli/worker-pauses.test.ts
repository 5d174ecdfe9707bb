import { describe, expect, it } from '@jest/globals';
import { failuresAfter, pauseBefore } from '../../../interfaces/cli/processes/pause-before.js';

describe('the replacement of a worker', () => {
  it('starts at once after the first failure, and then pauses for up to half a minute', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 50].map(pauseBefore)).toEqual([
      ...[0, 0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000],
    ]);
  });

  it('forgets earlier failures when a worker has run for half a minute', () => {
    expect([failuresAfter(4, 29_999), failuresAfter(4, 30_000)]).toEqual([5, 0]);
  });
});
