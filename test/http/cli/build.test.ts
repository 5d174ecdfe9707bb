import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandHouse, printed } from '../../support/cli/command-house.js';

/** A server that says when it runs, and ends when its input does. */
const WAITING = 'process.stdout.write("runs"); process.stdin.resume();';

let house: CommandHouse;
beforeEach(() => {
  house = new CommandHouse();
});
afterEach(() => house.remove());

const startAndBuild = () => house.run(['start', '--build']);

describe('welcome-paws --build', () => {
  it('builds only if nothing is built yet or a source has changed', () => {
    const first = startAndBuild();
    expect([first.status, first.stdout]).toEqual([0, 'first']);
    expect(first.stderr).toContain('built\n');
    const second = startAndBuild();
    expect([second.stdout, second.stderr]).toEqual(['first', '']);
    house.writeServer('process.stdout.write("changed")');
    const third = startAndBuild();
    expect(third.stdout).toBe('changed');
    expect(third.stderr).toContain('Building Welcome Paws');
  });

  it('reports a failed build, exits with code 1, and builds again the next time', () => {
    house.writeBuild('process.exit(3)');
    for (const attempt of [startAndBuild(), startAndBuild()]) {
      expect([attempt.status, attempt.stdout]).toEqual([1, '']);
      expect(attempt.stderr).toContain('The build failed');
    }
  });

  it('leaves the build alone while a server runs from it, and builds again after that', async () => {
    house.writeServer(WAITING);
    expect(house.run(['build']).status).toBe(0);
    const server = house.start(['start']);
    await printed(server, 'runs');
    house.writeServer('process.stdout.write("changed")');
    const command = house.run(['export', '--build', 'a.csv']);
    expect([command.status, command.stdout]).toEqual([0, expect.stringContaining('a.csv')]);
    expect(command.stderr).toBe(
      `The sources have changed since the last build, but process ${String(server.pid)} runs from it. Stop that process to build. Running the existing build.\n`,
    );
    server.stdin?.end();
    await once(server, 'exit');
    expect(startAndBuild().stdout).toBe('changed');
  });

  it('builds although a server that was killed has left its mark', async () => {
    house.writeServer(WAITING);
    house.run(['build']);
    const server = house.start(['start']);
    await printed(server, 'runs');
    server.kill('SIGKILL');
    await once(server, 'exit');
    expect(readdirSync(join(house.folder, 'dist/.in-use'))).toEqual([String(server.pid)]);
    house.writeServer('process.stdout.write("changed")');
    expect(startAndBuild().stdout).toBe('changed');
    expect(readdirSync(join(house.folder, 'dist/.in-use'))).toEqual([]);
  });

  it('waits for another build, and does not repeat it', async () => {
    house.writeBuild(`
      import { cpSync, existsSync } from 'node:fs';
      console.error('building');
      while (!existsSync('go')) await new Promise(setImmediate);
      cpSync('interfaces/main.ts', 'dist/interfaces/main.js');`);
    const [one, other] = [house.start(['start', '--build']), house.start(['start', '--build'])];
    const said: string[] = [];
    for (const child of [one, other]) child.stderr?.on('data', (text: Buffer) => said.push(String(text)));
    const all = [once(one, 'close'), once(other, 'close')];
    while (!said.join('').includes('Waiting')) await new Promise(setImmediate);
    writeFileSync(join(house.folder, 'go'), '');
    expect((await Promise.all(all)).map(([code]) => code as number)).toEqual([0, 0]);
    expect(said.join('').match(/^building$/gm)).toHaveLength(1);
  });

  it('runs what is there where the packages that build are missing, as in the image', () => {
    house.run(['build']);
    rmSync(join(house.folder, 'node_modules'), { recursive: true });
    house.writeServer('process.stdout.write("changed")');
    expect(startAndBuild()).toEqual({ status: 0, stdout: 'first', stderr: '' });
  });
});

describe('welcome-paws without --build', () => {
  it('never builds', () => {
    house.run(['build']);
    house.writeServer('process.stdout.write("changed")');
    expect(house.run(['start'])).toEqual({ status: 0, stdout: 'first', stderr: '' });
  });

  it('says how to build if nothing is built, and writes nothing', () => {
    for (const verb of ['start', 'admin:password'])
      expect([verb, house.run([verb])]).toEqual([
        verb,
        { status: 1, stdout: '', stderr: 'Welcome Paws is not built yet. Run `npm run build` first.\n' },
      ]);
    expect(existsSync(join(house.folder, 'dist'))).toBe(false);
  });
});
