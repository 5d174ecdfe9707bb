import type { Logger } from 'pino';
import { HEADER_BYTES, headerProblem } from './pmtiles-file.js';

const TIMEOUT_MS = 10_000;

/** A map at another site, as the settings name it, and the site whose pages read it there. */
interface MapElsewhere {
  readonly pmtiles: string | undefined;
  readonly publicUrl: string;
}

/**
 * Says in the log where a map at another site cannot be had. Browsers alone read it, and show the site's own map instead,
 * of which the operator would never hear.
 */
export async function warnOfLostMap({ pmtiles, publicUrl }: MapElsewhere, logger: Logger): Promise<void> {
  if (pmtiles === undefined || !/^https?:\/\//i.test(pmtiles)) return;
  const problem = await problemAt(pmtiles, new URL(publicUrl).origin).catch(() => 'cannot be reached');
  if (problem !== null) logger.warn(`MAP_PMTILES names ${pmtiles}, which ${problem}. Maps show the site's own ground.`);
}

/** Asks as a browser on a page of the site would. */
async function problemAt(address: string, origin: string): Promise<string | null> {
  const headers = { range: `bytes=0-${HEADER_BYTES - 1}`, origin };
  const answer = await fetch(address, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (answer.status !== 206) {
    await answer.body?.cancel();
    return answer.ok ? 'is not given in ranges' : `answers ${answer.status}`;
  }
  const allowed = answer.headers.get('access-control-allow-origin');
  const isSameSite = new URL(address).origin === origin;
  const header = Buffer.from(await answer.arrayBuffer());
  if (!isSameSite && allowed !== '*' && allowed !== origin) {
    return `does not let pages of ${origin} read it (Access-Control-Allow-Origin)`;
  }
  const size = Number(/\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1] ?? Infinity);
  return headerProblem(header, size);
}
