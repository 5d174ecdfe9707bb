/**
 * `npm test`: runs every check of the project, even if some fail, and prints a summary at the end. Checks of the source
 * and tests without a database run two at a time, and then the other tests one project after the other.
 * `npm test -- lint domain` runs only the named steps.
 *
 * Plain Node runs this file (types are stripped), so it needs only Node's own modules and files that do so too.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, relative, resolve } from 'node:path';
import { JEST } from './jest-program.js';

interface Outcome {
  passed: number;
  /** One readable line per failure. */
  failures: string[];
}

interface Step<Result> {
  name: string;
  heading: string;
  run: () => Result;
}

/** How a program ended, and all it printed. */
interface Ended {
  status: number;
  output: string;
}

/** A step that runs next to another one, so its output is printed at its end. */
type SideStep = Step<Promise<Outcome & { output: string }>>;
type TestStep = Step<Outcome>;

const root = resolve(import.meta.dirname, '../..');
const results = mkdtempSync(join(tmpdir(), 'test-results-'));
const LAYERS = ['domain', 'application', 'infrastructure', 'interfaces', 'web'];

/** None changes or measures anything that another reads, so two run at a time. The longest comes first. */
const sideSteps: SideStep[] = [
  // All types together need about 4 GB.
  check('lint', 'Lint', 'eslint/bin/eslint.js', ['.', '--max-warnings', '0'], ['--max-old-space-size=6144']),
  check('typecheck', 'Types', '@typescript/native/bin/tsc', ['-p', 'tsconfig.json']),
  check('format', 'Format', 'prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']),
  check('boundaries', 'Boundaries', 'dependency-cruiser/bin/dependency-cruiser.mjs', [
    ...['--config', '.dependency-cruiser.cjs', '--output-type', 'err'],
    ...LAYERS,
  ]),
  { name: 'build', heading: 'Build', run: async () => checked(await build()) },
  ...['domain', 'application', 'infrastructure', 'contract'].map((project) => ({
    ...jestStep(project),
    run: () => jestAside(project),
  })),
];

const tests: TestStep[] = [
  ...['database', 'http', 'web'].map((project) => ({ ...jestStep(project), run: () => jest(project) })),
  { name: 'e2e', heading: 'Tests: browser', run: playwright },
];

process.exitCode = await main(process.argv.slice(2));

async function main(wanted: string[]): Promise<number> {
  const names = [...sideSteps, ...tests].map(({ name }) => name);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    say(`No such step: ${unknown.join(', ')}. Steps: ${names.join(', ')}.`);
    return 1;
  }
  const chosen = ({ name }: { name: string }) => wanted.length === 0 || wanted.includes(name);
  const outcomes = [...(await runAside(sideSteps.filter(chosen))), ...tests.filter(chosen).map(runTests)];
  rmSync(results, { recursive: true, force: true });

  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  if (failures.length > 0) say(`\n== Failed ==\n${failures.map((line) => `  - ${line}`).join('\n')}`);
  say(`\n${String(passed)} passed, ${String(failures.length)} failed`);
  return failures.length > 0 || passed === 0 ? 1 : 0;
}

/** Runs two steps at a time. Prints each one's output when it has ended, so that outputs don't mix. */
async function runAside(waiting: SideStep[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const start = performance.now();
      const { output, ...outcome } = await step.run();
      say(`\n== ${step.heading} ==\n${output.trimEnd()}`);
      outcomes.push(reported(step.heading, start, outcome));
    }
  };
  await Promise.all([lane(), lane()]);
  return outcomes;
}

function runTests({ heading, run }: TestStep): Outcome {
  say(`\n== ${heading} ==`);
  const start = performance.now();
  return reported(heading, start, run());
}

/** Prints the step's result, and returns it with the step's name in each failure. */
function reported(heading: string, start: number, { passed, failures }: Outcome): Outcome {
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  say(`-- ${heading}: ${String(passed)} passed, ${String(failures.length)} failed (${seconds} s)`);
  return { passed, failures: failures.map((line) => `${heading}: ${line}`) };
}

/** A step that passes or fails as a whole and prints its own findings. */
function check(name: string, heading: string, program: string, args: string[], node: string[] = []): SideStep {
  const run = async () => checked(await ended(process.execPath, [...node, modulePath(program), ...args]));
  return { name, heading, run };
}

function checked({ status, output }: Ended): Outcome & { output: string } {
  return { output, ...(status === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: ['see above'] }) };
}

/** Builds if nothing is built yet or a source file is newer than the build. */
async function build(): Promise<Ended> {
  const built = ['dist/interfaces/main.js', 'dist/web/server/entry-server.js'].map((path) => changed(path));
  const settings = ['package-lock.json', 'tsconfig.json', 'vite.config.ts', '.swcrc', 'nest-cli.json'];
  if (Math.min(...built) > Math.max(...[...LAYERS, ...settings].map(changed)))
    return { status: 0, output: 'Up to date' };
  const npm = process.env['npm_execpath'];
  return npm ? ended(process.execPath, [npm, 'run', 'build']) : ended('npm', ['run', 'build']);
}

/** Returns the time of the last change of a file, or of the newest file in a folder. 0 if there is none. */
function changed(path: string): number {
  const full = join(root, path);
  if (!existsSync(full)) return 0;
  const stat = statSync(full);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(full).map((name) => changed(join(path, name))));
}

interface JestReport {
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
}

function jestStep(project: string) {
  return { name: project, heading: `Tests: ${project}` };
}

function jest(project: string): Outcome {
  // Each test file has its own database, page, or folder.
  return jestOutcome(project, runNode(jestArguments(project, 2)));
}

async function jestAside(project: string): Promise<Outcome & { output: string }> {
  const { status, output } = await ended(process.execPath, jestArguments(project, 1));
  return { ...jestOutcome(project, status), output };
}

function jestArguments(project: string, workers: number): string[] {
  return [
    ...JEST,
    ...['--selectProjects', project, '--verbose=false', '--json', '--outputFile', reportOf(project)],
    `--maxWorkers=${String(workers)}`,
    ...(process.env['CI'] ? ['--ci'] : []),
  ];
}

function jestOutcome(project: string, status: number): Outcome {
  const outcome: Outcome = { passed: 0, failures: [] };
  for (const suite of read<JestReport>(reportOf(project))?.testResults ?? []) {
    const where = relative(root, suite.name);
    for (const { fullName, status: state, failureMessages } of suite.assertionResults) {
      if (state === 'passed') outcome.passed += 1;
      else outcome.failures.push(`${where}: ${fullName}: ${firstLine(failureMessages?.[0] ?? state)}`);
    }
    // A file that couldn't be loaded has a message but no tests.
    if (suite.assertionResults.length === 0) outcome.failures.push(`${where}: ${firstLine(suite.message)}`);
  }
  return honest(outcome, status);
}

function reportOf(runner: string): string {
  return join(results, `${runner}.json`);
}

interface PlaywrightSuite {
  specs?: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

function playwright(): Outcome {
  const file = reportOf('playwright');
  const status = runNode([modulePath('@playwright/test/cli.js'), 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const outcome: Outcome = { passed: 0, failures: [] };
  const report = read<PlaywrightSuite & { errors?: { message?: string }[] }>(file);
  for (const error of report?.errors ?? []) outcome.failures.push(firstLine(error.message ?? 'error'));
  const collect = (suite: PlaywrightSuite): void => {
    for (const { title, file: where, tests } of suite.specs ?? []) {
      for (const { projectName, status: state, results: runs } of tests) {
        if (state === 'expected') outcome.passed += 1;
        else
          outcome.failures.push(
            `${where} (${projectName}): ${title}: ${firstLine(runs.at(-1)?.error?.message ?? state)}`,
          );
      }
    }
    suite.suites?.forEach(collect);
  };
  if (report) collect(report);
  return honest(outcome, status);
}

/** Treats a runner that failed or ran nothing as a failure, even if its report has none. */
function honest(outcome: Outcome, status: number): Outcome {
  if (outcome.failures.length > 0) return outcome;
  if (outcome.passed === 0) return { passed: 0, failures: ['no test ran'] };
  return status === 0 ? outcome : { ...outcome, failures: [`ended with code ${String(status)}`] };
}

function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}

/** Returns the first meaningful line, without colors and without Jest's title above it. */
function firstLine(message: string): string {
  // eslint-disable-next-line no-control-regex -- the escape character starts a color
  const lines = message.replace(/\u001b\[[0-9;]*m/g, '').split('\n');
  return lines.map((line) => line.trim()).find((line) => line !== '' && !line.startsWith('●')) ?? '';
}

function modulePath(path: string): string {
  return join(root, 'node_modules', path);
}

/** Runs Node with visible output. Returns its exit code. */
function runNode(args: string[], env: NodeJS.ProcessEnv = {}): number {
  // Uses one stream, so that findings appear under their heading.
  const { status, error } = spawnSync(process.execPath, args, { ...surroundings(env), stdio: [0, 1, 1] });
  if (error) say(error.message);
  return status ?? 1;
}

/** Runs a program and keeps its output. */
function ended(command: string, args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, { ...surroundings(), stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', (error) => resolve({ status: 1, output: `${output}${error.message}` }));
    child.on('close', (status) => resolve({ status: status ?? 1, output }));
  });
}

/** Runs programs in the project's root, with this Node first in PATH. */
function surroundings(env: NodeJS.ProcessEnv = {}): { cwd: string; env: NodeJS.ProcessEnv } {
  const path = [dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter);
  return { cwd: root, env: { ...process.env, PATH: path, ...env } };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
