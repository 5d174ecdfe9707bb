import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A house with one source, whose build copies it: what `npm start` does around a build can be seen in it. */
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
  it('builds when nothing is built, when a source has changed, and not otherwise', () => {
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

  it('says so and ends with code 1 when the build fails, and builds again the next time', () => {
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
