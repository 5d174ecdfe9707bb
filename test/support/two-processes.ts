import { once } from 'node:events';
import { createServer, request as forward, type Server } from 'node:http';
import { freePort } from './free-port.js';
import { startProcess, type Process } from './running-process.js';

export interface Site {
  /** The public URL: a proxy that sends each request to the next running process. */
  readonly url: string;
  readonly processes: readonly Process[];
  stop(): Promise<void>;
}

/** Starts two processes of the built product with one database and one secret, behind a proxy. */
export async function twoProcesses(databaseUrl: string): Promise<Site> {
  const ports = [await freePort(), await freePort()];
  const publicPort = await freePort();
  const url = `http://localhost:${String(publicPort)}`;
  const started = await Promise.all(ports.map((port) => startProcess(databaseUrl, { port, env: behind(url) })));
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

const behind = (publicUrl: string) => ({ PUBLIC_URL: publicUrl, TRUSTED_PROXIES: '127.0.0.1,::1' });

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
