import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failedWith, runCommand } from '../../support/cli/operator-command.js';
import { freePort } from '../../support/free-port.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';
import type { TestDatabase } from '../../support/postgres/postgres.js';

interface Report {
  readonly problems: number;
  readonly warnings: number;
  readonly findings: readonly {
    readonly check: string;
    readonly state: string;
    readonly found: string;
    readonly advice: string | null;
  }[];
}

const LINE = /^(ok|warning|problem|skipped) +[A-Za-z].*$/;

let folder: string;
let database: TestDatabase;
/** Where no server answers. */
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'welcome-paws-doctor-command-'));
  mkdirSync(join(folder, 'data'), { mode: 0o700 });
  port = await freePort();
  database = await emptyDirectory('http_doctor_command');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const good = () => ({
  ...{ DATABASE_URL: database.appUrl, MIGRATION_DATABASE_URL: database.ownerUrl },
  ...{ DATA_DIR: join(folder, 'data'), APP_SECRET: '5f0c7a1e93b24d68a1c07e5b2f9d3846', PORT: String(port) },
});

/** Settings of a database that does not respond, whose password must not be shown, and of a wrong address. */
const bad = () => ({
  ...good(),
  DATABASE_URL: 'postgresql://app:secret-canary@127.0.0.1:9/paws',
  PUBLIC_URL: 'not an address',
});

const problemsOf = ({ findings }: Report) => findings.filter(({ state }) => state === 'problem');

describe('welcome-paws doctor', () => {
  it('ends with 0 and a line for each finding if there is no problem', async () => {
    const { status, stdout, stderr } = await runCommand('doctor', [], good());
    const lines = stdout.trimEnd().split('\n');
    expect(lines.filter((line) => line.startsWith('problem'))).toEqual([]);
    expect([status, stderr]).toEqual([0, expect.stringMatching(/^0 problems, \d+ warnings?\.\n$/)]);
    expect(lines.filter((line) => !LINE.test(line))).toEqual([]);
    expect(stdout).toMatch(/^ok +database +The database is PostgreSQL \d/m);
    expect(stdout).toMatch(/^ok +migrations +All \d+ migrations have run\.$/m);
  });

  it('prints the same as JSON with --json, and nothing else', async () => {
    const { status, stdout, stderr } = await runCommand('doctor', ['--json'], good());
    const report = JSON.parse(stdout) as Report;
    expect([status, stderr, report.problems]).toEqual([0, '', 0]);
    expect(report.warnings).toBe(report.findings.filter(({ state }) => state === 'warning').length);
    expect(report.findings).toContainEqual({
      ...{ check: 'migrations', state: 'ok', advice: null },
      found: expect.stringMatching(/^All \d+ migrations have run\.$/),
    });
  });

  it('ends with 1, and says what to do about each problem, without a password', async () => {
    const { status, stdout, stderr } = await runCommand('doctor', [], bad());
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^[2-9] problems, \d+ warnings?\.\n$/)]);
    expect(stdout).toMatch(/^problem +settings +PUBLIC_URL /m);
    expect(stdout).toMatch(
      /^problem +database +No database responds at 127\.0\.0\.1, port 9 \(ECONNREFUSED\)\. Check DATABASE_URL\.$/m,
    );
    expect(stdout).not.toContain('secret-canary');
  });

  it('ends with 1, and prints the problems as JSON with --json', async () => {
    const { status, stdout, stderr } = await runCommand('doctor', ['--json'], bad());
    const report = JSON.parse(stdout) as Report;
    expect([status, stderr, report.problems]).toEqual([1, '', problemsOf(report).length]);
    expect(problemsOf(report).map(({ check }) => check)).toEqual(expect.arrayContaining(['settings', 'database']));
    expect(stdout).not.toContain('secret-canary');
  });

  it.each([
    [['--all'], /^doctor takes no --all\.\nUsage: welcome-paws doctor \[--json\]\n$/],
    [['--json', 'more'], /^doctor takes no more\.\nUsage: welcome-paws doctor \[--json\]\n$/],
  ])('refuses %j with exit code 2', async (args, sentence) => {
    expect(await runCommand('doctor', args, good())).toEqual(failedWith(expect.stringMatching(sentence), 2));
  });
});
