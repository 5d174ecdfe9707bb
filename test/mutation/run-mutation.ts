/**
 * `npm run test:mutation`: every change that Stryker makes to the rules and use cases, against the tests that need neither
 * a database nor a browser. With `-- --sample 240 --seed 7`, that many changes of the use cases, drawn by this number,
 * against the tests through the whole server as well; `--of domain/claim` draws from another folder, `--workers 1` runs one
 * change at a time, and `--again` tries what survived the last sample once more. It ends with the score, the interval that
 * holds the score of all changes with 95 %, and what survived.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pLimit from 'p-limit';
import { COPY, instrument, type Change } from './instrument.js';
import { drawn, wilson } from './sample.js';
import { failsWithout, tryChange } from './try-change.js';

interface Tried extends Change {
  /** The test that noticed it; null: none did. */
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

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const results = `${COPY}.json`;

const last = values.again ? lastSample() : [];
const all = await instrument(root, values.of);
const wanted = values.again ? last.map((tried) => same(all, tried)) : drawn(all, Number(values.sample), values.seed);
say(`${String(wanted.length)} of ${String(all.length)} changes of ${values.of}/`);
const failing = await failsWithout();
if (failing !== null) throw new Error(`This test fails without any change: ${failing}`);

const limit = pLimit(Number(values.workers));
const tried = await Promise.all(
  wanted.map((change, index) =>
    limit(async (): Promise<Tried> => {
      const before = last[index];
      if (before !== undefined && before.killedBy !== null) return before;
      const tried = { ...change, killedBy: await tryChange(change) };
      say(`${String(index + 1)} ${tried.killedBy ?? 'SURVIVED'}: ${said(change)}`);
      return tried;
    }),
  ),
);

writeFileSync(results, JSON.stringify(tried, null, 2));
report(tried);

function report(sample: readonly Tried[]): void {
  const survivors = sample.filter(({ killedBy }) => killedBy === null);
  for (const survivor of survivors) say(`survived: ${said(survivor)}`);
  const killed = sample.length - survivors.length;
  const [low, high] = wilson(killed, sample.length).map((share) => (share * 100).toFixed(1));
  const score = ((killed / sample.length) * 100).toFixed(1);
  say(`${score} % (${String(killed)} of ${String(sample.length)}), with 95 % between ${low ?? ''} and ${high ?? ''} %`);
}

function said({ file, line, was, becomes }: Change): string {
  const short = (code: string): string => code.replaceAll(/\s+/g, ' ').slice(0, 90);
  return `${file}:${String(line)} ${short(was)} → ${short(becomes)}`;
}

function lastSample(): readonly Tried[] {
  if (!existsSync(results)) throw new Error('There is no sample yet: give --sample and --seed.');
  return JSON.parse(readFileSync(results, 'utf8')) as readonly Tried[];
}

function same(changes: readonly Change[], { file, line, column, was, becomes }: Change): Change {
  const found = changes.find(
    (each) =>
      each.file === file &&
      each.line === line &&
      each.column === column &&
      each.was === was &&
      each.becomes === becomes,
  );
  if (found === undefined) throw new Error(`${file} is another one than when the sample was drawn.`);
  return found;
}
