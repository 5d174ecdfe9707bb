import { connect } from 'node:net';

/** The answer of a server. */
export interface Answer {
  /** 0 if the server closed the connection without an answer. */
  readonly status: number;
  /** The header lines in lower case. */
  readonly head: string;
  /** Size of the whole answer, in bytes. */
  readonly bytes: number;
  readonly body: string;
}

/** If a call takes longer, it has a defect. */
const PATIENCE_MS = 20_000;

/** How long a half-sent request waits for an answer before the caller stops sending. */
const HALF_SENT_MS = 150;

/** Maximum characters of a body to keep. The start is enough to describe it. */
const KEPT_BYTES = 2_000;

/**
 * Sends bytes over a new connection and returns the first answer. Throws if the server can't be reached or does not answer
 * in time.
 */
export function sendBytes(
  port: number,
  bytes: Buffer,
  { isHalfSent }: { readonly isHalfSent: boolean },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const parts: Buffer[] = [];
    let received = 0;
    const isHead = bytes.subarray(0, 5).toString('latin1') === 'HEAD ';
    const timer = setTimeout(() => end(new Error(`no answer within ${PATIENCE_MS / 1000} s`)), PATIENCE_MS);
    const stop = isHalfSent ? setTimeout(() => socket.end(), HALF_SENT_MS) : undefined;
    const end = (error?: Error): void => {
      clearTimeout(timer);
      clearTimeout(stop);
      socket.destroy();
      if (error !== undefined && received === 0) reject(error);
      else resolve(answerOf(Buffer.concat(parts)));
    };
    socket.on('data', (part: Buffer) => {
      received += part.length;
      parts.push(part);
      if (isComplete(parts, received, isHead)) end();
    });
    socket.on('end', () => end());
    // A server may close the connection while a large request is still being sent.
    socket.on('error', (error: NodeJS.ErrnoException) => end(error.code === 'ECONNREFUSED' ? error : undefined));
    socket.write(bytes);
  });
}

/** Returns whether the answer is complete according to its own headers. */
function isComplete(parts: Buffer[], received: number, isHead: boolean): boolean {
  const whole = parts.length === 1 ? parts[0]! : Buffer.concat(parts.splice(0, parts.length));
  if (parts.length === 0) parts.push(whole);
  const { status, head, start } = headOf(whole);
  if (start < 0 || status === 100) return false;
  if (isHead || status === 204 || status === 304) return true;
  const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1];
  if (length !== undefined) return received >= start + Number(length);
  return /\r\ntransfer-encoding: chunked/.test(head) && whole.subarray(-5).toString('latin1') === '0\r\n\r\n';
}

function headOf(whole: Buffer): { readonly status: number; readonly head: string; readonly start: number } {
  const end = whole.indexOf('\r\n\r\n');
  const head = whole.subarray(0, Math.max(end, 0)).toString('latin1').toLowerCase();
  return { status: Number(/^http\/1\.[01] (\d+)/.exec(head)?.[1] ?? 0), head, start: end < 0 ? -1 : end + 4 };
}

function answerOf(whole: Buffer): Answer {
  const isContinued = whole.subarray(0, 12).toString('latin1') === 'HTTP/1.1 100';
  const own = isContinued ? whole.subarray(whole.indexOf('\r\n\r\n') + 4) : whole;
  const { status, head, start } = headOf(own);
  const body = own.subarray(Math.max(start, 0), Math.max(start, 0) + KEPT_BYTES).toString();
  return { status, head, bytes: own.length, body };
}
