import { once } from 'node:events';
import { connect, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { CertificateFacts } from '../../domain/health/doctor/certificate.js';
import type { DatabaseHost } from '../config/database-connection.js';
import { certificateOf } from './visit.js';

/** The message SSLRequest: its length and request code (PostgreSQL's protocol, “Message Formats”). */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);
const YES = 'S'.charCodeAt(0);
const TIMEOUT_MS = 5000;

/** Returns the certificate of a database server without signing in; null if the server offers no TLS. */
export async function postgresCertificate(
  { host, port }: DatabaseHost,
  ca: string | undefined,
): Promise<CertificateFacts | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const socket = connect({ host, port });
  socket.on('error', () => undefined);
  try {
    await once(socket, 'connect', { signal });
    socket.write(SSL_REQUEST);
    const [answer] = (await once(socket, 'data', { signal })) as [Buffer];
    return answer[0] === YES ? await shake(socket, host, ca, signal) : null;
  } finally {
    socket.destroy();
  }
}

async function shake(
  socket: Socket,
  host: string,
  ca: string | undefined,
  signal: AbortSignal,
): Promise<CertificateFacts> {
  // TLS has no names for addresses (RFC 6066). The certificate is compared with `host` in both cases.
  const name = isIP(host) === 0 ? { servername: host } : {};
  const secure = connectTls({ socket, host, ...name, rejectUnauthorized: false, ...(ca && { ca }) });
  secure.on('error', () => undefined);
  await once(secure, 'secureConnect', { signal });
  return certificateOf(secure);
}
