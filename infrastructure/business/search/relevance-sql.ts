import { MAX_PREMIUM_BONUS, PREMIUM_BONUS_SHARE, RELEVANCE_SCALE } from '../../../domain/business/relevance.js';

/** SQL of `relevanceScore` in the domain, an integer, out of SQL of the rank (a float8) and of the listing tier. */
export function relevanceSql(rank: string, tier: string): string {
  const points = `floor(${rank} * ${RELEVANCE_SCALE})::integer`;
  const bonus = `least(${MAX_PREMIUM_BONUS}, floor(${points} * ${PREMIUM_BONUS_SHARE}::float8)::integer)`;
  return `${points} + case ${tier} when 'premium' then ${bonus} else 0 end`;
}
