import { z } from 'zod';
import { BUSINESS_LIMITS } from '../../../domain/business/limits.js';
import { RECOMMENDATION_LIMITS } from '../../../domain/feedback/business-recommendation.js';
import { CONTACT_PREFERENCES, FEEDBACK_LIMITS, FEEDBACK_PRIORITIES } from '../../../domain/feedback/feedback.js';
import { category, email, petPerks, phone, webAddress, zipCode } from '../business/business-fields.js';
import { typedProse, typedText } from '../shared/typed-text.js';

const MIN = RECOMMENDATION_LIMITS;

const text = (label: string, tooShort: string, min: number, max: number) =>
  typedText(label, tooShort).min(min, tooShort).max(max, `${label} must be ${max} characters or less`);

const description = (tooShort: string, min: number) =>
  typedProse('Description', tooShort)
    .min(min, tooShort)
    .max(FEEDBACK_LIMITS.description, `Description must be ${FEEDBACK_LIMITS.description} characters or less`);

const NO_DETAIL = 'Please provide a detailed description';

const place = {
  recommendedBusinessName: text('Business name', 'Business name is required', MIN.minName, BUSINESS_LIMITS.name),
  recommendedBusinessCategory: category,
  recommendedBusinessAddress: text('Street address', 'Address is required', MIN.minAddress, BUSINESS_LIMITS.address),
  recommendedBusinessCity: text('City', 'City is required', MIN.minCity, BUSINESS_LIMITS.city),
  recommendedBusinessState: text('State', 'State is required', MIN.minState, BUSINESS_LIMITS.state).describe(
    'Kept as a two-letter code where it is one of the 50 states or DC.',
  ),
  recommendedBusinessZip: zipCode,
  recommendedBusinessPhone: phone.describe('Of the place.'),
  recommendedBusinessWebsite: webAddress,
};

const contact = {
  contactEmail: email.describe('Where whoever recommends is answered.'),
  contactPhone: phone.describe('Where whoever recommends is called; without it nobody is, whatever is preferred.'),
};

/** The form's fields: one description, which is sent as both. */
export const RecommendationForm = z.object({
  ...place,
  recommendedBusinessDescription: description(NO_DETAIL, MIN.minDescriptionInForm),
  recommendedPetPerks: petPerks,
  contactPreference: z.enum(CONTACT_PREFERENCES),
  ...contact,
  allowPublicDisplay: z.boolean(),
});

export type RecommendationForm = z.infer<typeof RecommendationForm>;

/** What is sent for a recommendation; nothing else may be set by it. */
export const BusinessRecommendation = z
  .strictObject({
    feedbackType: z.literal('business_recommendation'),
    title: text(
      'Title',
      `Title must be at least ${MIN.minTitle} characters`,
      MIN.minTitle,
      FEEDBACK_LIMITS.title,
    ).optional(),
    description: description(NO_DETAIL, MIN.minDescription),
    ...place,
    recommendedBusinessDescription: description(
      'Please describe what makes this business pet-friendly',
      MIN.minDescription,
    ),
    recommendedPetPerks: petPerks.default([]),
    priority: z.enum(FEEDBACK_PRIORITIES).optional().describe('Set by the server, whatever is sent.'),
    contactPreference: z.enum(CONTACT_PREFERENCES).default('email'),
    ...contact,
    allowPublicDisplay: z.boolean().default(false).describe('Whether the place may be shown as recommended.'),
  })
  .meta({ id: 'BusinessRecommendation' });

export type BusinessRecommendation = z.infer<typeof BusinessRecommendation>;
