import { defineEntity, p } from '@mikro-orm/core';

type FeedbackType =
  | 'business_recommendation'
  | 'feature_request'
  | 'bug_report'
  | 'general_feedback'
  | 'content_suggestion'
  | 'listing_issue'
  | 'contact_inquiry';
type Status = 'pending' | 'under_review' | 'in_progress' | 'completed' | 'rejected' | 'duplicate';
type Priority = 'low' | 'medium' | 'high' | 'urgent';
type ContactPreference = 'email' | 'phone' | 'none';

/** A recommendation, report or message of a visitor. */
export const FeedbackEntity = defineEntity({
  name: 'UserFeedbackRow',
  tableName: 'user_feedback',
  properties: {
    id: p.integer().primary().autoincrement(),
    userId: p.uuid().nullable(),
    businessId: p.integer().nullable(),
    feedbackType: p.text().$type<FeedbackType>(),
    status: p.text().$type<Status>().default('pending'),
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
    recommendedBusinessDescription: p.text().nullable(),
    recommendedPetPerks: p.array().default([]),
    priority: p.text().$type<Priority>().default('medium'),
    tags: p.array().default([]),
    contactName: p.text().nullable(),
    contactEmail: p.text().nullable(),
    contactPhone: p.text().nullable(),
    contactCategory: p.text().nullable(),
    reviewedBy: p.text().nullable(),
    reviewedAt: p.datetime(6).columnType('timestamptz').nullable(),
    adminNotes: p.text().nullable(),
    actionTaken: p.text().nullable(),
    contactPreference: p.text().$type<ContactPreference>().default('email'),
    allowPublicDisplay: p.boolean().default(false),
    createdAt: p.datetime(6).columnType('timestamptz').defaultRaw('now()'),
    updatedAt: p
      .datetime(6)
      .columnType('timestamptz')
      .defaultRaw('now()')
      .onUpdate(() => new Date()),
    version: p.integer().version(),
  },
});
