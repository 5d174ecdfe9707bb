import { ok, warning, type Finding } from './finding.js';

/** TXT records of the domain in MAIL_FROM; null if they could not be looked up. */
export interface SenderFacts {
  readonly domain: string;
  readonly spf: readonly string[] | null;
  /** Records of the domain, or of its nearest parent that has one. */
  readonly dmarc: readonly string[] | null;
}

/** Judges whether other servers can tell that emails of the domain are genuine (RFC 7208, RFC 7489). */
export function judgeSender({ domain, spf, dmarc }: SenderFacts): readonly Finding[] {
  if (spf === null || dmarc === null) {
    return [
      warning(`The records of ${domain} could not be looked up.`, 'Check that this machine reaches a DNS server.'),
    ];
  }
  const senders = spf.filter((text) => /^v=spf1(?: |$)/i.test(text));
  const policies = dmarc.filter((text) => /^v=DMARC1\s*;/i.test(text));
  const found: Finding[] = [];
  if (senders.length === 0) {
    found.push(
      warning(
        `${domain} has no SPF record, so emails may end up as spam.`,
        'Add the TXT record that your mail provider gives you (v=spf1 …).',
      ),
    );
  }
  if (senders.length > 1) {
    found.push(
      warning(
        `${domain} has ${senders.length} SPF records, so receivers ignore all of them.`,
        'Combine them into one record.',
      ),
    );
  }
  if (senders.some((text) => /\s[+]?all\s*$/i.test(text))) {
    found.push(warning(`The SPF record of ${domain} allows every server.`, 'End it with -all or ~all.'));
  }
  if (policies.length === 0) {
    found.push(
      warning(
        `${domain} has no DMARC record, so anyone can send emails in its name.`,
        `Add a TXT record at _dmarc.${domain}, such as v=DMARC1; p=quarantine.`,
      ),
    );
  }
  return found.length > 0 ? found : [ok(`${domain} has an SPF and a DMARC record.`)];
}
