import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ipaddr from 'ipaddr.js';
import { ok, problem, warning, type Finding } from '../../domain/health/doctor/finding.js';
import { judgeMemory, judgeNode } from '../../domain/health/doctor/machine.js';
import { isLoopbackHost } from '../../domain/shared/loopback-host.js';
import { availableBytes } from '../config/available-memory.js';
import { PROJECT_ROOT } from '../config/project-root.js';
import { unsetForTexts } from '../config/settings.js';
import type { Check } from './check.js';
import type { DoctorContext } from './context.js';

/** Shortest prefix of a trusted public network. Content delivery networks have longer ones; wider networks are shared. */
const MIN_BITS = { ipv4: 12, ipv6: 24 } as const;

/** Checks that need no other machine. */
export function settingChecks(context: DoctorContext): readonly Check[] {
  const { settings } = context;
  return [
    { name: 'settings', advice: 'Check .env.', run: async () => settingFindings(context) },
    {
      name: 'node',
      advice: 'Check the installation.',
      run: async () => [judgeNode(process.versions.node, testedNode())],
    },
    {
      name: 'memory',
      advice: 'Check the limits of the container.',
      run: async () => [judgeMemory(availableBytes(), settings.workers)],
    },
    { name: 'proxies', advice: 'Check TRUSTED_PROXIES.', run: async () => proxyFindings(context) },
    { name: 'metrics', advice: 'Check METRICS_TOKEN.', run: async () => [metricsFinding(context)] },
  ];
}

function settingFindings({ read, settings }: DoctorContext): readonly Finding[] {
  const { problems, production } = read;
  const found: Finding[] = problems.map((sentence) =>
    problem(sentence, 'The server does not start until you fix this.'),
  );
  if (!production) {
    found.push(
      warning(
        'NODE_ENV is not production, so unsafe settings are allowed.',
        'Set NODE_ENV=production on a public server.',
      ),
    );
  }
  const unset = unsetForTexts(settings);
  if (production && unset.length > 0) {
    found.push(
      warning(`The legal texts lack ${unset.join(', ')}.`, 'Set them so that visitors know who operates the site.'),
    );
  }
  return problems.length > 0 || found.length > 0 ? found : [ok('All settings are valid.')];
}

/** Returns the version of the npm package `node`; null in an image, which has none. */
function testedNode(): string | null {
  const text = readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8');
  const { dependencies } = JSON.parse(text) as { dependencies?: Readonly<Record<string, string>> };
  return dependencies?.['node'] ?? null;
}

function proxyFindings({ settings: { http }, read }: DoctorContext): readonly Finding[] {
  const { trustedProxies: proxies, publicUrl, host } = http;
  if (read.wrong.has('TRUSTED_PROXIES')) return [];
  const isEncrypted = publicUrl.startsWith('https:');
  if (proxies.length === 0 && !isEncrypted) return [ok('No proxy is used, and none is trusted.')];
  if (proxies.length === 0) {
    return [
      problem(
        'PUBLIC_URL is https, so there is a proxy, but TRUSTED_PROXIES is not set: all visitors share its address and its limits.',
        'Set TRUSTED_PROXIES to the address from which the proxy reaches the server, such as 127.0.0.1.',
      ),
    ];
  }
  const wide = proxies.filter(isWide);
  if (wide.length > 0) {
    return [
      warning(
        `TRUSTED_PROXIES has a large public network (${wide.join(', ')}): anyone there can choose the address that limits and logs use.`,
        'List only the addresses of your proxies.',
      ),
    ];
  }
  const isNear = proxies.every((proxy) => isLoopbackHost(proxy.split('/')[0] ?? ''));
  if (isNear && !isLoopbackHost(host)) {
    return [
      warning(
        `The proxy is on this machine, but other machines can also reach the server, without TLS (HOST is ${host}).`,
        'Set HOST=127.0.0.1.',
      ),
    ];
  }
  return [ok(`Only these proxies are trusted: ${proxies.join(', ')}.`)];
}

function isWide(range: string): boolean {
  if (!range.includes('/')) return false;
  const [address, bits] = ipaddr.parseCIDR(range);
  return address.range() === 'unicast' && bits < MIN_BITS[address.kind()];
}

function metricsFinding({ settings: { metricsToken }, read: { production } }: DoctorContext): Finding {
  if (metricsToken !== undefined) return ok('/metrics requires METRICS_TOKEN.');
  if (!production) return ok('/metrics answers this machine only.');
  return warning(
    '/metrics is off, so no monitoring can warn you.',
    'Set METRICS_TOKEN to the output of openssl rand -hex 32.',
  );
}
