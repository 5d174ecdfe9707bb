import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { Webhook } from 'standardwebhooks';
import type { Certificate } from '../web/certificates.js';

/** A request that an endpoint got. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface EndpointServer {
  readonly url: string;
  /** Requests so far, oldest first. */
  readonly received: Received[];
  /** Answers the next requests. Default: 204. */
  answer: (response: ServerResponse, request: Received) => void;
  close(): Promise<void>;
}

/** Starts an endpoint on this machine: with https and the name localhost if it gets a certificate. */
export async function endpointServer(certificate?: Certificate): Promise<EndpointServer> {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  const listener: RequestListener = (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      const parsed = JSON.parse(body) as Pick<Received, 'type' | 'data'>;
      const got = { headers: request.headers, body, ...parsed };
      received.push(got);
      server.answer(response, got);
    });
  };
  const http = certificate === undefined ? createServer(listener) : createSecureServer({ ...certificate }, listener);
  http.on('connection', (socket) => sockets.add(socket));
  const host = certificate === undefined ? '127.0.0.1' : 'localhost';
  await new Promise<void>((resolve) => http.listen(0, host, resolve));
  const server: EndpointServer = {
    url: `${certificate === undefined ? 'http' : 'https'}://${host}:${String((http.address() as AddressInfo).port)}/hooks`,
    received,
    answer: (response) => response.writeHead(204).end(),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        http.close(() => resolve());
      }),
  };
  return server;
}

/** Returns the event if the specification's library accepts the signature. Throws if it doesn't. */
export function verified(secret: string, { body, headers }: Received): unknown {
  return new Webhook(secret).verify(body, headers as Record<string, string>);
}
