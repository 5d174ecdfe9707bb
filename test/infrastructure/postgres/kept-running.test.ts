import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { setImmediate as turn } from 'node:timers/promises';
import { KeptRunning } from '../../../infrastructure/postgres/embedded/kept-running.js';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** A server that runs until it is killed. With `cannotStart`, restarting it fails with this error. */
function aServer(cannotStart?: Error) {
  const told: unknown[] = [];
  const server = { isUp: true, starts: 0, told };
  const kept = new KeptRunning({
    isRunning: () => server.isUp,
    startAgain() {
      server.starts += 1;
      if (cannotStart !== undefined) return Promise.reject(cannotStart);
      server.isUp = true;
      return Promise.resolve();
    },
    lost: (...words) => void told.push(words),
  });
  return { server, kept };
}

/** Lets time pass, second by second, so that what a timer starts can go on. */
async function minutes(many: number): Promise<void> {
  for (let second = 0; second < many * 60; second += 1) {
    jest.advanceTimersByTime(1000);
    await turn();
  }
}

describe('a server that is kept running', () => {
  it('a server is restarted each time it ends, as long as that is rare', async () => {
    const { server, kept } = aServer();
    for (let death = 1; death <= 20; death += 1) {
      server.isUp = false;
      await minutes(3);
      expect([server.isUp, server.starts]).toEqual([true, death]);
    }
    expect(server.told).toEqual([]);
    await kept.stop();
  });

  it('a server is given up after it ends for the sixth time within ten minutes', async () => {
    const { server } = aServer();
    for (let death = 1; death <= 6; death += 1) {
      server.isUp = false;
      await minutes(1);
    }
    await minutes(60);
    expect([server.isUp, server.starts, server.told]).toEqual([false, 5, [[6, undefined]]]);
  });

  it('a server is given up with the reason after five failed restarts', async () => {
    const reason = new Error('The disk is full.');
    const { server } = aServer(reason);
    server.isUp = false;
    await minutes(60);
    expect([server.starts, server.told]).toEqual([5, [[5, reason]]]);
  });

  it("a server isn't restarted after it was stopped on purpose", async () => {
    const { server, kept } = aServer();
    await kept.stop();
    server.isUp = false;
    await minutes(1);
    expect(server.starts).toBe(0);
  });
});
