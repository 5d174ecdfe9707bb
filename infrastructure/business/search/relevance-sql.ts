import { LISTING_TIER, LISTING_TIERS } from '../../../domain/business/listing-tier.js';
import {
  MAX_PREMIUM_BONUS,
  PREMIUM_BONUS_SHARE,
  RECOMMENDED_DIVISOR,
  RELEVANCE_SCALE,
} from '../../../domain/business/relevance.js';

/**
 * Returns SQL of the domain's `relevanceScore`, an integer, from SQL of the rank (a float8), the recommended score, and
 * the listing tier.
 */
export function relevanceSql(rank: string, recommended: string, tier: string): string {
  const points = `floor((${rank}) * ${RELEVANCE_SCALE})::integer`;
  const praise = `${points} * ${recommended} / ${RECOMMENDED_DIVISOR}`;
  const bonus = `least(${MAX_PREMIUM_BONUS}, floor(${points} * ${PREMIUM_BONUS_SHARE}::float8)::integer)`;
  const lifted = LISTING_TIERS.filter((each) => LISTING_TIER[each].priority).map((each) => `'${each}'`);
  return `${points} + ${praise} + case when ${tier} in (${lifted.join(', ')}) then ${bonus} else 0 end`;
}
