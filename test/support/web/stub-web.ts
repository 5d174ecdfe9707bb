import { createServer, type RequestListener } from 'node:http';
import { isPublicAddress } from '../../../infrastructure/outgoing-http/public-address.js';
import { NameResolver } from '../../../infrastructure/outgoing-http/name-resolver.js';
import { PublicWeb } from '../../../infrastructure/outgoing-http/public-web.js';

/** The IP address of this machine. */
export const LOOPBACK = '127.0.0.1';

/** Resolves hostnames as the test says. Each of several answers is used once, and the last one forever. */
export class StubNames extends NameResolver {
  readonly asked: string[] = [];

  constructor(
    private readonly hosts: Record<string, readonly string[][]> = {},
    readonly records: Record<string, string[]> = {},
  ) {
    super();
  }

  override async addresses(host: string): Promise<readonly string[]> {
    this.asked.push(host);
    const answers = this.hosts[host] ?? [];
    const answer = answers[Math.min(this.asked.filter((name) => name === host).length, answers.length) - 1];
    if (answer === undefined) throw new Error('ENOTFOUND');
    return answer;
  }

  override async texts(host: string): Promise<readonly string[]> {
    return this.records[host] ?? [];
  }
}

/** A server on this machine that records its requests. */
export interface StubServer {
  readonly port: number;
  /** The requests received: path and headers. */
  readonly asked: { readonly path: string; readonly headers: Readonly<Record<string, unknown>> }[];
  close(): Promise<void>;
}

export async function stubServer(answer: RequestListener): Promise<StubServer> {
  const asked: StubServer['asked'] = [];
  const server = createServer((request, response) => {
    asked.push({ path: request.url ?? '', headers: request.headers });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  const { port } = server.address() as { port: number };
  return {
    ...{ port, asked },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Returns access to the public web plus one port of this machine. */
export function webWith(names: NameResolver, port: number): PublicWeb {
  return new PublicWeb(
    names,
    (address, asked) =>
      (address === LOOPBACK && asked === port) || (isPublicAddress(address) && [80, 443].includes(asked)),
  );
}
