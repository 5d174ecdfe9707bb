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

describe('the days of an owner’s figures', () => {
  it('end today by UTC, whatever the hour, and are as many as were asked for', () => {
    for (const time of ['2026-03-01T00:00:00.000Z', '2026-03-01T12:00:00.000Z', '2026-03-01T23:59:59.999Z']) {
      expect(periodUntil(new Date(time), 1)).toEqual({ from: '2026-03-01', to: '2026-03-01' });
      expect(periodUntil(new Date(time), 30)).toEqual({ from: '2026-01-31', to: '2026-03-01' });
    }
    expect(periodUntil(new Date('2026-03-01T20:00:00.000-08:00'), 1).to).toBe('2026-03-02');
  });

  it('are compared with as many right before, over the end of a month and a leap day', () => {
    expect(periodBefore({ from: '2026-03-01', to: '2026-03-01' })).toEqual({ from: '2026-02-28', to: '2026-02-28' });
    expect(periodBefore({ from: '2028-03-01', to: '2028-03-07' })).toEqual({ from: '2028-02-23', to: '2028-02-29' });
  });
});

describe('what a tier gives of the figures', () => {
  it.each(LISTING_TIERS)('is, for %s, its days and no day more', (tier) => {
    const { analyticsDays } = LISTING_TIER[tier];
    expect(refusal(() => checkAnalyticsGrant(tier, analyticsDays, false))).toBe(null);
    expect(refusal(() => checkAnalyticsGrant(tier, analyticsDays + 1, false))).toContain('FORBIDDEN: ');
  });

  it('is told to whoever asks for more', () => {
    expect(refusal(() => checkAnalyticsGrant('free', 31, false))).toBe(
      'FORBIDDEN: A Free listing shows the figures of the last 30 days; Premium shows up to 365 days.',
    );
    expect(refusal(() => checkAnalyticsGrant('free', 30, true))).toBe(
      "FORBIDDEN: Only a Premium listing's figures can be downloaded as a CSV file.",
    );
    expect(refusal(() => checkAnalyticsGrant('premium', 365, true))).toBe(null);
  });
});
