import { once, EventEmitter } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as it came over the wire. */
export interface ArrivedMail {
  readonly recipients: readonly string[];
  readonly source: string;
  readonly mail: Email;
}

export interface MailServer {
  readonly url: string;
  /** What was taken, in order. */
  readonly arrived: readonly ArrivedMail[];
  /** Refuses the next recipients with these answers, such as 451, one each; then it takes everything again. */
  refuseNext(...codes: readonly number[]): void;
  /** How many recipients it refused. */
  refused(): number;
  /** Resolves when so many mails have been taken in all. */
  arrivedCount(count: number): Promise<void>;
  close(): Promise<void>;
}

/** An SMTP server on a free port that keeps what it takes. It wants no sign-in, and no sign-in is right. */
export async function startMailServer(): Promise<MailServer> {
  const arrived: ArrivedMail[] = [];
  const refusals: number[] = [];
  const taken = new EventEmitter();
  let refused = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(Object.assign(new Error('Not you'), { responseCode: 535 })),
    onRcptTo(_address, _session, done) {
      const responseCode = refusals.shift();
      if (responseCode === undefined) return done();
      refused += 1;
      done(Object.assign(new Error('Not this one'), { responseCode }));
    },
    onData(stream, { envelope }, done) {
      void keep(
        stream,
        envelope.rcptTo.map(({ address }) => address),
      ).then(() => done(), done);
    },
  });
  const keep = async (stream: NodeJS.ReadableStream, recipients: string[]) => {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    arrived.push({ recipients, source: bytes.toString('utf8'), mail: await PostalMime.parse(new Uint8Array(bytes)) });
    taken.emit('mail');
  };
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    refuseNext: (...codes) => void refusals.push(...codes),
    refused: () => refused,
    async arrivedCount(count) {
      while (arrived.length < count) await once(taken, 'mail');
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
