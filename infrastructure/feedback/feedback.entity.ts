import { defineEntity, p } from '@mikro-orm/core';
import { added, changed, identity, linkTo, moment, texts } from '../postgres/columns.js';
import {
  CONTACT_PREFERENCES,
  FEEDBACK_PRIORITIES,
  FEEDBACK_STATUSES,
  FEEDBACK_TYPES,
  OPEN_FEEDBACK,
} from '../../domain/feedback/feedback.js';
import { UserEntity } from '../account/user.entity.js';
import { BusinessEntity } from '../business/business.entity.js';

/** Returns SQL: whether a column has a status in which feedback waits for an administrator. */
export function isOpenFeedback(column: string): string {
  return `${column} in (${OPEN_FEEDBACK.map((status) => `'${status}'`).join(', ')})`;
}

/** A visitor's recommendation, report, or message. */
export const FeedbackEntity = defineEntity({
  name: 'UserFeedbackRow',
  tableName: 'user_feedback',
  properties: {
    id: identity(),
    userId: linkTo(UserEntity),
    businessId: linkTo(BusinessEntity),
    feedbackType: p.enum(FEEDBACK_TYPES),
    status: p.enum(FEEDBACK_STATUSES).default('pending'),
    title: p.text(),
    description: p.text(),
    recommendedBusinessName: p.text().nullable(),
    recommendedBusinessAddress: p.text().nullable(),
    recommendedBusinessCity: p.text().nullable(),
    recommendedBusinessState: p.text().nullable(),
    recommendedBusinessZip: p.text().nullable(),
    recommendedBusinessPhone: p.text().nullable(),
    recommendedBusinessWebsite: p.text().nullable(),
    recommendedBusinessCategory: p.text().nullable(),
    recommendedBusinessKind: p.text().nullable(),
    recommendedBusinessDescription: p.text().nullable(),
    recommendedPetPerks: texts(),
    priority: p.enum(FEEDBACK_PRIORITIES).default('medium'),
    tags: texts(),
    contactName: p.text().nullable(),
    contactEmail: p.text().nullable(),
    contactPhone: p.text().nullable(),
    contactCategory: p.text().nullable(),
    reviewedBy: p.text().nullable(),
    reviewedAt: moment().nullable(),
    adminNotes: p.text().nullable(),
    actionTaken: p.text().nullable(),
    answeredBy: p.text().nullable(),
    answeredAt: moment().nullable(),
    contactPreference: p.enum(CONTACT_PREFERENCES).default('email'),
    allowPublicDisplay: p.boolean().default(false),
    createdAt: added(),
    updatedAt: changed(),
    version: p.integer().version(),
  },
  indexes: [
    { name: 'user_feedback_status', properties: ['status', 'createdAt'] },
    { name: 'user_feedback_type', properties: ['feedbackType', 'createdAt'] },
    { name: 'user_feedback_user', properties: ['userId'] },
    { name: 'user_feedback_open', properties: ['createdAt', 'id'], where: isOpenFeedback('status') },
  ],
});
