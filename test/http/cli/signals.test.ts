import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { isAlive } from '../../../infrastructure/postgres/embedded/process-identity.js';
import { CommandHouse, printed } from '../../support/cli/command-house.js';

const SHUTDOWN = resolve('interfaces/cli/processes/shutdown.ts');

/** A server with the real handling of signals, which takes until `closed` is true to close. */
const server = (closed: string) => `
  import { ShutdownHandler } from ${JSON.stringify(SHUTDOWN)};
  let signals = 0;
  const shutdown = new ShutdownHandler();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (signals += 1));
  shutdown.shutDownWith({
    logger: { info() {}, error() {} },
    patienceMs: 0,
    announce() {},
    cut() {},
    async close() {
      console.log('Closing.');
      while (!(${closed})) await new Promise(setImmediate);
      process.stdout.write('closed after ' + signals);
    },
  });
  setInterval(() => {}, 60_000);
  console.log('runs as ' + process.pid + '.');`;

let house: CommandHouse;
beforeEach(() => {
  house = new CommandHouse();
});
afterEach(() => house.remove());

/** Returns the process ID that a program below npm prints. */
async function pidOf(npm: ChildProcess): Promise<number> {
  return Number(/runs as (\d+)\./.exec(await printed(npm, '.\n'))?.[1]);
}

describe('a signal', () => {
  it('to npm start ends the server, and npm waits for it', async () => {
    house.writeServer(server('signals === 1'));
    const npm = house.npmStart();
    const pid = await pidOf(npm);
    npm.kill('SIGTERM');
    expect(await once(npm, 'exit')).toEqual([0, null]);
    expect(isAlive(pid)).toBe(false);
  });

  it('from a terminal ends the server once, although npm start passes it on a second time', async () => {
    // The system may join both signals into one, so the server doesn't wait for the second.
    house.writeServer(server('signals > 0'));
    const npm = house.npmStart();
    const pid = await pidOf(npm);
    process.kill(-Number(npm.pid), 'SIGINT');
    expect(await once(npm, 'exit')).toEqual([0, null]);
    expect(isAlive(pid)).toBe(false);
  });

  it('that is repeated ends a server at once, although it is still closing', async () => {
    house.writeServer(server('false'));
    house.run(['build']);
    const command = house.start(['start']);
    await printed(command, '.\n');
    command.kill('SIGTERM');
    await printed(command, 'Closing.\n');
    command.kill('SIGTERM');
    expect(await once(command, 'exit')).toEqual([1, null]);
  });

  it('to npm start ends a build with all its processes', async () => {
    house.writeBuild(`console.log('runs as ' + process.pid + '.'); setInterval(() => {}, 60_000);`);
    const npm = house.npmStart();
    const pid = await pidOf(npm);
    const said = printed(npm, 'Stopped by SIGTERM during the build.\n');
    npm.kill('SIGTERM');
    expect(await once(npm, 'exit')).toEqual([0, null]);
    await said;
    expect(isAlive(pid)).toBe(false);
  });

  it('during a build fails a command that was not run', async () => {
    house.writeBuild(`console.log('builds'); setInterval(() => {}, 60_000);`);
    const command = house.start(['export', '--build', 'a.csv']);
    await printed(command, 'builds');
    command.kill('SIGINT');
    expect(await once(command, 'exit')).toEqual([130, null]);
  });

  it('ends a server that is still loading with code 0, as if it had stopped', async () => {
    house.writeServer(`process.stdout.write('loads'); await new Promise(() => setInterval(() => {}, 60_000));`);
    house.run(['build']);
    const command = house.start(['start']);
    await printed(command, 'loads');
    command.kill('SIGTERM');
    expect(await once(command, 'exit')).toEqual([0, null]);
  });
});
