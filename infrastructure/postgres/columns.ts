import { p, type EntitySchema } from '@mikro-orm/core';
import { CONTENT_STATES } from '../../domain/moderation/target.js';

/** A generated number. It may also be set explicitly, as in the demo data. */
export const identity = () => p.integer().primary().autoincrement().generated('by default as identity');

/** A timestamp, with microseconds in the database and milliseconds here. */
export const moment = () => p.datetime(6).columnType('timestamptz');

/** When a row was added. */
export const added = () => moment().defaultRaw('now()');

/** When a row was last changed. */
export const changed = () => added().onUpdate(() => new Date());

/** Whether others see the row's content, and when that last changed. */
export const contentState = () => ({
  state: p.enum(CONTENT_STATES).default('shown'),
  stateSince: moment().nullable(),
});

/** A list of texts, empty by default. */
export const texts = () => p.array().default([]);

/** The id of a row in another table. The row with this column is deleted with it. */
export const partOf = <Target extends EntitySchema>(entity: Target) =>
  p.manyToOne(entity).mapToPk().deleteRule('cascade').index(false);

/** The id of a row in another table; null after that row was deleted. */
export const linkTo = <Target extends EntitySchema>(entity: Target) =>
  p.manyToOne(entity).mapToPk().nullable().deleteRule('set null').index(false);
