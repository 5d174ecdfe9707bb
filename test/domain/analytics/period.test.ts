import { describe, expect, it } from '@jest/globals';
import { checkAnalyticsGrant, periodBefore, periodUntil } from '../../../domain/analytics/period.js';
import { LISTING_TIERS, LISTING_TIER } from '../../../domain/business/listing-tier.js';
import { DomainError } from '../../../domain/shared/domain-error.js';

const refusal = (work: () => void): string | null => {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof DomainError ? `${error.code}: ${error.message}` : String(error);
  }
};

describe('the period of analytics', () => {
  it('the period of analytics ends today in UTC at any hour and has the requested number of days', () => {
    for (const time of ['2026-03-01T00:00:00.000Z', '2026-03-01T12:00:00.000Z', '2026-03-01T23:59:59.999Z']) {
      expect(periodUntil(new Date(time), 1)).toEqual({ from: '2026-03-01', to: '2026-03-01' });
      expect(periodUntil(new Date(time), 30)).toEqual({ from: '2026-01-31', to: '2026-03-01' });
    }
    expect(periodUntil(new Date('2026-03-01T20:00:00.000-08:00'), 1).to).toBe('2026-03-02');
  });

  it('a period is compared with the same number of days before, across months and a leap day', () => {
    expect(periodBefore({ from: '2026-03-01', to: '2026-03-01' })).toEqual({ from: '2026-02-28', to: '2026-02-28' });
    expect(periodBefore({ from: '2028-03-01', to: '2028-03-07' })).toEqual({ from: '2028-02-23', to: '2028-02-29' });
  });
});

describe('the analytics that a tier allows', () => {
  it.each(LISTING_TIERS)('analytics cover exactly the days of the %s tier', (tier) => {
    const { analyticsDays } = LISTING_TIER[tier];
    expect(refusal(() => checkAnalyticsGrant(tier, analyticsDays, false))).toBe(null);
    expect(refusal(() => checkAnalyticsGrant(tier, analyticsDays + 1, false))).toContain('FORBIDDEN: ');
  });

  it('the error for analytics beyond the tier names the analytics that the tier allows', () => {
    expect(refusal(() => checkAnalyticsGrant('free', 31, false))).toBe(
      'FORBIDDEN: A Free listing includes analytics for the last 30 days. Premium includes up to 365 days.',
    );
    expect(refusal(() => checkAnalyticsGrant('free', 30, true))).toBe(
      'FORBIDDEN: Downloading analytics as a CSV file requires a Premium listing.',
    );
    expect(refusal(() => checkAnalyticsGrant('premium', 365, true))).toBe(null);
  });
});
