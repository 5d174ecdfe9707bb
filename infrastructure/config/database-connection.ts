/** Where a database server listens. */
export interface DatabaseHost {
  /** A hostname, an IP address, or the folder of a UNIX socket. */
  readonly host: string;
  readonly port: number;
}

/** The parts of a database URL that `pg` and MikroORM need. `host` and `port` are the first of several. */
export interface DatabaseConnection extends DatabaseHost {
  readonly user: string;
  readonly password: string;
  readonly database: string;
  readonly ssl: false | { readonly rejectUnauthorized: boolean; readonly ca?: string };
}

/** The servers that a URL names. */
export interface DatabaseServers {
  readonly hosts: readonly [DatabaseHost, ...DatabaseHost[]];
  /** True if only a server that accepts changes will do (`target_session_attrs=read-write`). */
  readonly isWritable: boolean;
}

const ENCRYPTED = ['require', 'verify-ca', 'verify-full'];
/** The values of libpq's `target_session_attrs` that mean the primary. */
const WRITABLE = ['read-write', 'primary'];
/** The scheme with user and password, the hosts, and the rest. */
const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s;

/**
 * Parses a PostgreSQL URL. MikroORM's own parser drops `sslmode` and `host` from the query and reads a missing port as
 * 0, so the parts are passed separately. A socket's folder takes the place of the host
 * (`postgresql://user:password@%2Fvar%2Frun%2Fpostgresql/database`) or is given in `?host=`. With `sslmode=require`,
 * `verify-ca`, `verify-full`, or a certificate authority, the connection is encrypted and the server's certificate is
 * always verified.
 */
export function databaseConnection(address: string, ca?: string): DatabaseConnection {
  const { url } = partsOf(address);
  const encrypted = ca !== undefined || ENCRYPTED.includes(url.searchParams.get('sslmode') ?? '');
  return {
    ...databaseServers(address).hosts[0],
    user: url.searchParams.get('user') ?? decodeURIComponent(url.username),
    password: url.searchParams.get('password') ?? decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    ssl: encrypted ? { rejectUnauthorized: true, ...(ca === undefined ? {} : { ca }) } : false,
  };
}

/**
 * Returns the servers of a URL with one or several hosts, as libpq reads it: `postgresql://user:password@a:5432,b/paws`,
 * or lists in `?host=` and `?port=`. Neither node-postgres nor the URLs of JavaScript know several hosts or
 * `target_session_attrs`.
 */
export function databaseServers(address: string): DatabaseServers {
  const { url, hosts } = partsOf(address);
  const named = url.searchParams.get('host')?.split(',');
  const ports = url.searchParams.get('port')?.split(',') ?? [];
  const listed = named?.map((host) => ({ host, port: url.port })) ?? hosts.map(hostOf);
  const servers = listed.map(({ host, port }, index) => ({
    host: host === '' ? 'localhost' : host,
    port: Number((ports[index] ?? ports[0] ?? port) || 5432),
  }));
  return {
    hosts: servers as [DatabaseHost, ...DatabaseHost[]],
    isWritable: WRITABLE.includes(url.searchParams.get('target_session_attrs') ?? ''),
  };
}

/** Returns a URL as text for people: its servers, without user and password. */
export function serversInWords(address: string): string {
  const { hosts } = databaseServers(address);
  return hosts.map(({ host, port }) => (host.startsWith('/') ? host : `${host}, port ${port}`)).join('; ');
}

/** Returns the URL with only the first of its hosts, and all of them. Throws TypeError if it is not a database URL. */
function partsOf(address: string): { readonly url: URL; readonly hosts: readonly string[] } {
  const [, start = '', servers = '', rest = ''] = PARTS.exec(address) ?? [];
  const hosts = servers.split(',');
  return { url: new URL(`${start}${hosts[0]}${rest}`), hosts };
}

function hostOf(server: string): { readonly host: string; readonly port: string } {
  const { hostname, port } = new URL(`postgresql://${server}`);
  return { host: decodeURIComponent(hostname).replace(/^\[(.*)\]$/, '$1'), port };
}
