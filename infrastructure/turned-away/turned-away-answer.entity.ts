import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from '../account/user.entity.js';
import { contentState, identity, linkTo, moment, partOf } from '../postgres/columns.js';
import { TurnedAwayReportEntity } from './turned-away-report.entity.js';

/** An owner's public answer to a report of being turned away. */
export const TurnedAwayAnswerEntity = defineEntity({
  name: 'TurnedAwayAnswerRow',
  tableName: 'turned_away_answers',
  properties: {
    id: identity(),
    reportId: partOf(TurnedAwayReportEntity).unique(),
    responderId: linkTo(UserEntity),
    content: p.text(),
    ...contentState(),
    createdAt: moment(),
    updatedAt: moment(),
    version: p.integer().version(),
  },
  indexes: [{ name: 'turned_away_answers_removed', properties: ['stateSince'], where: `state = 'removed'` }],
});
