import { describe, expect, it } from '@jest/globals';
import { readSettings } from '../../../infrastructure/config/settings.js';
import { connectionsPerWorker, defaultWorkers, MAX_WORKERS } from '../../../infrastructure/config/worker-count.js';
import { problemsOf } from '../../support/settings.js';

const GB = 1024 ** 3;

describe('the number of workers', () => {
  it.each([
    [1, 8 * GB, 1],
    [2, 8 * GB, 2],
    [4, 8 * GB, 4],
    [64, 8 * GB, 4],
    [8, GB, 4],
    [8, GB - 1, 1],
  ])('defaults with %d cores and %d bytes to %d', (cores, bytes, expected) => {
    expect(defaultWorkers(cores, bytes)).toBe(expected);
  });

  it('is what WEB_CONCURRENCY says, from 1 to 12', () => {
    expect(readSettings({ WEB_CONCURRENCY: '3' }).workers).toBe(3);
    expect(readSettings({ WEB_CONCURRENCY: '' }).workers).toBe(defaultWorkers());
    const problem = 'WEB_CONCURRENCY must be a number of processes from 1 to 12.';
    for (const value of ['0', '13', '1.5', 'all']) expect(problemsOf({ WEB_CONCURRENCY: value })).toEqual([problem]);
  });
});

describe('database connections', () => {
  it('leave room for one worker more and for the jobs, below the 50 of the embedded database', () => {
    expect(connectionsPerWorker(1)).toBe(20);
    for (let workers = 2; workers <= MAX_WORKERS; workers += 1) {
      expect(connectionsPerWorker(workers)).toBeGreaterThanOrEqual(2);
      expect((connectionsPerWorker(workers) + 1) * (workers + 1)).toBeLessThanOrEqual(44);
    }
  });
});
