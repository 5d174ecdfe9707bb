import { p } from '@mikro-orm/core';
import { CONTENT_STATES } from '../../domain/moderation/target.js';

/** A number that the database counts up; one may be given, as the demo data do. */
export const identity = () => p.integer().primary().autoincrement().generated('by default as identity');

/** A moment, to the microsecond in the database and to the millisecond here. */
export const moment = () => p.datetime(6).columnType('timestamptz');

/** When a row was added. */
export const added = () => moment().defaultRaw('now()');

/** When a row was changed last. */
export const changed = () => added().onUpdate(() => new Date());

/** Whether others see what the row holds, and since when not. */
export const contentState = () => ({
  state: p.enum(CONTENT_STATES).default('shown'),
  stateSince: moment().nullable(),
});

/** Texts in their order, none where nothing is said. */
export const texts = () => p.array().default([]);
