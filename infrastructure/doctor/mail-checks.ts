import { Resolver } from 'node:dns/promises';
import { ok, problem, warning, type Finding } from '../../domain/health/doctor/finding.js';
import { judgeSender } from '../../domain/health/doctor/sender.js';
import { isLoopbackHost } from '../../domain/shared/loopback-host.js';
import { mustEncrypt } from '../outgoing/create-delivery.js';
import type { Check } from './check.js';
import type { DoctorContext } from './context.js';

const PATIENCE_MS = 6000;
const DNS = { timeout: 2000, tries: 2 } as const;
/** DNS error codes for a missing name or record. */
const NONE = new Set(['ENOTFOUND', 'ENODATA']);
/** Codes of Nodemailer, Node, and OpenSSL when the server doesn't encrypt, or clients can't trust its certificate. */
const NO_ENCRYPTION = /^ETLS$|^EPROTO$|CERT|SSL|SIGNED|SIGNATURE|ALTNAME|UNABLE_TO_/;

/** Checks the mail server, without sending an email, and the sender's domain. */
export function mailChecks(context: DoctorContext, resolver = new Resolver(DNS)): readonly Check[] {
  return [
    { name: 'email', advice: 'Check SMTP_URL.', run: async () => [await smtpFinding(context)] },
    { name: 'email sender', advice: 'Check MAIL_FROM.', run: () => senderFindings(context, resolver) },
  ];
}

async function smtpFinding({ settings, read }: DoctorContext): Promise<Finding> {
  const { smtpUrl } = settings.mail;
  if (smtpUrl === undefined) {
    return read.production && !read.wrong.has('SMTP_URL')
      ? warning('Emails are saved as files and not sent.', 'Set SMTP_URL, MAIL_FROM, and SUPPORT_EMAIL.')
      : ok('Emails are saved as files in DATA_DIR/outbox.');
  }
  const { host, username } = new URL(smtpUrl);
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    ...{ url: smtpUrl, requireTLS: mustEncrypt(smtpUrl, settings) },
    ...{ connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS },
  });
  try {
    await transport.verify();
    return ok(`The mail server ${host} answers${username === '' ? '' : ' and accepts the login'}.`);
  } catch (error) {
    return smtpProblem(host, error);
  } finally {
    transport.close();
  }
}

/** Leaves out the server's own text, which may repeat the login. */
function smtpProblem(host: string, error: unknown): Finding {
  const { code: kind, originalCode, responseCode } = (error ?? {}) as Readonly<Record<string, unknown>>;
  // Nodemailer replaces the code of a socket, which says what is wrong with a certificate, by ESOCKET.
  const code = [originalCode, kind].find((each): each is string => typeof each === 'string') ?? 'EUNKNOWN';
  const status = typeof responseCode === 'number' ? `${code} ${responseCode}` : code;
  if (code === 'EAUTH') {
    return problem(
      `The mail server ${host} refused the login (${status}).`,
      'Check the user and password in SMTP_URL.',
    );
  }
  if (NO_ENCRYPTION.test(code)) {
    const advice = 'Check the port and name in SMTP_URL, or ask your mail provider for the right ones.';
    return problem(`The mail server ${host} offers no valid encryption (${status}).`, advice);
  }
  const advice = 'Check the host and port in SMTP_URL, and whether a firewall blocks them.';
  return problem(`The mail server ${host} does not answer (${status}).`, advice);
}

async function senderFindings({ settings: { mail } }: DoctorContext, resolver: Resolver): Promise<readonly Finding[]> {
  const domain = /@([^\s>@]+)>?\s*$/.exec(mail.from)?.[1]?.toLowerCase() ?? '';
  if (mail.smtpUrl === undefined || isLoopbackHost(domain)) return [];
  const [spf, dmarc] = await Promise.all([textsOf(resolver, domain), policyOf(resolver, domain)]);
  return judgeSender({ domain, spf, dmarc });
}

/** A parent’s DMARC record counts for its subdomains. */
async function policyOf(resolver: Resolver, domain: string): Promise<readonly string[] | null> {
  const labels = domain.split('.');
  for (let from = 0; from < Math.max(1, labels.length - 1); from += 1) {
    const texts = await textsOf(resolver, `_dmarc.${labels.slice(from).join('.')}`);
    if (texts === null || texts.some((text) => /^v=DMARC1/i.test(text))) return texts;
  }
  return [];
}

/** Returns the TXT records of a name; null if no DNS server answers. */
async function textsOf(resolver: Resolver, name: string): Promise<readonly string[] | null> {
  try {
    return (await resolver.resolveTxt(name)).map((chunks) => chunks.join(''));
  } catch (error) {
    return NONE.has((error as NodeJS.ErrnoException).code ?? '') ? [] : null;
  }
}
