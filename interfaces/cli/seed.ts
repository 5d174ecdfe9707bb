import { parseArgs } from 'node:util';
import { databaseConnection } from '../../infrastructure/config/database-connection.js';
import { seedBulk } from '../../infrastructure/demo-data/bulk-seed.js';
import { migrate } from '../../infrastructure/schema/migrate.js';
import { usageOf } from './command/verbs.js';
import { fail, withOwnDatabase } from './database/own-database.js';
import { ProgressBars } from './terminal/progress-bars.js';

/** IDs are PostgreSQL integers; this leaves room for several runs. */
const MAX_COUNT = 100_000_000;

/** `welcome-paws db:seed`: adds generated businesses and reviews to the configured or embedded database. */
const wanted = readArguments();
if (wanted === null) {
  fail(usageOf('db:seed'), 2);
} else {
  await withOwnDatabase(async ({ ownerUrl, appUrl, ca }) => {
    await migrate({ ownerUrl, appRole: databaseConnection(appUrl).user, ca });
    const started = performance.now();
    const bars = new ProgressBars();
    try {
      await seedBulk({ ownerUrl, ca, ...wanted, onProgress: (progress) => bars.show(progress) });
    } finally {
      bars.stop();
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stderr.write(`Added ${wanted.businesses} businesses and ${wanted.reviews} reviews in ${seconds} s.\n`);
  });
}

function readArguments(): { businesses: number; reviews: number; seed: number } | null {
  try {
    const { values } = parseArgs({
      options: { businesses: { type: 'string' }, reviews: { type: 'string' }, seed: { type: 'string' } },
    });
    const businesses = wholeNumber(values.businesses, 1);
    const reviews = wholeNumber(values.reviews ?? '0', 0);
    const seed = wholeNumber(values.seed ?? '1', 0);
    return businesses === null || reviews === null || seed === null ? null : { businesses, reviews, seed };
  } catch {
    return null;
  }
}

function wholeNumber(text: string | undefined, min: number): number | null {
  if (text === undefined || !/^\d{1,9}$/.test(text)) return null;
  const number = Number(text);
  return number >= min && number <= MAX_COUNT ? number : null;
}
