/**
 * Measures the cost of rendering an uncached page: processor time of the built server, started as `npm start` does,
 * for Browse and for a business page. Each request has a different URL, so none is cached. Folders name other builds to
 * compare with; the builds take turns. Needs a build. Each build gets its own database with the demo data. Run:
 * `node --import ./test/support/run-sources.ts test/bench/pages.ts [folder …]`
 */
import { join, resolve } from 'node:path';
import { startProduct, stopProduct, usedBy, type Product } from './own-product.js';

const ROOT = join(import.meta.dirname, '..', '..');
/** Maximum milliseconds of processor time per page. */
const TARGET_MS = 9;
const ROUNDS = 5;
const REQUESTS = 200;
const CONCURRENCY = 4;
/** The header that current browsers send. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** Returns a different URL of the same page for each `n`. */
type Page = (n: number, product: Product) => string;

const folders = [ROOT, ...process.argv.slice(2).map((folder) => resolve(folder))];
const products: Product[] = [];
try {
  for (const folder of folders) products.push(await startProduct(folder));
  await measure(
    'Browse',
    (n) => `/browse?query=patio&latitude=30.267&longitude=-${(97 + (n % 1000) / 1000).toFixed(3)}`,
  );
  await measure(
    'Business',
    (n, { businessId }) => `/business/${businessId}?from=${encodeURIComponent(`/browse?query=${n}`)}`,
  );
} finally {
  for (const product of products) await stopProduct(product);
}

async function measure(name: string, page: Page): Promise<void> {
  let next = 0;
  const load = async (product: Product): Promise<void> => {
    const paths = Array.from({ length: REQUESTS }, () => page((next += 1), product));
    await Promise.all(Array.from({ length: CONCURRENCY }, () => fetchAll(product, paths)));
  };
  const costs = new Map<Product, number[]>(products.map((product) => [product, []]));
  for (const product of products) await load(product);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const product of products) {
      const before = await usedBy(product);
      await load(product);
      costs.get(product)!.push(((await usedBy(product)) - before) / REQUESTS / 1000);
    }
  }
  const own = median(costs.get(products[0]!)!);
  print(`${name}: ${own.toFixed(1)} ms of processor time per page; target ${String(TARGET_MS)} ms`);
  for (const product of products.slice(1)) {
    const other = median(costs.get(product)!);
    print(`  ${product.folder}: ${other.toFixed(1)} ms, ${(other / own).toFixed(2)} times as much`);
  }
}

/** Requests paths one after another until none is left. Empties the array, which several callers share. */
async function fetchAll({ address }: Product, paths: string[]): Promise<void> {
  for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
    const response = await fetch(address + path, { headers: HEADERS });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path} returned ${response.status}.`);
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
