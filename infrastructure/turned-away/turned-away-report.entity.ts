import { defineEntity, p } from '@mikro-orm/core';
import type { AskedPet } from '../../domain/policy/question.js';
import { TURNED_AWAY_STATUSES } from '../../domain/turned-away/turned-away.js';
import { UserEntity } from '../account/user.entity.js';
import { BusinessEntity } from '../business/business.entity.js';
import { contentState, identity, linkTo, moment, partOf, texts } from '../postgres/columns.js';

/** A member's report that a place turned them away with their pets. */
export const TurnedAwayReportEntity = defineEntity({
  name: 'TurnedAwayReportRow',
  tableName: 'turned_away_reports',
  properties: {
    id: identity(),
    businessId: partOf(BusinessEntity),
    /** Null after an erasure. */
    reporterId: linkTo(UserEntity),
    /** Day at the place. */
    visitedOn: p.date(),
    pets: p.json<readonly AskedPet[]>().columnType('jsonb'),
    /** Empty for a withdrawn report. */
    staffSaid: p.text(),
    status: p.enum(TURNED_AWAY_STATUSES).default('waiting'),
    /** Until when the owner can answer before the report counts; null for a place without an owner. */
    answerBy: moment().nullable(),
    /** When it began to count without an answer. */
    countedAt: moment().nullable(),
    /** The facts that it contradicted at that time. */
    contradicted: texts(),
    /** Keyed hash of the writer's network, for RETENTION.answerNetworkDays. */
    networkHash: p.text().nullable(),
    /** The same for all reports about the business by one member or from one network. */
    voice: p.text().nullable(),
    ...contentState(),
    createdAt: moment(),
    version: p.integer().version(),
  },
  indexes: [
    { name: 'turned_away_of_business', properties: ['businessId', 'createdAt', 'id'] },
    {
      name: 'turned_away_of_reporter',
      properties: ['reporterId', 'businessId', 'createdAt'],
      where: 'reporter_id is not null',
    },
    { name: 'turned_away_due', properties: ['answerBy', 'id'], where: `status = 'waiting'` },
    {
      name: 'turned_away_disputing',
      properties: ['businessId'],
      where: `status = 'unanswered' and state = 'shown' and contradicted <> '{}'`,
    },
    { name: 'turned_away_age', properties: ['createdAt'] },
    { name: 'turned_away_removed', properties: ['stateSince'], where: `state = 'removed'` },
  ],
});
