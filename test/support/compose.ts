import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Service {
  readonly env_file: readonly { readonly path: string; readonly required: boolean }[];
  readonly environment: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly networks?: Readonly<Record<string, { readonly ipv4_address: string }>>;
  readonly depends_on?: Readonly<Record<string, object>>;
  readonly image?: string;
}

interface Network {
  readonly subnet: string;
  readonly gateway: string;
  readonly ip_range: string;
}

export interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, { readonly ipam: { readonly config: readonly Network[] } }>>;
  readonly configs: Readonly<Record<string, { readonly content: string }>>;
  readonly volumes: Readonly<Record<string, null>>;
}

type Variables = Readonly<Record<string, string>>;

/** Returns docker-compose.yml as Compose reads it with these variables in .env. Throws if a required one is missing. */
export function composeWith(variables: Variables): Compose {
  const file: unknown = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true });
  return mapTexts(file, (text) => interpolated(text, variables)) as Compose;
}

/** Returns the environment of a container: what .env sets, then what the file itself sets. */
export function environmentOf(service: string, variables: Variables): Record<string, string> {
  const { env_file: files, environment } = composeWith(variables).services[service]!;
  return { ...(files.some(({ path }) => path === '.env') ? variables : {}), ...environment };
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapTexts(item, change)]));
}

/** Replaces `$$`, `${NAME}`, `${NAME:-default}`, `${NAME:?error}`, and `${NAME:+text}`, from the inside out. */
function interpolated(text: string, variables: Variables): string {
  const DOLLAR = '\0';
  let rest = text.replaceAll('$$', DOLLAR);
  for (;;) {
    const found = /\$\{(\w+)(?:(:[-?+])([^${}]*))?\}/.exec(rest);
    if (found === null) break;
    const [whole, name = '', operator, other = ''] = found;
    const value = variables[name] ?? '';
    if (operator === ':?' && value === '') throw new Error(`${name} ${other}`);
    const result = { ':-': value || other, ':+': value && other }[operator ?? ''] ?? value;
    rest = rest.slice(0, found.index) + result + rest.slice(found.index + whole.length);
  }
  if (rest.includes('$')) throw new Error(`Compose would misread ${text}`);
  return rest.replaceAll(DOLLAR, '$');
}
