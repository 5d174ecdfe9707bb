import { defineEntity, p } from '@mikro-orm/core';
import { OPEN_REQUEST_STATUSES, REQUEST_STATUSES } from '../../domain/ownership/ownership-request.js';
import { UserEntity } from '../account/user.entity.js';
import { BusinessEntity } from '../business/business.entity.js';
import { added, changed, identity, linkTo, moment, partOf, texts } from '../postgres/columns.js';

/** Returns the SQL condition of an open request, given SQL of its status. */
export const isOpenRequestSql = (status: string): string =>
  `${status} in (${OPEN_REQUEST_STATUSES.map((open) => `'${open}'`).join(', ')})`;

/** A member's request to become the owner of a business that has one. */
export const OwnershipRequestEntity = defineEntity({
  name: 'OwnershipRequestRow',
  tableName: 'ownership_requests',
  properties: {
    id: identity(),
    businessId: partOf(BusinessEntity),
    requesterId: partOf(UserEntity),
    // The owner who was asked.
    ownerId: linkTo(UserEntity),
    status: p.enum(REQUEST_STATUSES).default('waiting'),
    message: p.text(),
    documents: texts(),
    answerBy: moment(),
    remindedAt: moment().nullable(),
    ownerReason: p.text().nullable(),
    ownerDocuments: texts(),
    ownerAnsweredAt: moment().nullable(),
    reviewedBy: p.text().nullable(),
    reviewedAt: moment().nullable(),
    decisionReason: p.text().nullable(),
    adminNotes: p.text().nullable(),
    createdAt: added(),
    updatedAt: changed(),
    version: p.integer().version(),
  },
  uniques: [
    {
      name: 'ownership_requests_one_open',
      properties: ['businessId', 'requesterId'],
      where: isOpenRequestSql('status'),
    },
  ],
  indexes: [
    { name: 'ownership_requests_requester', properties: ['requesterId', 'createdAt'] },
    { name: 'ownership_requests_owner', properties: ['ownerId', 'createdAt'], where: 'owner_id is not null' },
    { name: 'ownership_requests_status', properties: ['status', 'createdAt'] },
    { name: 'ownership_requests_due', properties: ['answerBy'], where: `status = 'waiting'` },
  ],
});
