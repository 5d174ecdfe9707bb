import { ok, problem, warning, type Finding } from './finding.js';

export interface CertificateFacts {
  readonly validFrom: Date;
  readonly validTo: Date;
  /** OpenSSL's code for why a client would reject it; null if it is valid. */
  readonly error: string | null;
}

const DAY_MS = 86_400_000;

/** A renewal is late below this time left: a share of the lifetime, because some certificates last only six days. */
const LATE = { days: 14, share: 1 / 4 } as const;
const TOO_LATE = { days: 3, share: 1 / 20 } as const;

/** Judges the certificate of `server`. `advice` says how to make clients trust it. */
export function judgeCertificate(server: string, facts: CertificateFacts, now: Date, advice: string): Finding {
  const { validFrom, validTo, error } = facts;
  const leftMs = validTo.getTime() - now.getTime();
  const renew = 'Renew it, and check the program that should renew it.';
  if (leftMs <= 0) return problem(`The certificate of ${server} expired on ${dayOf(validTo)}.`, renew);
  if (error !== null) return problem(`Clients reject the certificate of ${server} (${error}).`, advice);
  const lifeMs = validTo.getTime() - validFrom.getTime();
  const isBelow = ({ days, share }: { days: number; share: number }) =>
    leftMs < Math.min(days * DAY_MS, share * lifeMs);
  const left = `The certificate of ${server} is valid for ${daysInWords(leftMs)} more, until ${dayOf(validTo)}.`;
  if (isBelow(TOO_LATE)) return problem(left, renew);
  return isBelow(LATE) ? warning(left, renew) : ok(left);
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

function daysInWords(milliseconds: number): string {
  const days = Math.floor(milliseconds / DAY_MS);
  if (days === 0) return 'less than a day';
  return days === 1 ? '1 day' : `${days} days`;
}
