import { defineEntity, p } from '@mikro-orm/core';
import type { JobData, JobName } from '../../application/shared/jobs.js';
import { DECISION_OUTCOMES } from '../../domain/administration/decision.js';
import { moment, partOf } from '../postgres/columns.js';

/** A job that starts when a decision is final. */
export interface WaitingJob {
  readonly name: JobName;
  readonly data: JobData;
}

/** A decision of an administrator that can be undone for a few seconds. */
export const DecisionEntity = defineEntity({
  name: 'DecisionRow',
  tableName: 'decisions',
  properties: {
    id: p.uuid().primary(),
    /** Without a foreign key: the messages are sent even if the administrator was removed. */
    administratorId: p.integer(),
    decidedAt: moment(),
    jobs: p.json<readonly WaitingJob[]>().columnType('jsonb').default('[]'),
    /** Null while it can be undone. */
    outcome: p.enum(DECISION_OUTCOMES).nullable(),
    settledAt: moment().nullable(),
  },
  indexes: [{ name: 'decisions_open', properties: ['decidedAt'], where: 'settled_at is null' }],
});

type Image = Readonly<Record<string, unknown>>;

/** A row that a decision changed, as it was and as it became. Triggers write it; it is deleted with the waiting time. */
export const DecisionChangeEntity = defineEntity({
  name: 'DecisionChangeRow',
  tableName: 'decision_changes',
  properties: {
    id: p.bigint('string').primary().autoincrement().generated('by default as identity'),
    decisionId: partOf(DecisionEntity).updateRule('no action'),
    tableName: p.text(),
    key: p.json<Image>().columnType('jsonb'),
    was: p.json<Image>().columnType('jsonb').nullable(),
    became: p.json<Image>().columnType('jsonb').nullable(),
  },
  indexes: [{ name: 'decision_changes_of', properties: ['decisionId', 'id'] }],
});
