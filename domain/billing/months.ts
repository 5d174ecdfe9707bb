const DAY_MS = 86_400_000;

/** The same day and time so many months later (UTC), or the last day of a month that is shorter. */
export function monthsAfter(time: Date, months: number): Date {
  const wanted = new Date(time);
  wanted.setUTCMonth(wanted.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(wanted.getUTCFullYear(), wanted.getUTCMonth() + 1, 0)).getUTCDate();
  wanted.setUTCDate(Math.min(time.getUTCDate(), lastDay));
  return wanted;
}

/** So many days later. */
export function daysAfter(time: Date, days: number): Date {
  return new Date(time.getTime() + days * DAY_MS);
}

/** When the month ends that runs at `now`, of months of which one ended at `anchor`. */
export function endOfMonthPaid(anchor: Date, now: Date): Date {
  let months = 0;
  while (monthsAfter(anchor, months) <= now) months += 1;
  return monthsAfter(anchor, months);
}
