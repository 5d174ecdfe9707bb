import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { helpOf, unknownVerb } from '../../../interfaces/cli/command/help.js';
import { missingServerOptions } from '../../../interfaces/cli/command/server-options.js';
import { VERBS } from '../../../interfaces/cli/command/verbs.js';
import { CommandHouse } from '../../support/cli/command-house.js';

let house: CommandHouse;
beforeAll(() => {
  house = new CommandHouse();
});
afterAll(() => house.remove());

describe('welcome-paws', () => {
  it('lists every verb with one line, also before anything is built', () => {
    const { status, stdout, stderr } = house.run(['--help']);
    expect([status, stderr]).toEqual([0, '']);
    for (const { name, does } of VERBS)
      expect(stdout).toMatch(new RegExp(`^  ${name} +${does.replace(/[()]/g, '\\$&')}$`, 'm'));
    expect(house.run([])).toEqual({ status: 2, stdout: '', stderr: stdout });
  });

  it.each(VERBS)('explains $name', (verb) => {
    const text = helpOf(verb);
    expect(text).toMatch(new RegExp(`^Usage: welcome-paws ${verb.name}`));
    for (const [option, meaning] of verb.options) {
      expect(text).toContain(`  ${option} `);
      expect(text).toContain(`  ${meaning}\n`);
    }
    expect(text).toMatch(/Exit codes:\n {2}0 {2}done\n {2}1 {2}failed/);
    expect(text).toContain(`Example:\n  ${verb.example}\n`);
  });

  it('shows the help of a verb with any other arguments, and runs nothing', () => {
    const [, verb] = VERBS;
    expect(house.run([String(verb?.name), 'a.csv', '--help'])).toEqual({
      status: 0,
      stdout: helpOf(verb!),
      stderr: '',
    });
  });

  it.each([
    ['imprt', 'import'],
    ['migrate', 'db:migrate'],
    ['pasword', 'admin:password'],
    ['strat', 'start'],
  ])('names the nearest verb for %s', (typed, meant) => {
    expect(unknownVerb(typed)).toBe(
      `There is no verb ${typed}. Did you mean ${meant}? welcome-paws --help lists all verbs.`,
    );
  });

  it('refuses an unknown verb with exit code 2', () => {
    expect(house.run(['imprt'])).toEqual({ status: 2, stdout: '', stderr: `${unknownVerb('imprt')}\n` });
  });

  it('shows the version, and refuses arguments of a verb that takes none', () => {
    expect(house.run(['--version']).stdout).toBe('1.2.3\n');
    expect(house.run(['start', '--port=80'])).toEqual({
      ...{ status: 2, stdout: '', stderr: 'start takes no --port=80.\nUsage: welcome-paws start\n' },
    });
  });

  it('reads settings in the root, and files in the folder where it was typed, also through a link and npm', () => {
    expect(house.run(['build']).status).toBe(0);
    const elsewhere = join(house.folder, 'elsewhere');
    mkdirSync(elsewhere);
    symlinkSync(house.command, join(elsewhere, 'welcome-paws'));
    const ways: [string, string[]][] = [
      [process.execPath, [house.command, 'export', 'a.csv']],
      [process.execPath, [join(elsewhere, 'welcome-paws'), 'export', 'a.csv']],
      ['npm', ['--prefix', house.folder, 'run', '-s', 'export', '--', 'a.csv']],
    ];
    for (const [program, args] of ways) {
      const { INIT_CWD: _, ...env } = process.env;
      const { stdout } = spawnSync(program, args, { cwd: elsewhere, encoding: 'utf8', env });
      expect([program, JSON.parse(stdout)]).toEqual([program, [elsewhere, house.folder, 'a.csv']]);
    }
  });

  it('starts the server with its options for Node.js, and no other program', () => {
    const say = 'process.stdout.write(JSON.stringify(process.execArgv))';
    house.writeServer(say);
    expect(house.run(['build']).status).toBe(0);
    expect(house.run(['start']).stdout).toBe('["--max-semi-space-size=16","--max-old-space-size=768"]');
    expect(house.run(['export', 'a.csv']).stdout).not.toContain('--max-semi-space-size');
  });

  it('leaves the options that an operator chose as they are', () => {
    expect(missingServerOptions(['--import', './a.js'])).toEqual([
      '--max-semi-space-size=16',
      '--max-old-space-size=768',
    ]);
    expect(missingServerOptions(['', '-r a --max_semi_space_size=64'])).toEqual(['--max-old-space-size=768']);
    expect(missingServerOptions(['--max-semi-space-size=8', '--max-old-space-size=2000'])).toEqual([]);
  });
});

describe('package.json', () => {
  const { bin, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    bin: Record<string, string>;
    scripts: Record<string, string>;
  };

  it('installs the command, and runs every verb with it', () => {
    const file = String(bin['welcome-paws']);
    expect(readFileSync(file, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
    for (const { name, program } of VERBS.filter((verb) => verb.name !== 'start')) {
      expect(scripts[name]).toBe(`node ${file} ${name}${program === null ? '' : ' --build'}`);
    }
  });

  it('starts the server in place of the shell, so that a signal to npm reaches it', () => {
    const start = `node ${String(bin['welcome-paws'])} start --build`;
    // The shell of Windows doesn't know exec, and runs the second command.
    expect(scripts['start']).toBe(`exec ${start} || ${start}`);
  });
});
