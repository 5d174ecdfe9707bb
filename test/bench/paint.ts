/**
 * What a slow phone sees first: Lighthouse on home, Browse and a place of the built product, started as `npm start` does,
 * with its mobile emulation and a network and processor that are really slowed down (`--throttling-method=devtools`).
 * `npm run bench:paint [-- --runs 5] [folder …]`: beside this build those of other folders, in turn, so that both meet the
 * same machine. Lighthouse is fetched by npx for this alone: with it every `npm ci` would bring 176 MB more.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumFlags, chromiumPath } from '../support/browser/chromium.js';
import { startProduct, stopProduct, type Product } from './own-product.js';

const ROOT = join(import.meta.dirname, '..', '..');
const LIGHTHOUSE = 'lighthouse@13.5.0';
/** Chromium sometimes tells nothing of the navigation (NO_NAVSTART); then the run did not happen. */
const TRIES = 5;

interface Report {
  readonly runtimeError?: { readonly code: string };
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, Audit>>;
}

interface Audit {
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly Sent[] };
}

interface Sent {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

type Figures = Readonly<Record<string, number>>;

const PAGES: Readonly<Record<string, (product: Product) => string>> = {
  Home: () => '/',
  Browse: () => '/browse',
  'A place': ({ place }) => `/business/${place}`,
};

/** Figure by figure: its unit, and how many digits are told. */
const TOLD: Readonly<Record<string, { readonly unit: string; readonly digits: number }>> = {
  performance: { unit: '', digits: 0 },
  accessibility: { unit: '', digits: 0 },
  'first paint': { unit: ' s', digits: 2 },
  'largest paint': { unit: ' s', digits: 2 },
  'blocked time': { unit: ' ms', digits: 0 },
  shift: { unit: '', digits: 3 },
  scripts: { unit: ' kB', digits: 1 },
  styles: { unit: ' kB', digits: 1 },
  page: { unit: ' kB', digits: 1 },
  typeface: { unit: ' kB', digits: 1 },
  pictures: { unit: ' kB', digits: 1 },
  'speed of the machine': { unit: '', digits: 0 },
};

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const browser = chromiumPath();
const workDir = mkdtempSync(join(tmpdir(), 'welcome-paws-paint-'));
const products: Product[] = [];
try {
  for (const folder of [ROOT, ...positionals.map((name) => resolve(name))]) products.push(await startProduct(folder));
  for (const [name, path] of Object.entries(PAGES)) await measure(name, path);
} finally {
  for (const product of products) await stopProduct(product);
  rmSync(workDir, { recursive: true, force: true });
}

async function measure(name: string, path: (product: Product) => string): Promise<void> {
  const runs = new Map<Product, Figures[]>(products.map((product) => [product, []]));
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const product of products) runs.get(product)!.push(await figuresOf(product.address + path(product)));
  }
  for (const [{ folder }, figures] of runs) {
    say(`\n${name}, ${folder}: the median of ${values.runs} [least to most]`);
    for (const [told, { unit, digits }] of Object.entries(TOLD)) {
      const all = figures.map((each) => each[told]!).toSorted((one, other) => one - other);
      const [median, least, most] = [all[Math.floor(all.length / 2)]!, all[0]!, all.at(-1)!].map((value) =>
        value.toFixed(digits),
      );
      say(`  ${told}: ${median!}${unit}${least === most ? '' : ` [${least!} to ${most!}]`}`);
    }
  }
}

async function figuresOf(address: string): Promise<Figures> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    // As for any reader but the first: the page is there when it is asked for.
    await (await fetch(address, { headers: { 'accept-encoding': 'gzip, deflate, br' } })).arrayBuffer();
    const report = await lighthouse(address);
    const figures = report === null ? null : read(report);
    if (figures !== null) return figures;
  }
  throw new Error(`Lighthouse told nothing of ${address}, ${String(TRIES)} times.`);
}

/** Runs Lighthouse once; null where it ended without a report. */
async function lighthouse(address: string): Promise<Report | null> {
  const path = join(workDir, 'report.json');
  rmSync(path, { force: true });
  const flags = ['--headless=new', ...chromiumFlags()].join(' ');
  const child = spawn(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, address, '--quiet', '--output=json', `--output-path=${path}`],
      ...['--throttling-method=devtools', '--only-categories=performance,accessibility', `--chrome-flags=${flags}`],
    ],
    {
      cwd: workDir,
      stdio: ['ignore', 'ignore', 'ignore'],
      // Lighthouse needs the project's Node, which is newer than what many machines have.
      env: {
        ...process.env,
        CHROME_PATH: browser,
        PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`,
      },
    },
  );
  await once(child, 'exit');
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    return null;
  }
}

/** The figures of a report; null where one is missing, which would pass for a very good one. */
function read({ runtimeError, environment, categories, audits }: Report): Figures | null {
  const sent = audits['network-requests']?.details?.items ?? [];
  const kb = (type: string): number =>
    sent
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize / 1000, 0);
  const score = (name: string): number => (categories[name]?.score ?? NaN) * 100;
  const value = (audit: string, unit = 1): number => (audits[audit]?.numericValue ?? NaN) / unit;
  const figures = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'first paint': value('first-contentful-paint', 1000),
    'largest paint': value('largest-contentful-paint', 1000),
    'blocked time': value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    scripts: kb('Script'),
    styles: kb('Stylesheet'),
    page: kb('Document'),
    typeface: kb('Font'),
    pictures: kb('Image'),
    'speed of the machine': environment.benchmarkIndex,
  };
  return runtimeError === undefined && Object.values(figures).every(Number.isFinite) ? figures : null;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
