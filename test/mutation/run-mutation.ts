/**
 * `npm run test:mutation`: runs the tests that need neither database nor browser against every mutation that Stryker
 * makes to rules and use cases. `-- --sample 240 --seed 7` draws 240 mutations of the use cases, always the same for a
 * seed, and also runs the slower tests against those that survive. `--of domain/claim` draws from another folder,
 * `--workers 1` runs one mutation at a time, and `--again` repeats the survivors of the last sample. Prints the
 * survivors, the score, and its 95% confidence interval.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { COPY, instrument, type Change } from './instrument.js';
import { drawn, wilson } from './sample.js';
import { failsWithout, tryChange } from './try-change.js';

interface Result extends Change {
  /** The test that detected the change. Null if none did. */
  readonly killedBy: string | null;
}

const root = join(import.meta.dirname, '..', '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    of: { type: 'string', default: 'application' },
    workers: { type: 'string', default: '2' },
    again: { type: 'boolean', default: false },
  },
});

if (values.sample === undefined && !values.again) {
  const stryker = ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'test/mutation/stryker.config.json'];
  const { status } = spawnSync(process.execPath, [...stryker, ...positionals], { cwd: root, stdio: 'inherit' });
  process.exit(status ?? 1);
}

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const resultsPath = `${COPY}.json`;

const last = values.again ? lastSample() : [];
const all = await instrument(root, values.of);
const wanted = values.again
  ? last.map((result) => sameChange(all, result))
  : drawn(all, Number(values.sample), values.seed);
print(`${String(wanted.length)} of ${String(all.length)} changes in ${values.of}/`);
const failing = await failsWithout();
if (failing !== null) throw new Error(`This test fails without a change: ${failing}`);

const limit = pLimit(Number(values.workers));
const results = await Promise.all(
  wanted.map((change, index) =>
    limit(async (): Promise<Result> => {
      const before = last[index];
      if (before !== undefined && before.killedBy !== null) return before;
      const result = { ...change, killedBy: await tryChange(change) };
      print(`${String(index + 1)} ${result.killedBy ?? 'SURVIVED'}: ${describe(change)}`);
      return result;
    }),
  ),
);

writeFileSync(resultsPath, JSON.stringify(results, null, 2));
report(results);

function report(sample: readonly Result[]): void {
  const survivors = sample.filter(({ killedBy }) => killedBy === null);
  for (const survivor of survivors) print(`survived: ${describe(survivor)}`);
  const killed = sample.length - survivors.length;
  const [low, high] = wilson(killed, sample.length).map((share) => (share * 100).toFixed(1));
  const score = ((killed / sample.length) * 100).toFixed(1);
  print(
    `${score}% (${String(killed)} of ${String(sample.length)}), 95% confidence interval ${low ?? ''}% to ${high ?? ''}%`,
  );
}

function describe({ file, line, was, becomes }: Change): string {
  const short = (code: string): string => code.replaceAll(/\s+/g, ' ').slice(0, 90);
  return `${file}:${String(line)} ${short(was)} → ${short(becomes)}`;
}

function lastSample(): readonly Result[] {
  if (!existsSync(resultsPath)) throw new Error('There is no sample yet. Draw one with --sample and --seed.');
  return JSON.parse(readFileSync(resultsPath, 'utf8')) as readonly Result[];
}

/** Returns the change of the last sample. Throws if its file has changed since. */
function sameChange(changes: readonly Change[], { file, line, column, was, becomes }: Change): Change {
  const found = changes.find(
    (each) =>
      each.file === file &&
      each.line === line &&
      each.column === column &&
      each.was === was &&
      each.becomes === becomes,
  );
  if (found === undefined)
    throw new Error(`${file} has changed since the sample was drawn. Draw a new one with --sample and --seed.`);
  return found;
}
