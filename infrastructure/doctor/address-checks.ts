import { judgeCertificate } from '../../domain/health/doctor/certificate.js';
import { ok, problem, warning, type Finding } from '../../domain/health/doctor/finding.js';
import { isLoopbackHost } from '../../domain/shared/loopback-host.js';
import { errorCode } from '../health/timed-probe.js';
import type { Check } from './check.js';
import type { DoctorContext } from './context.js';
import type { Visit } from './visit.js';

const TRUST =
  'Use a certificate for this name from a public authority, such as Let’s Encrypt, with all intermediate certificates.';

/** Checks of the addresses that visitors, the server, and the identity provider use. */
export function addressChecks(context: DoctorContext): readonly Check[] {
  return [
    {
      name: 'server',
      advice: 'Look at its log, and restart it.',
      run: async () => [await serverFinding(context)],
    },
    {
      name: 'address',
      advice: 'Check PUBLIC_URL, the DNS record, and the proxy.',
      run: () => publicFindings(context),
    },
    {
      name: 'sign-in',
      advice: 'Check OIDC_ISSUER.',
      run: () => issuerFindings(context),
    },
  ];
}

async function serverFinding({ settings: { http }, visit }: DoctorContext): Promise<Finding> {
  const host = http.host === '0.0.0.0' || http.host === '::' ? '127.0.0.1' : http.host;
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${http.port}`;
  const answer = await visit(`${address}/readyz`).catch(errorCode);
  if (typeof answer === 'string') {
    return warning(`No server answers at ${address} (${answer}).`, 'If a server should run here, start it.');
  }
  if (answer.status === 200) return ok(`The server at ${address} is ready.`);
  const found = `The server at ${address} is not ready (it answers ${answer.status}).`;
  return problem(found, 'If it has just started, wait a minute. Otherwise, look at its log.');
}

async function publicFindings({ settings: { http }, read, visit, now }: DoctorContext): Promise<readonly Finding[]> {
  const { publicUrl } = http;
  if (read.wrong.has('PUBLIC_URL')) return [];
  if (publicUrl.startsWith('http:') && isLoopbackHost(new URL(publicUrl).hostname)) {
    return [ok(`${publicUrl} is an address of this machine and needs no certificate.`)];
  }
  const answer = await visit(`${publicUrl}/healthz`).catch(errorCode);
  if (typeof answer === 'string') return [unreachable(publicUrl, answer)];
  const found = certificateFindings(publicUrl, answer, now);
  if (answer.status === 200 && isHealth(answer.text)) return [...found, ok(`${publicUrl} leads to a server.`)];
  return [
    ...found,
    problem(
      `${publicUrl}/healthz does not lead to this product (it answers ${answer.status}).`,
      'Check the proxy: it must forward all paths.',
    ),
  ];
}

function unreachable(address: string, code: string): Finding {
  const { hostname } = new URL(address);
  if (code === 'ENOTFOUND') return problem(`There is no DNS record for ${hostname}.`, 'Add one, or check PUBLIC_URL.');
  if (code === 'ECONNREFUSED')
    return problem(`Nothing answers at ${address}.`, 'Start the proxy, or check PUBLIC_URL.');
  return warning(
    `${address} can’t be reached from this machine (${code}).`,
    'Check it from another network. Some networks do not let machines reach their own public address.',
  );
}

function isHealth(text: string): boolean {
  try {
    return (JSON.parse(text) as { status?: unknown }).status === 'ok';
  } catch {
    return false;
  }
}

function certificateFindings(address: string, { certificate }: Visit, now: Date): readonly Finding[] {
  return certificate === null ? [] : [judgeCertificate(new URL(address).host, certificate, now, TRUST)];
}

async function issuerFindings({ settings: { oidc }, visit, now }: DoctorContext): Promise<readonly Finding[]> {
  if (oidc === undefined) return [ok('Members sign in with the built-in identity provider.')];
  const { issuer } = oidc;
  const answer = await visit(`${issuer}/.well-known/openid-configuration`).catch(errorCode);
  if (typeof answer === 'string') {
    return [
      problem(`The identity provider ${issuer} does not answer (${answer}).`, 'Check OIDC_ISSUER and the network.'),
    ];
  }
  return [...certificateFindings(issuer, answer, now), issuerFinding(issuer, answer)];
}

function issuerFinding(issuer: string, { status, text }: Visit): Finding {
  let named: unknown;
  try {
    named = (JSON.parse(text) as { issuer?: unknown }).issuer;
  } catch {
    named = undefined;
  }
  if (status !== 200 || typeof named !== 'string') {
    return problem(
      `${issuer} is not an identity provider: it has no openid-configuration (it answers ${status}).`,
      'Set OIDC_ISSUER to the issuer URL that your provider states.',
    );
  }
  if (named.replace(/\/+$/, '') === issuer) return ok(`The identity provider ${issuer} answers.`);
  return problem(
    'The identity provider states an issuer that differs from OIDC_ISSUER.',
    'Set OIDC_ISSUER to the issuer that it states.',
  );
}
