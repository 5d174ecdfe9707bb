import { databaseConnection, serversInWords } from '../config/database-connection.js';
import { UnsuitableDatabaseError } from './suitable-database.js';

/** The setting that names a database, for the operator. */
export interface DatabaseAddress {
  readonly setting: 'DATABASE_URL' | 'MIGRATION_DATABASE_URL' | 'DATABASE_DIRECT_URL';
  readonly url: string;
}

interface Facts {
  readonly setting: string;
  readonly server: string;
  readonly user: string;
  readonly database: string;
  readonly code: string;
  /** True if the error came while connecting. */
  readonly isConnecting: boolean;
}

/** SQLSTATE codes of PostgreSQL (Appendix A of its manual) that the operator can act on. */
const SENTENCES: Readonly<Record<string, (facts: Facts) => string>> = {
  '25006': ({ server, setting }) =>
    `The database at ${server} is a standby, which accepts no changes. Set ${setting} to the primary.`,
  '28P01': ({ user, server, setting }) =>
    `The database at ${server} refused the password of the role ${user}. Check ${setting}.`,
  '28000': ({ user, server, setting }) =>
    `The database at ${server} does not let the role ${user} connect. Check ${setting} and pg_hba.conf.`,
  '3D000': ({ database, server, setting }) =>
    `The database ${database} does not exist at ${server}. Create it, or check ${setting}.`,
  '42501': ({ user, database }) =>
    `The role ${user} may not create or change tables in the database ${database}. Set MIGRATION_DATABASE_URL to the role that owns the tables, or grant this role CREATE on the database and on its schema public.`,
  '53300': ({ server }) =>
    `The database at ${server} has no connection left. Raise its max_connections, or stop other programs that use it.`,
  '55P03': () => 'Another program holds a lock on the tables. Start again when it has finished.',
  '57P03': ({ server }) => `The database at ${server} is still starting. Start again in a moment.`,
};

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|^ERR_TLS/;
/** Errors of Node's sockets. A missing file has ENOENT too, but only a missing UNIX socket has it from `connect`. */
const SOCKET = /^E(?:CONN|TIMEDOUT|NOTFOUND|AI_|HOST|NET|PIPE)/;
/** Messages of node-postgres, whose own errors have no code. */
const NO_TLS = /does not support SSL/;
const NO_PASSWORD = /password must be a (?:non-empty )?string/;
const NO_ANSWER = /timeout|Connection terminated/;

/**
 * Returns one sentence for an error that the operator can fix: what is wrong, then what to do. Contains no password.
 * Returns null for any other error.
 */
export function databaseProblem(error: unknown, { setting, url }: DatabaseAddress): string | null {
  if (error instanceof UnsuitableDatabaseError) return error.message;
  const { user, database } = databaseConnection(url);
  const {
    code: given,
    message = '',
    syscall,
  } = (error ?? {}) as { code?: unknown; message?: string; syscall?: string };
  const code = typeof given === 'string' ? given : '';
  const server = serversInWords(url);
  const facts = { setting, server, user, database, code, isConnecting: syscall === 'connect' };
  return SENTENCES[code]?.(facts) ?? connectionProblem(facts, message);
}

function connectionProblem({ setting, server, user, code, isConnecting }: Facts, message: string): string | null {
  if (CERTIFICATE.test(code)) {
    return `The certificate of the database at ${server} cannot be verified (${code}). Set DATABASE_CA_FILE to the certificate of its authority.`;
  }
  if (SOCKET.test(code) || (isConnecting && code !== ''))
    return `No database responds at ${server} (${code}). Check ${setting}.`;
  if (code !== '') return null;
  if (NO_TLS.test(message)) {
    return `The database at ${server} does not offer TLS. Turn on ssl there, or check sslmode in ${setting}.`;
  }
  if (NO_PASSWORD.test(message)) {
    return `The database at ${server} requires a password of the role ${user}. Add it to ${setting}.`;
  }
  return NO_ANSWER.test(message) ? `No database responds at ${server}. Check ${setting}.` : null;
}
