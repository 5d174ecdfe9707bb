import { INTERACTION_TYPES, type InteractionType } from '../../domain/analytics/interaction.js';
import { periodUntil } from '../../domain/analytics/period.js';
import type { DemoBusiness } from './businesses.js';
import { demoMemberId } from './people.js';
import type { Random } from './random.js';

export interface CountedVisits {
  readonly businessId: number;
  readonly day: string;
  readonly interactionType: InteractionType;
  readonly amount: number;
}

const DAY_MS = 86_400_000;
/** A year, and the one that it is compared with. */
const DAYS = 730;

/** How many look at a place on a usual day at first; on weekends and with time there are more. */
const VIEWS = { free: 4, premium: 14 } as const;

/** How many of those who look do this. */
const SHARE: Readonly<Record<InteractionType, number>> = {
  view: 1,
  phone_click: 0.06,
  website_click: 0.12,
  directions_click: 0.15,
  social_media_click: 0.04,
  review_click: 0.03,
  image_click: 0.25,
};

/** What visitors did with Olive's public places: only she looks at figures in the demo. */
export function makeVisits(random: Random, now: Date, businesses: readonly DemoBusiness[]): CountedVisits[] {
  const ofOlive = businesses.filter(
    ({ ownerId, approvalStatus }) => ownerId === demoMemberId('olive') && approvalStatus === 'approved',
  );
  return ofOlive.flatMap(({ id, tier }) =>
    Array.from({ length: DAYS }, (_, ago) =>
      visitsOf(random, id, VIEWS[tier], new Date(now.getTime() - ago * DAY_MS), ago),
    ).flat(),
  );
}

function visitsOf(random: Random, businessId: number, usual: number, at: Date, ago: number): CountedVisits[] {
  const weekend = at.getUTCDay() % 6 === 0 ? 1.6 : 1;
  const growth = 1 + 1.2 * (1 - ago / DAYS);
  const views = Math.max(0, Math.round(usual * weekend * growth * (1 + random.normal() / 4)));
  const day = periodUntil(at, 1).to;
  return INTERACTION_TYPES.flatMap((interactionType) => {
    const amount =
      interactionType === 'view' ? views : Math.round(views * SHARE[interactionType] * random.between(0.3, 1.7));
    return amount === 0 ? [] : [{ businessId, day, interactionType, amount }];
  });
}
