/** The parts of a database URL that `pg` and MikroORM need. */
export interface DatabaseConnection {
  /** A hostname, an IP address, or the folder of a UNIX socket. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
  readonly ssl: false | { readonly rejectUnauthorized: boolean; readonly ca?: string };
}

const ENCRYPTED = ['require', 'verify-ca', 'verify-full'];

/**
 * Parses a PostgreSQL URL. MikroORM's own parser drops `sslmode` and `host` from the query and reads a missing port as
 * 0, so the parts are passed separately. A socket's folder takes the place of the host
 * (`postgresql://user:password@%2Fvar%2Frun%2Fpostgresql/database`) or is given in `?host=`. With `sslmode=require`,
 * `verify-ca`, `verify-full`, or a certificate authority, the connection is encrypted and the server's certificate is
 * always verified.
 */
export function databaseConnection(address: string, ca?: string): DatabaseConnection {
  const url = new URL(address);
  const encrypted = ca !== undefined || ENCRYPTED.includes(url.searchParams.get('sslmode') ?? '');
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  return {
    host: host === '' ? 'localhost' : host,
    port: url.port === '' ? 5432 : Number(url.port),
    user: url.searchParams.get('user') ?? decodeURIComponent(url.username),
    password: url.searchParams.get('password') ?? decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    ssl: encrypted ? { rejectUnauthorized: true, ...(ca === undefined ? {} : { ca }) } : false,
  };
}
