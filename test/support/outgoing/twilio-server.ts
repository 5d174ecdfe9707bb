import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import twilio from 'twilio';
import { TwilioTexts } from '../../../infrastructure/text-message/twilio-texts.js';

export interface TwilioServer {
  /** Twilio's own client, connected to this server. */
  readonly texts: TwilioTexts;
  /** The requests in order: the path and the form fields. */
  readonly requests: readonly { readonly path: string; readonly form: Readonly<Record<string, string>> }[];
  /** Answers the next requests with these statuses, one each. Then it accepts everything again. */
  refuseNext(...statuses: readonly number[]): void;
  close(): Promise<void>;
}

export const TWILIO_ACCOUNT = { accountSid: `AC${'0'.repeat(32)}`, authToken: 'secret', from: '+15555550100' } as const;

/** Starts a fake Twilio server with the used part of the API, on a free port. */
export async function startTwilioServer(): Promise<TwilioServer> {
  const requests: TwilioServer['requests'][number][] = [];
  const refusals: number[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const status = refusals.shift() ?? 201;
      if (status < 300) {
        requests.push({ path: request.url ?? '', form: Object.fromEntries(new URLSearchParams(body)) });
      }
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ sid: 'SM1', code: 21211, message: 'The number +15125550100 is wrong' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    texts: twilioTextsAt(port),
    requests,
    refuseNext: (...statuses) => void refusals.push(...statuses),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Returns Twilio's own client, connected to a port of this machine. */
export function twilioTextsAt(port: number): TwilioTexts {
  const client = new twilio.RequestClient();
  const send = client.request.bind(client);
  client.request = (options) =>
    send({ ...options, uri: options.uri.replace('https://api.twilio.com', `http://127.0.0.1:${port}`) });
  return new TwilioTexts(TWILIO_ACCOUNT, client);
}
