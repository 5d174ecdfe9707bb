/**
 * Measures hostile bodies: 48 at once of 852 KB with 100,000 unknown keys, for each call that took them from anyone. Prints the
 * time until all are refused, the largest answer, the slowest health check at the same time, the processor time for each, and the server's
 * largest memory (Linux only). Needs a build. Run: `npm run bench -- refusals`
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startProduct, stopProduct, usedBy, type Product } from './measuring/own-product.js';

const CALLS = [
  'POST /api/recommendations',
  'POST /api/businesses/batch',
  'POST /api/businesses/1/interactions',
  'POST /api/copyright-notices',
  'POST /api/admin/login',
  'POST /api/user/email/confirm',
];
const AT_ONCE = 48;
const TARGETS = { milliseconds: 300, megabytes: 400 };

const body = JSON.stringify(
  Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [String(n).padStart(5, 'k'), 1])),
);

const product = await startProduct(join(import.meta.dirname, '..', '..'));
try {
  // The first requests compile the code.
  await Promise.all(CALLS.map((call) => send(product, call)));
  for (const call of CALLS) await measure(product, call);
  const status = readFileSync(`/proc/${String(product.child.pid)}/status`, 'utf8');
  const megabytes = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
  print(`Largest memory: ${megabytes.toFixed(0)} MB; target ${String(TARGETS.megabytes)} MB`);
} finally {
  await stopProduct(product);
}

async function measure(server: Product, call: string): Promise<void> {
  const checks = { slowest: 0, done: false };
  const watching = watchHealth(server, checks);
  const usedBefore = await usedBy(server);
  const startedAt = performance.now();
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => send(server, call)));
  const milliseconds = performance.now() - startedAt;
  const each = ((await usedBy(server)) - usedBefore) / 1000 / AT_ONCE;
  checks.done = true;
  await watching;
  const kinds = [...new Set(answers.map(({ status }) => status))].join(', ');
  const largest = Math.max(...answers.map(({ bytes }) => bytes));
  print(
    `${call}: ${milliseconds.toFixed(0)} ms for ${String(AT_ONCE)}, target ${String(TARGETS.milliseconds)} ms; ${each.toFixed(1)} ms of processor each; answers ${kinds}, at most ${String(largest)} bytes; slowest health check ${checks.slowest.toFixed(0)} ms`,
  );
}

async function watchHealth({ address }: Product, checks: { slowest: number; done: boolean }): Promise<void> {
  while (!checks.done) {
    const startedAt = performance.now();
    await (await fetch(`${address}/healthz`)).text();
    checks.slowest = Math.max(checks.slowest, performance.now() - startedAt);
    await pause(5);
  }
}

/** Returns status 0 if the server closed the connection before the whole body was sent. */
async function send({ address }: Product, call: string): Promise<{ status: number; bytes: number }> {
  const [method = '', path = ''] = call.split(' ');
  try {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(address + path, { method, headers, body });
    return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength };
  } catch {
    return { status: 0, bytes: 0 };
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
