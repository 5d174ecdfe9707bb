import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as forward, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.js';

const root = resolve(import.meta.dirname, '../..');
const READY_WITHIN_MS = 60_000;

export interface Process {
  /** Its own address, past the proxy. */
  readonly url: string;
  /** Ends it at once, as a failing machine would. */
  kill(): Promise<void>;
}

export interface Site {
  /** The public address: a proxy that gives each request to the next process that lives. */
  readonly url: string;
  readonly processes: readonly Process[];
  stop(): Promise<void>;
}

/** Two processes of the built product on one database, behind a proxy, with one secret. */
export async function twoProcesses(databaseUrl: string): Promise<Site> {
  const ports = [await freePort(), await freePort()];
  const publicPort = await freePort();
  const url = `http://localhost:${String(publicPort)}`;
  const started = await Promise.all(ports.map((port) => startProcess(port, url, databaseUrl)));
  const proxy = alternating(ports);
  proxy.listen(publicPort, 'localhost');
  await once(proxy, 'listening');
  return {
    url,
    processes: started,
    async stop() {
      proxy.closeAllConnections();
      proxy.close();
      await Promise.all(started.map((each) => each.kill()));
    },
  };
}

function alternating(ports: readonly number[]): Server {
  let turn = 0;
  return createServer((incoming, outgoing) => {
    const tryPort = (attemptsLeft: number): void => {
      const port = ports[(turn += 1) % ports.length]!;
      const headers = { ...incoming.headers, 'x-forwarded-for': '192.0.2.7', 'x-forwarded-proto': 'http' };
      const call = forward({ host: '127.0.0.1', port, method: incoming.method, path: incoming.url, headers });
      call.on('response', (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(outgoing);
      });
      call.on('error', () => {
        if (attemptsLeft > 0) tryPort(attemptsLeft - 1);
        else outgoing.writeHead(502).end();
      });
      incoming.pipe(call);
    };
    tryPort(ports.length);
  });
}

async function startProcess(port: number, publicUrl: string, databaseUrl: string): Promise<Process> {
  const dataDir = mkdtempSync(join(tmpdir(), 'welcome-paws-process-'));
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [join(root, 'dist/interfaces/main.js')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...{ PATH, HOME },
      NODE_ENV: 'test',
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      TRUSTED_PROXIES: '127.0.0.1,::1',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      APP_SECRET: 'one secret that both processes share',
      ADMIN_PASSWORD: 'an administrator of two processes',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
    },
  });
  const url = `http://127.0.0.1:${String(port)}`;
  await untilReady(child, url);
  return {
    url,
    async kill() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok === true) return;
    await pause(100);
  }
  child.kill('SIGKILL');
  throw new Error('A process of the product did not get ready; what it said stands above. Was it built?');
}
