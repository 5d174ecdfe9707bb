import { pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';
import { tracingNow } from '../../application/shared/tracing.js';

/** Fields whose values are never logged, regardless of case. */
const PRIVATE_FIELDS = [
  ...['cookie', 'set-cookie', 'authorization', 'proxy-authorization'],
  ...['password', 'newPassword', 'token', 'accessToken', 'refreshToken', 'idToken', 'secret', 'clientSecret'],
  ...['verificationCode', 'email', 'phone', 'phoneNumber'],
];
const PRIVATE = new Set(PRIVATE_FIELDS.map((name) => name.toLowerCase()));
const CENSORED = '[private]';
/** Deeper objects are cut off: nobody reads them in a log, and nobody has checked their contents for private data. */
const MAX_DEPTH = 4;

type Fields = Record<string, unknown>;

/**
 * Returns a logger that writes one JSON object per line to standard output. Write `logger.info({ businessId },
 * 'Business approved')`: ids, never members' names, addresses, or texts. With
 * several processes, each line has the number of its worker.
 */
export function createLogger(level: string, destination?: DestinationStream, worker?: number): Logger {
  const options = {
    level,
    base: worker === undefined ? null : { worker },
    timestamp: stdTimeFunctions.isoTime,
    mixin: traceOfLine,
    // Pino's own path redaction took 30 µs per line for these fields; this function takes 2.
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (fields: Fields) => withoutPrivate(fields, MAX_DEPTH),
    },
    // Fields added by `logger.child` only pass through the serializers.
    serializers: { err: describeError, ...Object.fromEntries(PRIVATE_FIELDS.map((name) => [name, () => CENSORED])) },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Returns the trace ID for a log line. A new object each time, because pino adds to it. */
function traceOfLine(): Fields {
  const traceId = tracingNow()?.traceId ?? null;
  return traceId === null ? {} : { traceId };
}

function withoutPrivate(fields: Fields, depth: number): Fields {
  const loggedFields: Fields = {};
  for (const name in fields) {
    loggedFields[name] = PRIVATE.has(name.toLowerCase()) ? CENSORED : censored(fields[name], depth - 1);
  }
  return loggedFields;
}

function censored(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (value instanceof Error) return describeError(value);
  if (depth === 0) return '[deeper]';
  if (Array.isArray(value)) return value.map((item) => censored(item, depth - 1));
  return withoutPrivate(value as Fields, depth);
}

/**
 * Returns the type, message, stack, and code of an error. Its other fields are dropped: a database error contains the
 * row that caused it (`detail`) and the values that were sent.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(typeof code === 'string' || typeof code === 'number' ? { errorCode: code } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
