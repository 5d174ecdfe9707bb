import { defineEntity, p } from '@mikro-orm/core';
import { REVIEW_FATES } from '../../domain/account/account.js';
import type { ModerationReason } from '../../domain/moderation/reason.js';
import { UserEntity } from '../account/user.entity.js';
import { added, identity, linkTo, moment, partOf } from '../postgres/columns.js';
import { ModerationCaseEntity } from './moderation-case.entity.js';

/** An administrator's order to erase an account, until it is erased or the order is stopped. */
export const OrderedErasureEntity = defineEntity({
  name: 'OrderedErasureRow',
  tableName: 'ordered_erasures',
  properties: {
    id: identity(),
    memberId: partOf(UserEntity).unique(),
    orderedBy: p.text(),
    // Not a foreign key: an administrator who was removed still must not confirm the order.
    orderedById: p.integer(),
    orderedAt: added(),
    reasonCode: p.text().$type<ModerationReason>(),
    note: p.text(),
    reportId: linkTo(ModerationCaseEntity),
    // Set if the member had closed the account before: its own time of erasure, and what happens to its reviews.
    ownErasureAt: moment().nullable(),
    ownReviews: p.enum(REVIEW_FATES).nullable(),
    confirmedBy: p.text().nullable(),
    confirmedAt: moment().nullable(),
  },
  indexes: [{ name: 'ordered_erasures_ordered', properties: ['orderedAt'] }],
});

/** SQL that is true if an administrator `a` may confirm the order `o`, as `mayConfirm` in the domain. */
export const MAY_CONFIRM = `a.id <> o.ordered_by_id and a.created_at < o.ordered_at`;

/** SQL that is true if the order `o` still needs another administrator, as `awaitsConfirmation` in the domain. */
export const AWAITS_CONFIRMATION = `(o.confirmed_by is null and exists (select from administrators a where ${MAY_CONFIRM}))`;
