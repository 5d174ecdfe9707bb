import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TextFiles } from '../../../infrastructure/text-message/text-files.js';
import { openOutboxFolder } from '../../support/outgoing/outbox-folder.js';
import {
  startTwilioServer,
  TWILIO_ACCOUNT,
  twilioTextsAt,
  type TwilioServer,
} from '../../support/outgoing/twilio-server.js';
import { textMessageContract } from '../../support/port-contracts/adapters/text-message.js';

textMessageContract('as a file', async () => {
  const { files, broken, contents, close } = openOutboxFolder();
  return {
    gateway: new TextFiles(files),
    outOfReach: new TextFiles(broken),
    arrived: async () =>
      (await contents()).map((bytes) => {
        const [, to = '', text = ''] = /^To: ([^\n]*)\n\n([^]*)\n$/.exec(bytes.toString('utf8')) ?? [];
        return { to, text };
      }),
    close,
  };
});

textMessageContract('through Twilio', async () => {
  const server = await startTwilioServer();
  return {
    gateway: server.texts,
    // No server listens on this port.
    outOfReach: twilioTextsAt(1),
    arrived: async () => server.requests.map(({ form }) => ({ to: form['To'] ?? '', text: form['Body'] ?? '' })),
    close: server.close,
  };
});

describe('a Twilio text message', () => {
  let server: TwilioServer;
  beforeEach(async () => {
    server = await startTwilioServer();
  });
  afterEach(() => server.close());

  it("a Twilio text message is sent with the account's credentials, from its number", async () => {
    await server.texts.send({ to: '+15125550100', text: 'Your code is 1' });
    expect(server.requests).toEqual([
      {
        path: `/2010-04-01/Accounts/${TWILIO_ACCOUNT.accountSid}/Messages.json`,
        form: { To: '+15125550100', From: TWILIO_ACCOUNT.from, Body: 'Your code is 1' },
      },
    ]);
  });

  it.each([
    [400, 'HTTP 400 21211', true],
    [401, 'HTTP 401 21211', false],
    [429, 'HTTP 429 21211', false],
    [503, 'HTTP 503 21211', false],
  ])(
    'a Twilio text message rejected with %i is retried or not, without the number in any log',
    async (status, reason, permanent) => {
      server.refuseNext(status);
      const refusal = await server.texts.send({ to: '+15125550100', text: 'x' }).catch((error: unknown) => error);
      expect(refusal).toMatchObject({ reason, permanent, message: `Not delivered: ${reason}` });
    },
  );
});
