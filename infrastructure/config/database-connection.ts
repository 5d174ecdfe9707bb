/** What `pg` and MikroORM need to know of an address, spelled out. */
export interface DatabaseConnection {
  /** A name, an address, or the folder of a UNIX socket. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
  readonly ssl: false | { readonly rejectUnauthorized: boolean; readonly ca?: string };
}

const ENCRYPTED = ['require', 'verify-ca', 'verify-full'];

/**
 * Reads a PostgreSQL address. MikroORM's own reading drops `sslmode` and `host` of the query and takes a missing
 * port for 0, so the parts are handed over one by one. A socket's folder stands where the host does
 * (`postgresql://user:password@%2Fvar%2Frun%2Fpostgresql/database`) or in `?host=`. With `sslmode=require`, `verify-ca` or `verify-full`, or a
 * certificate authority, the connection is encrypted and the server's certificate is always verified.
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
