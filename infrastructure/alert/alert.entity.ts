import { defineEntity, p } from '@mikro-orm/core';
import { ALERT_FREQUENCIES, ALERT_KINDS } from '../../domain/alert/alert.js';
import { UserEntity } from '../account/user.entity.js';
import { BusinessEntity } from '../business/business.entity.js';
import { added, identity, moment, partOf } from '../postgres/columns.js';

/** What a member follows: a place, or a search with its filters. */
export const AlertEntity = defineEntity({
  name: 'AlertRow',
  tableName: 'alerts',
  properties: {
    id: identity(),
    userId: partOf(UserEntity),
    kind: p.enum(ALERT_KINDS),
    businessId: p.manyToOne(BusinessEntity).mapToPk().nullable().deleteRule('cascade').index(false),
    // The query string of the search, as the member's client sent it.
    search: p.text().nullable(),
    // The filters that the search meant when the alert was created.
    filters: p.json().nullable(),
    followed: p.text(),
    label: p.text(),
    frequency: p.enum(ALERT_FREQUENCIES),
    weekday: p.smallint().nullable(),
    hour: p.smallint(),
    timeZone: p.text(),
    pausedAt: moment().nullable(),
    // Part of the feed's secret: a new version ends the old address.
    feedVersion: p.integer().default(1),
    // Number of the last news before the alert was created or resumed, and of the last one in an email.
    since: p.bigint(),
    seen: p.bigint(),
    dueAt: moment(),
    lastSentAt: moment().nullable(),
    createdAt: added(),
  },
  uniques: [{ name: 'alerts_followed_key', properties: ['userId', 'followed'] }],
  indexes: [
    { name: 'alerts_business', properties: ['businessId'] },
    { name: 'alerts_due', properties: ['dueAt'], where: 'paused_at is null' },
  ],
});
