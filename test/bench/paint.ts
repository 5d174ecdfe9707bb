/**
 * Measures the first paint on a slow phone: Lighthouse on the home page, Browse, and a business page of the built
 * server, started as `npm start` does, with mobile emulation and real throttling of network and processor
 * (`--throttling-method=devtools`). Folders name other builds to compare with; the builds take turns, so all run under
 * the same conditions. npx downloads Lighthouse for this benchmark only, because as a dependency it would add 176 MB to
 * every `npm ci`. Run: `npm run bench:paint [-- --runs 5] [folder …]`
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumFlags, chromiumPath } from '../support/browser/chromium.js';
import { startProduct, stopProduct, type Product } from './measuring/own-product.js';

const ROOT = join(import.meta.dirname, '..', '..');
const LIGHTHOUSE = 'lighthouse@13.5.0';
/** Chromium sometimes reports no navigation (NO_NAVSTART), so a failed run is repeated. */
const MAX_ATTEMPTS = 5;

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
  Business: ({ businessId }) => `/business/${businessId}`,
};

/** The unit and number of decimals of each printed metric. */
const METRICS: Readonly<Record<string, { readonly unit: string; readonly digits: number }>> = {
  performance: { unit: '', digits: 0 },
  accessibility: { unit: '', digits: 0 },
  'first paint': { unit: ' s', digits: 2 },
  'largest paint': { unit: ' s', digits: 2 },
  'blocked time': { unit: ' ms', digits: 0 },
  shift: { unit: '', digits: 3 },
  scripts: { unit: ' kB', digits: 1 },
  styles: { unit: ' kB', digits: 1 },
  page: { unit: ' kB', digits: 1 },
  fonts: { unit: ' kB', digits: 1 },
  images: { unit: ' kB', digits: 1 },
  'machine speed': { unit: '', digits: 0 },
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
    print(`\n${name}, ${folder}: median of ${values.runs} [min to max]`);
    for (const [metric, { unit, digits }] of Object.entries(METRICS)) {
      const all = figures.map((each) => each[metric]!).toSorted((a, b) => a - b);
      const [median, min, max] = [all[Math.floor(all.length / 2)]!, all[0]!, all.at(-1)!].map((value) =>
        value.toFixed(digits),
      );
      print(`  ${metric}: ${median!}${unit}${min === max ? '' : ` [${min!} to ${max!}]`}`);
    }
  }
}

async function figuresOf(address: string): Promise<Figures> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    // Requests the page once before, so that it is cached, as it is for all visitors but the first.
    await (await fetch(address, { headers: { 'accept-encoding': 'gzip, deflate, br' } })).arrayBuffer();
    const report = await lighthouse(address);
    const figures = report === null ? null : read(report);
    if (figures !== null) return figures;
  }
  throw new Error(`Lighthouse returned no report for ${address} in ${String(MAX_ATTEMPTS)} attempts.`);
}

/** Runs Lighthouse once. Returns null if it ended without a report. */
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
      // Lighthouse needs the project's Node, which is newer than on many machines.
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

/** Returns the metrics of a report, or null if one is missing: it would otherwise look like a very good value. */
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
    fonts: kb('Font'),
    images: kb('Image'),
    'machine speed': environment.benchmarkIndex,
  };
  return runtimeError === undefined && Object.values(figures).every(Number.isFinite) ? figures : null;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
