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
import { kind } from '../business/business-fields.js';
import { BusinessRecommendation } from './business-recommendation.js';
import { ContactInquiry, withFeedbackType } from './contact.js';
import { SiteFeedback } from './site-feedback.js';
import { typedProse, typedText } from '../shared/typed-text.js';

const time = z.iso.datetime();

const DESCRIPTION = `Please provide at least ${FEEDBACK_LIMITS.minDescription} characters describing the issue`;

const businessId = z.int().min(1).max(MAX_ID);

const businessName = typedText('businessName', 'Business name is required')
  .min(1, 'Business name is required')
  .max(FEEDBACK_LIMITS.name, `Business name must be ${FEEDBACK_LIMITS.name} characters or less`);

const description = typedProse('description', DESCRIPTION)
  .min(FEEDBACK_LIMITS.minDescription, DESCRIPTION)
  .max(FEEDBACK_LIMITS.description, `Description must be ${FEEDBACK_LIMITS.description} characters or less`);

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

/** The fields of the report dialog. */
export const BusinessReportForm = z.object({
  businessId: businessId.optional(),
  businessName,
  reportType: z.enum(REPORT_TYPES),
  description,
  reporterEmail,
});

export type BusinessReportForm = z.infer<typeof BusinessReportForm>;

const BusinessReport = z
  .strictObject({
    feedbackType: z.literal('listing_issue').describe('Type of feedback.'),
    title: typedText('title')
      .min(1)
      .max(FEEDBACK_LIMITS.title)
      .optional()
      .describe('Title. Defaults to one made from the report.'),
    description: description.describe('What is wrong with the listing.'),
    recommendedBusinessName: businessName.describe('Name of the listing.'),
    priority: z.enum(FEEDBACK_PRIORITIES).optional().describe('Ignored: the server sets the priority.'),
    contactPreference: z.enum(CONTACT_PREFERENCES).default('email').describe('How the sender wants to be answered.'),
    allowPublicDisplay: z.boolean().default(false).describe('True if the report may be shown to others.'),
    tags: z
      .array(z.enum(REPORT_TYPES))
      .length(1)
      .default([DEFAULT_REPORT_TYPE])
      .describe('Exactly one kind of problem.'),
    businessId: businessId
      .nullable()
      .optional()
      .describe('ID of the listing. Defaults to the listing with exactly this name, if any.'),
    reporterEmail: reporterEmail.describe('Email address for questions about the report.'),
  })
  .meta({ id: 'BusinessReport', description: 'A report about a wrong listing.' });

/** The body of POST /api/user-feedback and /api/feedback, discriminated by `feedbackType`. */
export const FeedbackForm = z
  .preprocess(
    withFeedbackType,
    z.discriminatedUnion('feedbackType', [BusinessReport, BusinessRecommendation, ContactInquiry, SiteFeedback]),
  )
  .meta({ id: 'FeedbackForm', description: 'Feedback of any type.' });

export type FeedbackForm = z.infer<typeof FeedbackForm>;

export const Feedback = z
  .object({
    id: z.int().min(1),
    feedbackType: z.enum(FEEDBACK_TYPES),
    status: z.enum(FEEDBACK_STATUSES),
    title: z.string().describe('Title.'),
    description: z.string().describe('Text.'),
    recommendedBusinessName: z.string().nullable().describe('Name of the recommended place or reported listing.'),
    recommendedBusinessAddress: z.string().nullable().describe('Street address of the recommended place.'),
    recommendedBusinessCity: z.string().nullable().describe('City of the recommended place.'),
    recommendedBusinessState: z.string().nullable().describe('State of the recommended place.'),
    recommendedBusinessZip: z.string().nullable().describe('ZIP code of the recommended place.'),
    recommendedBusinessPhone: z.string().nullable().describe('Phone number of the recommended place.'),
    recommendedBusinessWebsite: z.string().nullable().describe('Address of the recommended place’s website.'),
    recommendedBusinessCategory: z.enum(CATEGORIES).nullable(),
    recommendedBusinessKind: kind.nullable().describe('Kind of place within the category; null if unknown.'),
    recommendedBusinessDescription: z.string().nullable().describe('What makes the recommended place pet-friendly.'),
    recommendedPetPerks: z.array(z.string()).describe('Perks of the recommended place.'),
    businessId: businessId.nullable().describe('ID of the listing that the feedback is about, if known.'),
    priority: z.enum(FEEDBACK_PRIORITIES),
    tags: z.array(z.string()).describe('Kind of problem, for a report.'),
    contactPreference: z.enum(CONTACT_PREFERENCES),
    allowPublicDisplay: z.boolean().describe('True if the feedback may be shown to others.'),
    answeredAt: time.nullable().describe('When we answered the sender.'),
    createdAt: time,
    updatedAt: time,
  })
  .meta({ id: 'Feedback', description: 'Feedback as its sender sees it.' });

export type Feedback = z.infer<typeof Feedback>;

export const OwnFeedback = z
  .object({
    ...Feedback.shape,
    userId: z.uuid().describe('ID of the member who sent it.'),
    contactCategory: z.enum(CONTACT_CATEGORIES).nullable().describe('Topic of a contact message.'),
    actionTaken: z.string().nullable().describe('Action taken; null while it is not completed.'),
  })
  .meta({ id: 'OwnFeedback', extends: 'Feedback', description: 'Feedback as the member who sent it sees it.' });

export type OwnFeedback = z.infer<typeof OwnFeedback>;
