/** 'May 8, 2026 at 9:30 AM UTC'. */
export function momentInWords(time: Date): string {
  return `${time.toLocaleString('en-US', { timeZone: 'UTC', dateStyle: 'long', timeStyle: 'short' })} UTC`;
}
