import { z } from 'zod';
import { BUSINESS_LIMITS } from '../../../domain/business/limits.js';
import { RECOMMENDATION_LIMITS } from '../../../domain/feedback/business-recommendation.js';
import { CONTACT_PREFERENCES, FEEDBACK_LIMITS, FEEDBACK_PRIORITIES } from '../../../domain/feedback/feedback.js';
import { category, email, kind, optional, petPerks, phone, webAddress, zipCode } from '../business/business-fields.js';
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
  recommendedBusinessName: text(
    'Business name',
    'Business name is required',
    MIN.minName,
    BUSINESS_LIMITS.name,
  ).describe('Name of the place.'),
  recommendedBusinessCategory: category,
  recommendedBusinessKind: optional(kind).describe('Kind of place within the category.'),
  recommendedBusinessAddress: text(
    'Street address',
    'Address is required',
    MIN.minAddress,
    BUSINESS_LIMITS.address,
  ).describe('Street address of the place.'),
  recommendedBusinessCity: text('City', 'City is required', MIN.minCity, BUSINESS_LIMITS.city).describe(
    'City of the place.',
  ),
  recommendedBusinessState: text('State', 'State is required', MIN.minState, BUSINESS_LIMITS.state).describe(
    'A US state, stored as its two-letter code.',
  ),
  recommendedBusinessZip: zipCode.describe('ZIP code of the place: 5 or 9 digits.'),
  recommendedBusinessPhone: phone.describe('Phone number of the place.'),
  recommendedBusinessWebsite: webAddress.describe('Address of the place’s website.'),
};

const contact = {
  contactEmail: email.describe('Email address of the sender, for an answer.'),
  contactPhone: phone.describe('Phone number of the sender, for an answer.'),
};

/** The form's fields. Its one description is sent as both description fields. */
export const RecommendationForm = z.object({
  ...place,
  recommendedBusinessDescription: description(NO_DETAIL, MIN.minDescriptionInForm),
  recommendedPetPerks: petPerks,
  contactPreference: z.enum(CONTACT_PREFERENCES),
  ...contact,
  allowPublicDisplay: z.boolean(),
});

export type RecommendationForm = z.infer<typeof RecommendationForm>;

export const BusinessRecommendation = z
  .strictObject({
    feedbackType: z.literal('business_recommendation').describe('Type of feedback.'),
    title: text('Title', `Title must be at least ${MIN.minTitle} characters`, MIN.minTitle, FEEDBACK_LIMITS.title)
      .optional()
      .describe('Title. Defaults to one made from the name.'),
    description: description(NO_DETAIL, MIN.minDescription).describe('Why the sender recommends the place.'),
    ...place,
    recommendedBusinessDescription: description(
      'Please describe what makes this business pet-friendly',
      MIN.minDescription,
    ).describe('What makes the place pet-friendly.'),
    recommendedPetPerks: petPerks.default([]).describe('Perks for pets and their people.'),
    priority: z.enum(FEEDBACK_PRIORITIES).optional().describe('Ignored: the server sets the priority.'),
    contactPreference: z.enum(CONTACT_PREFERENCES).default('email').describe('How the sender wants to be answered.'),
    ...contact,
    allowPublicDisplay: z.boolean().default(false).describe('True if the recommendation may be shown to others.'),
  })
  .meta({ id: 'BusinessRecommendation', description: 'A recommendation of a place that is not listed yet.' });
