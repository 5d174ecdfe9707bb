/**
 * Measures the cost of pages: processor time of the built server, started as `npm start` does, for the home page with a
 * shared location, Browse, and a business page. No request repeats one before, so none is cached; then the same pages from
 * the cache. Folders name other builds to compare with; the builds take turns. Needs a build. Each build gets its own
 * database with the demo data. Run: `node --import ./test/support/run-sources.ts test/bench/pages.ts [folder …]`
 */
import { join, resolve } from 'node:path';
import { startProduct, stopProduct, usedBy, type Product } from './measuring/own-product.js';

const ROOT = join(import.meta.dirname, '..', '..');
/** Maximum milliseconds of processor time per uncached page. */
const TARGET_MS = 3.3;
/** Minimum cached pages per second of processor time. */
const CACHED_TARGET = 10_000;
/** Maximum bytes of HTML. */
const TARGET_BYTES = 90_000;
const ROUNDS = 5;
const REQUESTS = 200;
const CACHED_REQUESTS = 2_000;
const CONCURRENCY = 4;
/** The header that current browsers send. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' };

interface Address {
  readonly path: string;
  /** The cookies of the request. */
  readonly cookie?: string;
}

/** Returns a different address of the same page for each `n`. */
type Page = (n: number, product: Product) => Address;

const folders = [ROOT, ...process.argv.slice(2).map((folder) => resolve(folder))];
const products: Product[] = [];
try {
  for (const folder of folders) products.push(await startProduct(folder));
  await measure('Home', (n) => ({ path: '/', cookie: `place=30.${part(n)},-97.${part(n / 100)}` }));
  await measure('Browse', (n) => ({
    path: `/browse?query=patio&latitude=30.2${part(n / 100)}&longitude=-97.7${part(n)}`,
  }));
  await measure('Business', (n, { businessId }) => ({
    path: `/business/${businessId}?from=${encodeURIComponent(`/browse?query=${n}`)}`,
  }));
  await measureCached('Home', () => ({ path: '/' }));
  await measureCached('Browse', () => ({ path: '/browse' }));
  await measureCached('Business', (_, { businessId }) => ({ path: `/business/${businessId}` }));
} finally {
  for (const product of products) await stopProduct(product);
}

/** Two digits. */
function part(n: number): string {
  return String(Math.floor(n) % 100).padStart(2, '0');
}

async function measure(name: string, page: Page): Promise<void> {
  const costs = await costsOf(page, REQUESTS);
  const own = median(costs.get(products[0]!)!);
  const bytes = await sizeOf(products[0]!, page(0, products[0]!));
  print(`${name}: ${own.toFixed(1)} ms of processor time per page; target ${String(TARGET_MS)} ms`);
  print(`  ${String(bytes)} bytes of HTML; target ${String(TARGET_BYTES)}`);
  for (const product of products.slice(1)) {
    const other = median(costs.get(product)!);
    print(`  ${product.folder}: ${other.toFixed(1)} ms, ${(other / own).toFixed(2)} times as much`);
  }
}

async function measureCached(name: string, page: Page): Promise<void> {
  const costs = await costsOf(page, CACHED_REQUESTS);
  for (const product of products) {
    const perSecond = Math.round(1000 / median(costs.get(product)!));
    const target = `target ${String(CACHED_TARGET)}`;
    print(`${name}, cached: ${String(perSecond)} per second of processor time; ${target} (${product.folder})`);
  }
}

/** Returns the milliseconds of processor time per page in each round. */
async function costsOf(page: Page, requests: number): Promise<Map<Product, number[]>> {
  let next = 0;
  const load = async (product: Product): Promise<void> => {
    const addresses = Array.from({ length: requests }, () => page((next += 1), product));
    await Promise.all(Array.from({ length: CONCURRENCY }, () => fetchAll(product, addresses)));
  };
  const costs = new Map<Product, number[]>(products.map((product) => [product, []]));
  for (const product of products) await load(product);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const product of products) {
      const before = await usedBy(product);
      await load(product);
      costs.get(product)!.push(((await usedBy(product)) - before) / requests / 1000);
    }
  }
  return costs;
}

async function sizeOf(product: Product, address: Address): Promise<number> {
  return (await fetchPage(product, address)).byteLength;
}

/** Requests addresses one after another until none is left. Empties the array, which several callers share. */
async function fetchAll(product: Product, addresses: Address[]): Promise<void> {
  for (let address = addresses.pop(); address !== undefined; address = addresses.pop()) {
    await fetchPage(product, address);
  }
}

async function fetchPage(product: Product, { path, cookie }: Address): Promise<ArrayBuffer> {
  const response = await fetch(product.address + path, { headers: { ...HEADERS, ...(cookie && { cookie }) } });
  if (response.status !== 200) throw new Error(`${path} returned ${response.status}.`);
  return response.arrayBuffer();
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
