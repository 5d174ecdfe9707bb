import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A temporary project with one source file. Its build only copies that file, so the tests show when `npm start` builds.
 */
let house: string;

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'welcome-paws-start-'));
  mkdirSync(join(house, 'interfaces', 'cli'), { recursive: true });
  copyFileSync(join('interfaces', 'cli', 'start.ts'), join(house, 'interfaces', 'cli', 'start.ts'));
  writeSource('process.stdout.write("first")');
  writeFileSync(join(house, 'package.json'), JSON.stringify({ type: 'module', scripts: { build: 'node build.js' } }));
  writeFileSync(
    join(house, 'build.js'),
    `
    import { cpSync } from 'node:fs';
    cpSync('interfaces/main.ts', 'dist/interfaces/main.js');
    console.log('built');`,
  );
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

function writeSource(text: string): void {
  writeFileSync(join(house, 'interfaces', 'main.ts'), text);
}

function start() {
  return spawnSync(process.execPath, [join(house, 'interfaces', 'cli', 'start.ts')], { encoding: 'utf8' });
}

describe('npm start', () => {
  it('builds only if nothing is built yet or a source has changed', () => {
    const first = start();
    expect([first.status, first.stdout]).toEqual([0, 'first']);
    expect(first.stderr).toContain('built\n');
    const second = start();
    expect([second.stdout, second.stderr]).toEqual(['first', '']);
    writeSource('process.stdout.write("changed")');
    const third = start();
    expect(third.stdout).toBe('changed');
    expect(third.stderr).toContain('Building Welcome Paws');
  });

  it('reports a failed build, exits with code 1, and builds again the next time', () => {
    writeFileSync(
      join(house, 'package.json'),
      JSON.stringify({ type: 'module', scripts: { build: 'node -e "process.exit(3)"' } }),
    );
    for (const attempt of [start(), start()]) {
      expect(attempt.status).toBe(1);
      expect(attempt.stdout).toBe('');
      expect(attempt.stderr).toContain('The build failed');
    }
  });
});
