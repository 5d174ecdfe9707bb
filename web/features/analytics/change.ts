/** How a figure compares with the one of the same length before. */
export interface Change {
  readonly direction: 'more' | 'fewer' | 'same';
  readonly words: string;
}

/** In words, so that colour is never the only sign; a share is told where there was anything before. */
export function changeOf(now: number, before: number): Change {
  if (now === before) return { direction: 'same', words: now === 0 ? 'None before either' : 'As many as before' };
  const direction = now > before ? 'more' : 'fewer';
  const difference = Math.abs(now - before).toLocaleString('en-US');
  if (before === 0) return { direction, words: `${difference} more, none before` };
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  const share = `${now > before ? '+' : '−'}${percent.toLocaleString('en-US')}%`;
  return { direction, words: `${difference} ${direction} than before (${share})` };
}
