import { z } from 'zod';
import { CATEGORIES } from '../../../domain/business/category.js';
import { CONTACT_CATEGORIES } from '../../../domain/feedback/contact.js';
import { DEFAULT_REPORT_TYPE, REPORT_TYPES } from '../../../domain/feedback/business-report.js';
import {
  CONTACT_PREFERENCES,
  FEEDBACK_LIMITS,
  FEEDBACK_PRIORITIES,
  FEEDBACK_STATUSES,
  FEEDBACK_TYPES,
} from '../../../domain/feedback/feedback.js';
import { MAX_ID } from '../../../domain/shared/ids.js';
import { BusinessRecommendation } from './business-recommendation.js';
import { ContactInquiry, withFeedbackType } from './contact.js';
import { typedProse, typedText } from '../shared/typed-text.js';

const time = z.iso.datetime();

const DESCRIPTION = `Please provide at least ${FEEDBACK_LIMITS.minDescription} characters describing the issue`;

const businessId = z.int().min(1).max(MAX_ID);

const businessName = typedText('businessName', 'Business name is required')
  .min(1, 'Business name is required')
  .max(FEEDBACK_LIMITS.name, 'Invalid input');

const description = typedProse('description', DESCRIPTION)
  .min(FEEDBACK_LIMITS.minDescription, DESCRIPTION)
  .max(FEEDBACK_LIMITS.description, 'Invalid input');

const reporterEmail = z
  .union(
    [
      z.literal(''),
      z
        .string('Valid email is required')
        .trim()
        .max(FEEDBACK_LIMITS.email, 'Valid email is required')
        .pipe(z.email('Valid email is required')),
    ],
    'Valid email is required',
  )
  .nullable()
  .optional();

/** The report dialog's fields. */
export const BusinessReportForm = z.object({
  businessId: businessId.optional(),
  businessName,
  reportType: z.enum(REPORT_TYPES),
  description,
  reporterEmail,
});

export type BusinessReportForm = z.infer<typeof BusinessReportForm>;

/** What is sent for a report. */
export const BusinessReport = z
  .strictObject({
    feedbackType: z.literal('listing_issue'),
    title: typedText('title').min(1, 'Required').max(FEEDBACK_LIMITS.title, 'Invalid input').optional(),
    description,
    recommendedBusinessName: businessName,
    priority: z.enum(FEEDBACK_PRIORITIES).optional().describe('Set by the server, whatever is sent.'),
    contactPreference: z.enum(CONTACT_PREFERENCES).default('email'),
    allowPublicDisplay: z.boolean().default(false),
    tags: z
      .array(z.enum(REPORT_TYPES))
      .length(1, 'Invalid input')
      .default([DEFAULT_REPORT_TYPE])
      .describe('What is wrong: one word.'),
    businessId: businessId
      .nullable()
      .optional()
      .describe('The listing; without it, the one of exactly this name, if any.'),
    reporterEmail: reporterEmail.describe('Whom to ask.'),
  })
  .meta({ id: 'BusinessReport' });

export type BusinessReport = z.infer<typeof BusinessReport>;

/** What POST /api/user-feedback and /api/feedback take, told apart by `feedbackType`. */
export const FeedbackForm = z.preprocess(
  withFeedbackType,
  z.discriminatedUnion('feedbackType', [BusinessReport, BusinessRecommendation, ContactInquiry]),
);

export type FeedbackForm = z.infer<typeof FeedbackForm>;

/** A feedback as whoever sent it sees it. */
export const Feedback = z
  .object({
    id: z.int().min(1),
    feedbackType: z.enum(FEEDBACK_TYPES),
    status: z.enum(FEEDBACK_STATUSES),
    title: z.string(),
    description: z.string(),
    recommendedBusinessName: z.string().nullable(),
    recommendedBusinessAddress: z.string().nullable(),
    recommendedBusinessCity: z.string().nullable(),
    recommendedBusinessState: z.string().nullable(),
    recommendedBusinessZip: z.string().nullable(),
    recommendedBusinessPhone: z.string().nullable(),
    recommendedBusinessWebsite: z.string().nullable(),
    recommendedBusinessCategory: z.enum(CATEGORIES).nullable(),
    recommendedBusinessDescription: z.string().nullable(),
    recommendedPetPerks: z.array(z.string()),
    businessId: businessId.nullable().describe('The listing that it is about, where that is known.'),
    priority: z.enum(FEEDBACK_PRIORITIES),
    tags: z.array(z.string()),
    contactPreference: z.enum(CONTACT_PREFERENCES),
    allowPublicDisplay: z.boolean(),
    createdAt: time,
    updatedAt: time,
  })
  .meta({ id: 'Feedback' });

export type Feedback = z.infer<typeof Feedback>;

/** A feedback as the member who sent it follows it. */
export const OwnFeedback = z
  .object({
    ...Feedback.shape,
    userId: z.uuid(),
    contactCategory: z.enum(CONTACT_CATEGORIES).nullable(),
    actionTaken: z.string().nullable().describe('What was done about it.'),
  })
  .meta({ id: 'OwnFeedback' });

export type OwnFeedback = z.infer<typeof OwnFeedback>;
