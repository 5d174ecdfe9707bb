import type { Logger } from 'pino';
import { HEADER_BYTES, headerProblem } from './pmtiles-file.js';

const TIMEOUT_MS = 10_000;

/** A map file on another site, as configured, and the site whose pages load it. */
interface MapElsewhere {
  readonly pmtiles: string | undefined;
  readonly publicUrl: string;
}

/**
 * Logs a warning if a map on another site cannot be loaded. Only browsers load it, and they fall back to the built-in
 * map, so the operator would never notice.
 */
export async function warnOfLostMap({ pmtiles, publicUrl }: MapElsewhere, logger: Logger): Promise<void> {
  if (pmtiles === undefined || !/^https?:\/\//i.test(pmtiles)) return;
  const problem = await problemAt(pmtiles, new URL(publicUrl).origin).catch(() => 'cannot be reached');
  if (problem !== null) logger.warn(`MAP_PMTILES is ${pmtiles}, which ${problem}. Maps show the built-in background.`);
}

/** Sends the request a browser would send from a page of the site. */
async function problemAt(address: string, origin: string): Promise<string | null> {
  const headers = { range: `bytes=0-${HEADER_BYTES - 1}`, origin };
  const answer = await fetch(address, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (answer.status !== 206) {
    await answer.body?.cancel();
    return answer.ok ? 'does not support range requests' : `returns ${answer.status}`;
  }
  const allowed = answer.headers.get('access-control-allow-origin');
  const isSameSite = new URL(address).origin === origin;
  const header = Buffer.from(await answer.arrayBuffer());
  if (!isSameSite && allowed !== '*' && allowed !== origin) {
    return `does not allow requests from ${origin} (Access-Control-Allow-Origin)`;
  }
  const size = Number(/\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1] ?? Infinity);
  return headerProblem(header, size);
}
