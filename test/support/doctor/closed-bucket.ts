import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ClosedBucket {
  readonly endpoint: string;
  stop(): Promise<void>;
}

/** Whether a request may go through. */
export type Rule = (asked: IncomingMessage) => boolean;

/** Only requests with a key: the bucket is private. The object store of the tests itself is open to everyone. */
export const WITH_KEY: Rule = ({ headers }) => headers.authorization !== undefined;

const DENIED = '<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>';

/** Starts a server in front of an object store that denies the other requests as S3 does. */
export async function startClosedBucket(endpoint: string, isAllowed: Rule): Promise<ClosedBucket> {
  const server = createServer((asked, answer) => {
    if (!isAllowed(asked)) {
      asked.resume();
      answer.writeHead(403, { 'content-type': 'application/xml' }).end(DENIED);
      return;
    }
    const { method, headers, url = '/' } = asked;
    const forwarded = request(new URL(url, endpoint), { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    forwarded.on('error', () => answer.destroy());
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
