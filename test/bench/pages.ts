/**
 * What a page costs the server that makes it anew: processor time of the built product, started as `npm start` does, for
 * Browse and for a business, each request with an address that no page is kept for. `node --import
 * ./test/support/run-sources.ts test/bench/pages.ts [folder …]`:
 * beside this build those of other folders, in turn. Needs a build; each has a database with the demo data.
 */
import { join, resolve } from 'node:path';
import { startProduct, stopProduct, usedBy, type Product } from './own-product.js';

const ROOT = join(import.meta.dirname, '..', '..');
/** What a page may cost. */
const TARGET_MS = 9;
const ROUNDS = 5;
const REQUESTS = 200;
const AT_ONCE = 4;
/** As every browser of today asks. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** Addresses that differ, and show the same but for what is told of the address itself. */
type Page = (n: number, product: Product) => string;

const folders = [ROOT, ...process.argv.slice(2).map((folder) => resolve(folder))];
const products: Product[] = [];
try {
  for (const folder of folders) products.push(await startProduct(folder));
  await measure(
    'Browse',
    (n) => `/browse?query=patio&latitude=30.267&longitude=-${(97 + (n % 1000) / 1000).toFixed(3)}`,
  );
  await measure('A place', (n, { place }) => `/business/${place}?from=${encodeURIComponent(`/browse?query=${n}`)}`);
} finally {
  for (const product of products) await stopProduct(product);
}

async function measure(name: string, page: Page): Promise<void> {
  let next = 0;
  const load = async (product: Product): Promise<void> => {
    const paths = Array.from({ length: REQUESTS }, () => page((next += 1), product));
    await Promise.all(Array.from({ length: AT_ONCE }, () => askInTurn(product, paths)));
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
  say(`${name}: ${own.toFixed(1)} ms of processor time a page; the target is ${String(TARGET_MS)}.`);
  for (const product of products.slice(1)) {
    const other = median(costs.get(product)!);
    say(`  ${product.folder}: ${other.toFixed(1)} ms, ${(other / own).toFixed(2)} times as much`);
  }
}

/** Asks for one path after the other until none is left. */
async function askInTurn({ address }: Product, paths: string[]): Promise<void> {
  for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
    const answer = await fetch(address + path, { headers: HEADERS });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}.`);
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
