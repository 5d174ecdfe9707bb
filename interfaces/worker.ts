/** One of several processes that serve requests. The primary process (main.ts) starts it and tells it what to do. */
import 'reflect-metadata';
import { createLogger } from '../infrastructure/logging/logger.js';
import { operatorSentence } from './cli/terminal/operator-sentence.js';
import type { ToPrimary, ToWorker, WorkerOrder } from './cli/processes/calls.js';
import { Link } from './cli/processes/link.js';
import { serve, type ServingProcess } from './cli/serve.js';
import { WorkerCounts } from './http/server/limits/worker-counts.js';

/** How long a retiring worker waits for open connections. Proxies keep idle ones. */
const RETIRES_WITHIN_MS = 5_000;
/** Running requests get this long to finish before they are cut off. */
const GRACE_MS = 15_000;

// A terminal or a service manager may signal all processes. The primary decides what happens.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGUSR2'] as const) process.on(signal, () => undefined);
// If the terminal is gone, writing to it fails, which must not disturb the shutdown.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const link = new Link<ToPrimary, ToWorker>((packets) => process.send?.(packets, () => undefined));
process.on('message', (packets: readonly unknown[]) => link.receive(packets));

const counts = new WorkerCounts((key) => link.ask('take', key));
let serving: ServingProcess | null = null;

link.on('hand-over', (key) => counts.handOver(key));
link.on('release', (keys) => counts.takeBack(keys));
link.on('serve', async (order) => {
  counts.leave(order.central);
  try {
    serving = await start(order);
    return null;
  } catch (error) {
    return operatorSentence(error);
  }
});
link.on('start-jobs', () => serving?.startJobs());
link.on('snapshot', async () => (await serving?.metrics()) ?? []);
link.on('announce', () => serving?.announce());
link.on('cut', () => serving?.cut());
link.on('close', () => end(null));
link.on('retire', () => end(RETIRES_WITHIN_MS));

function start({ number, dev, settings, database }: WorkerOrder): Promise<ServingProcess> {
  const logger = createLogger(settings.logLevel, undefined, number);
  const count = settings.workers;
  const counterOf = (limit: Parameters<typeof counts.counterOf>[0]) => counts.counterOf(limit, count);
  const workers = { count, counterOf, metrics: () => link.ask('metrics', null) };
  return serve({ dev, settings, logger, number, database, workers });
}

async function end(drainMs: number | null): Promise<void> {
  if (serving === null) process.exit(0);
  serving.announce();
  if (drainMs !== null) await serving.stopListening(drainMs);
  setTimeout(() => serving?.cut(), GRACE_MS).unref();
  await serving.close();
  await link.ask('last', await serving.metrics());
  process.exit(0);
}
