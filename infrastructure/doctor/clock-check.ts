import { judgeClock } from '../../domain/health/doctor/clock.js';
import { notChecked, type Finding } from '../../domain/health/doctor/finding.js';
import type { Check } from './check.js';
import { reading, type DoctorContext } from './context.js';

const ADVICE = 'Check the time with timedatectl.';

/** Compares the clock of this machine with that of the database, and with that of a web server. */
export function clockCheck(context: DoctorContext): Check {
  return {
    name: 'time',
    advice: ADVICE,
    async run() {
      const found = (await Promise.all([databaseClock(context), webClock(context)])).filter((each) => each !== null);
      return found.length > 0 ? found : [notChecked('no other clock answers', ADVICE)];
    },
  };
}

async function databaseClock({ database }: DoctorContext): Promise<Finding | null> {
  if (database.why !== null || database.isEmbedded) return null;
  return reading(database.url, database.ca, async (client) => {
    const began = Date.now();
    const { rows } = await client.query<{ now: string }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
    );
    const middle = (began + Date.now()) / 2;
    return judgeClock('the database', middle - Number(rows[0]?.now));
  }).catch(() => null);
}

/** Prefers other people's servers, because PUBLIC_URL often leads to this machine. */
async function webClock({ settings: { oidc, s3, http }, visit }: DoctorContext): Promise<Finding | null> {
  const issuer = oidc && `${oidc.issuer}/.well-known/openid-configuration`;
  for (const address of [issuer, s3?.endpoint, `${http.publicUrl}/healthz`]) {
    if (address?.startsWith('https:') !== true) continue;
    const aheadMs = (await visit(address).catch(() => null))?.aheadMs ?? null;
    if (aheadMs !== null) return judgeClock(new URL(address).host, -aheadMs);
  }
  return null;
}
