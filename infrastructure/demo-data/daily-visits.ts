import { INTERACTION_TYPES, type InteractionType } from '../../domain/analytics/interaction.js';
import { periodUntil } from '../../domain/analytics/period.js';
import type { DemoBusiness } from './businesses.js';
import { demoMemberId } from './people.js';
import type { Random } from './random.js';

const DAY_MS = 86_400_000;
/** Two years: the analytics page compares a year with the one before. */
const DAYS = 730;

/** Views on a usual day at the start. Weekends have more, and the number grows over time. */
const DAILY_VIEWS = { free: 4, premium: 14 } as const;

/** Share of viewers that do this. */
const SHARE_OF_VIEWS: Readonly<Record<InteractionType, number>> = {
  view: 1,
  phone_click: 0.06,
  website_click: 0.12,
  directions_click: 0.15,
  social_media_click: 0.04,
  review_click: 0.03,
  image_click: 0.25,
};

/** Returns the interactions with Olive's public businesses. No other demo account looks at analytics. */
export function makeVisits(random: Random, now: Date, businesses: readonly DemoBusiness[]) {
  const olivesBusinesses = businesses.filter(
    ({ ownerId, approvalStatus }) => ownerId === demoMemberId('olive') && approvalStatus === 'approved',
  );
  return olivesBusinesses.flatMap(({ id, tier }) =>
    Array.from({ length: DAYS }, (_, daysAgo) =>
      visitsOf(random, id, DAILY_VIEWS[tier], new Date(now.getTime() - daysAgo * DAY_MS), daysAgo),
    ).flat(),
  );
}

function visitsOf(random: Random, businessId: number, usual: number, at: Date, daysAgo: number) {
  const weekend = at.getUTCDay() % 6 === 0 ? 1.6 : 1;
  const growth = 1 + 1.2 * (1 - daysAgo / DAYS);
  const views = Math.max(0, Math.round(usual * weekend * growth * (1 + random.normal() / 4)));
  const day = periodUntil(at, 1).to;
  return INTERACTION_TYPES.flatMap((interactionType) => {
    const amount =
      interactionType === 'view'
        ? views
        : Math.round(views * SHARE_OF_VIEWS[interactionType] * random.between(0.3, 1.7));
    return amount === 0 ? [] : [{ businessId, day, interactionType, amount }];
  });
}
