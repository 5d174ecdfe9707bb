import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { CertificateFacts } from '../../domain/health/doctor/certificate.js';
import type { DatabaseHost } from '../config/database-connection.js';
import { certificateOf } from './visit.js';

/** SSLRequest: its length, and the number of the request (PostgreSQL's protocol, “Message Formats”). */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]);
const YES = 'S'.charCodeAt(0);
const TIMEOUT_MS = 5000;

/** Returns the certificate that a database server shows, without signing in; null if it offers no TLS. */
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
  const secure = connectTls({ socket, host, servername: host, rejectUnauthorized: false, ...(ca && { ca }) });
  secure.on('error', () => undefined);
  await once(secure, 'secureConnect', { signal });
  return certificateOf(secure);
}
