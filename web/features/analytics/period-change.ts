/** Compares a figure with the previous period of the same length. */
export interface PeriodChange {
  readonly direction: 'more' | 'fewer' | 'same';
  readonly words: string;
}

/**
 * Returns the change in words, so that color is never the only sign. Includes a percentage unless the earlier figure is
 * 0.
 */
export function periodChange(now: number, before: number): PeriodChange {
  if (now === before) return { direction: 'same', words: now === 0 ? 'None in either period' : 'Same as before' };
  const direction = now > before ? 'more' : 'fewer';
  const difference = Math.abs(now - before).toLocaleString('en-US');
  if (before === 0) return { direction, words: `${difference} more (none before)` };
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  const share = `${now > before ? '+' : '−'}${percent.toLocaleString('en-US')}%`;
  return { direction, words: `${difference} ${direction} than before (${share})` };
}
