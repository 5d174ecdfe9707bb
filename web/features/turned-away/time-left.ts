import { useMinute } from '../../lib/browser/use-minute.js';

const MINUTE_MS = 60_000;

/** Returns the time until a moment, such as '71 hours' or '40 minutes'; null if it has passed or there is none. */
export function useTimeLeft(until: string | null): string | null {
  const minute = useMinute();
  const minutes = until === null ? 0 : Math.floor((Date.parse(until) - minute) / MINUTE_MS);
  if (minutes <= 0) return null;
  const [count, unit] = minutes >= 60 ? [Math.floor(minutes / 60), 'hour'] : [minutes, 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
