import { randomUUID } from 'node:crypto';
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { startProcess, type Process } from './running-process.js';
import { until } from './until.js';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A connection that stays open, so that the same worker gets all its requests. */
export class Connection {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(private readonly url: string) {}

  get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.#send('GET', path, headers);
  }

  post(path: string, body: object, headers: Readonly<Record<string, string>>): Promise<Answer> {
    const { origin } = new URL(this.url);
    return this.#send('POST', path, { origin, 'content-type': 'application/json', ...headers }, JSON.stringify(body));
  }

  close(): void {
    this.#agent.destroy();
  }

  #send(method: string, path: string, headers: Readonly<Record<string, string>>, sent?: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const call = request(this.url + path, { method, agent: this.#agent, headers }, (response) => {
        const { statusCode: status = 0, headers: received } = response;
        text(response).then((body) => resolve({ status, headers: received, body }), reject);
      });
      call.on('error', reject).end(sent);
    });
  }
}

/** Starts the built product with two workers. The log has all requests. */
export function startTwoWorkers(databaseUrl: string, env: Readonly<Record<string, string>> = {}): Promise<Process> {
  return startProcess(databaseUrl, { env: { WEB_CONCURRENCY: '2', LOG_LEVEL: 'info', ...env } });
}

/** Returns a connection to each of the two workers. The primary hands them out in turn. */
export async function bothWorkers(server: Process): Promise<readonly [Connection, Connection]> {
  const first = new Connection(server.url);
  const worker = await workerOf(first, server);
  for (;;) {
    const second = new Connection(server.url);
    if ((await workerOf(second, server)) !== worker) return [first, second];
    second.close();
  }
}

/** Returns the number of the worker that a connection leads to, as the log names it. */
async function workerOf(connection: Connection, { log }: Process): Promise<unknown> {
  const id = randomUUID();
  await connection.get('/healthz', { 'x-request-id': id });
  return (await until('the log line of a request', () => log.find(({ requestId }) => requestId === id)))['worker'];
}
