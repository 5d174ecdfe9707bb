import { once, EventEmitter } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** An email as received over SMTP. */
export interface ArrivedMail {
  readonly recipients: readonly string[];
  readonly source: string;
  readonly mail: Email;
}

export interface MailServer {
  readonly url: string;
  /** The accepted emails, in order. */
  readonly arrived: readonly ArrivedMail[];
  /** Rejects the next recipients with these codes, such as 451, one each. Then it accepts everything again. */
  refuseNext(...codes: readonly number[]): void;
  /** Returns the number of rejected recipients. */
  refused(): number;
  /** Resolves when this many emails have been accepted in total. */
  arrivedCount(count: number): Promise<void>;
  close(): Promise<void>;
}

export interface MailServerOptions {
  /** Makes the server encrypt: from the first byte (`smtps:`), or when the client asks for it (`STARTTLS`). */
  readonly tls?: { readonly key: string; readonly cert: string; readonly from: 'the first byte' | 'STARTTLS' };
  /** The only login that it accepts. */
  readonly login?: { readonly username: string; readonly password: string };
}

/** Starts an SMTP server on a free port that stores the emails. It needs no sign-in. */
export async function startMailServer({ tls, login }: MailServerOptions = {}): Promise<MailServer> {
  const arrived: ArrivedMail[] = [];
  const refusals: number[] = [];
  const received = new EventEmitter();
  let refused = 0;
  const server = new SMTPServer({
    authOptional: true,
    ...(tls === undefined ? { disabledCommands: ['STARTTLS'] } : { ...tls, secure: tls.from === 'the first byte' }),
    allowInsecureAuth: tls === undefined,
    onAuth({ username, password }, _session, done) {
      if (login !== undefined && username === login.username && password === login.password) {
        return done(null, { user: username });
      }
      done(Object.assign(new Error('Not you'), { responseCode: 535 }));
    },
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
    received.emit('mail');
  };
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `${tls?.from === 'the first byte' ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    arrived,
    refuseNext: (...codes) => void refusals.push(...codes),
    refused: () => refused,
    async arrivedCount(count) {
      while (arrived.length < count) await once(received, 'mail');
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
