/** Returns the same day and time after a number of months (UTC), or the last day of a shorter month. */
export function monthsAfter(time: Date, months: number): Date {
  const wanted = new Date(time);
  wanted.setUTCMonth(wanted.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(wanted.getUTCFullYear(), wanted.getUTCMonth() + 1, 0)).getUTCDate();
  wanted.setUTCDate(Math.min(time.getUTCDate(), lastDay));
  return wanted;
}

/** Returns when the current billing month ends, counted in months from `anchor`, the end of an earlier one. */
export function endOfMonthPaid(anchor: Date, now: Date): Date {
  let months = 0;
  while (monthsAfter(anchor, months) <= now) months += 1;
  return monthsAfter(anchor, months);
}
