import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';

/** Fields that never reach a log, by their own name and inside an object or two. */
const PRIVATE_FIELDS = [
  'cookie', 'authorization', '["set-cookie"]', 'password', 'newPassword', 'token', 'accessToken', 'refreshToken', 'secret',
  'code', 'email',
];

/**
 * One JSON object a line on standard output. Write `logger.info({ listingId }, 'Listing approved')`: ids, never
 * names, addresses or texts of members.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: PRIVATE_FIELDS.flatMap(atEachDepth), censor: '[private]' },
    serializers: { err: describeError },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

function atEachDepth(field: string): string[] {
  const nested = field.startsWith('[') ? field : `.${field}`;
  return [field, `*${nested}`, `*.*${nested}`];
}

/**
 * Type, message, place and code of an error. Its other fields stay out: a database error carries the row
 * that hurt (`detail`) and the values that were sent.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(typeof code === 'string' || typeof code === 'number' ? { errorCode: code } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
