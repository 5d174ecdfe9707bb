import { HORIZON_DAYS } from '../policy/opening-hours.js';

/**
 * Days ahead for which dated hours are always known. Each place is read again after the rest of HORIZON_DAYS. Index
 * businesses_facts_due contains this number.
 */
const KNOWN_DAYS = HORIZON_DAYS - 30;

/** SQL: a business whose policy and hours have no statements yet. */
const UNRECORDED = 'facts_computed_at is null and (policy is not null or opening_hours is not null)';

/** SQL: a business that was written before its hours were stored as ranges. */
const UNDERIVED = `(opening is null and opening_hours is not null and time_zone is null) or (pet_opening is null and policy ->> 'petHours' is not null)`;

/** SQL: when a fact of a business gets stale, or a time in the past if nobody computed that. */
const STALE_CHECK = 'coalesce(stale_at, facts_computed_at)';

/** SQL: the first reason why the facts of a business are computed again; null without one. Used as an index expression. */
const REASON = `(case when disputed <> '{}' then 'disputed' when ${UNRECORDED} then 'unrecorded' when ${UNDERIVED} then 'underived' when facts_computed_at is not null or hours_until is not null then 'dated' end)`;

/** SQL: the day from which that is due, for the reason 'dated'. Used as an index expression. */
const DUE_ON = `(least(hours_until - ${String(KNOWN_DAYS)}, (${STALE_CHECK} at time zone 'UTC')::date))`;

const IS_DATED = `${REASON} = 'dated' and ${DUE_ON} <= (now() at time zone 'UTC')::date`;

/** SQL: visitors dispute a fact of the business. */
export const IS_DISPUTED = `${REASON} = 'disputed'`;

/**
 * Which businesses are computed again, as SQL conditions that index businesses_facts_due answers: those with disputes,
 * which end by themselves, those without statements, those written before their hours were read, those whose dated hours
 * end, and those with a fact that became stale. One computation settles all reasons of a business, so each has at most
 * one of the first three.
 */
export const FACTS_DUE = {
  unrecorded: `${REASON} = 'unrecorded'`,
  disputed: IS_DISPUTED,
  underived: `${REASON} = 'underived'`,
  ending: `${IS_DATED} and hours_until < current_date + ${String(KNOWN_DAYS)}`,
  aging: `${IS_DATED} and facts_computed_at is not null and ${STALE_CHECK} < now()`,
} as const;
