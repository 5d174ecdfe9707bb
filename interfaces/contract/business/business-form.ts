import { z } from 'zod';
import { APPROVAL_STATUSES, OWNER_MOVES } from '../../../domain/business/approval.js';
import { BUSINESS_LIMITS } from '../../../domain/business/limits.js';
import { LISTING_TIER, LISTING_TIERS } from '../../../domain/business/listing-tier.js';
import { VERIFICATION_STATES, type VerificationState } from '../../../domain/business/verification.js';
import { PRICE_RANGES, priceRangeOf } from '../../../domain/business/price-range.js';
import { Billing } from '../billing/billing.js';
import { BusinessDetail } from './business.js';
import {
  category,
  email,
  optional,
  optionalProse,
  optionalText as text,
  perks,
  petPerks,
  phone,
  webAddress,
  zipCode,
} from './business-fields.js';
import { ListQuery } from '../shared/list.js';
import { typedProse, typedText } from '../shared/typed-text.js';

const { premium } = LISTING_TIER;

/** '$' to '$$$$', or its words with or without the sign: 'Moderate', '$$ Moderate'. */
const priceRange = optional(
  z
    .string('Invalid input')
    .max(100, 'Please choose a price range')
    .transform((value) => priceRangeOf(value) ?? value)
    .pipe(z.enum(PRICE_RANGES, 'Please choose a price range')),
);

/** An address of a video at YouTube, or its id alone. */
const YOUTUBE =
  /^(?:https?:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/|embed\/)|youtu\.be\/))?([\w-]{11})(?:[?&#].*)?$/;

const youtubeVideoId = optional(
  z
    .string('Invalid input')
    .trim()
    .max(BUSINESS_LIMITS.url, 'Please enter the address of a YouTube video')
    .transform((value) => YOUTUBE.exec(value)?.[1] ?? '')
    .refine((id) => id !== '', 'Please enter the address of a YouTube video'),
);

const image = z.string().min(1, 'Invalid input').max(3_000_000, 'Invalid input');

const fields = {
  name: typedText('Business name', 'Business name is required')
    .min(1, 'Business name is required')
    .max(BUSINESS_LIMITS.name, `Business name must be ${BUSINESS_LIMITS.name} characters or less`),
  category,
  description: optionalProse('Description', BUSINESS_LIMITS.description).describe(
    'Free listings may have 200 words, premium ones 500.',
  ),
  address: text('Street address', BUSINESS_LIMITS.address),
  city: text('City', BUSINESS_LIMITS.city),
  state: text('State', BUSINESS_LIMITS.state).describe(
    'Kept as a two-letter code where it is one of the 50 states or DC.',
  ),
  zipCode,
  phone,
  website: webAddress,
  email,
  latitude: z
    .number()
    .min(-90)
    .max(90)
    .nullable()
    .optional()
    .describe('Of the pin, with `longitude`: at most 30 miles from the ZIP code or town.'),
  longitude: z.number().min(-180).max(180).nullable().optional(),
  priceRange,
  petPerks: petPerks.optional(),
  highlightedPerks: perks(
    premium.highlightedPerks,
    `Up to ${premium.highlightedPerks} perks can be highlighted`,
  ).optional(),
  images: z
    .array(image)
    .max(100, 'Invalid input')
    .optional()
    .describe('Addresses of own uploads of the kind business_photo, or data URLs.'),
  imageAlts: z
    .array(typedText('Caption').max(BUSINESS_LIMITS.alt, `A caption must be ${BUSINESS_LIMITS.alt} characters or less`))
    .max(100, 'Invalid input')
    .optional()
    .describe('What the pictures show, in the order of `images`.'),
  menuUrl: optional(z.string().max(500, 'Invalid input')).describe('The address of an own upload of the kind menu.'),
  arrivalNotes: optionalProse('Arrival notes', BUSINESS_LIMITS.arrivalNotes),
  youtubeVideoId,
  facebookUrl: webAddress,
  instagramUrl: webAddress,
  tiktokUrl: webAddress,
};

const hasWholePin = ({
  latitude,
  longitude,
}: {
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
}) => ((latitude ?? null) === null ? (longitude ?? null) === null : (longitude ?? null) !== null);
const PIN = { error: 'latitude and longitude go together.', path: ['latitude'] };

/** A new listing. The tier is a wish: what it grants shows once it is paid. */
export const BusinessForm = z
  .strictObject({ ...fields, tier: z.enum(LISTING_TIERS).default('free') })
  .refine(hasWholePin, PIN)
  .meta({ id: 'BusinessForm' });

export type BusinessForm = z.infer<typeof BusinessForm>;

/** What an owner changes: an absent key stays as it is, null clears. */
export const BusinessChange = z.strictObject(fields).partial().refine(hasWholePin, PIN).meta({ id: 'BusinessChange' });

export type BusinessChange = z.infer<typeof BusinessChange>;

/** A business as its owner sees it: all that is stored, and where its approval stands. */
export const OwnerBusiness = BusinessDetail.extend({
  approvalStatus: z.enum(APPROVAL_STATUSES),
  rejectionReason: z.string().nullable().describe('Why it was rejected, or what must be revised.'),
  pendingChanges: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe('New values that wait for approval, by field; the old ones stay public.'),
  billing: Billing,
  moves: z.array(z.enum(OWNER_MOVES)).describe('What its owner may do now.'),
}).meta({ id: 'OwnerBusiness' });

export type OwnerBusiness = z.infer<typeof OwnerBusiness>;

/** A business as an administrator sees it. */
export const AdminBusiness = OwnerBusiness.omit({ moves: true, isSaved: true })
  .extend({
    reviewedBy: z.string().nullable(),
    reviewedAt: z.iso.datetime().nullable(),
    adminNotes: z.string().nullable(),
    verificationSource: z.string().nullable().describe('By what somebody made sure last that it is as it says.'),
    verificationNotes: z.string().nullable(),
    verifiedBy: z.string().nullable().describe('The administrator who decided last whether it is as it says.'),
    version: z.number().int().describe('Another one after every change; a decision may say which one was looked at.'),
    moves: z
      .array(z.enum(['review', 'approve', 'reject', 'needs-revision']))
      .describe('What an administrator may do now.'),
  })
  .meta({ id: 'AdminBusiness' });

export type AdminBusiness = z.infer<typeof AdminBusiness>;

const notes = optional(typedProse('Notes').max(2000, 'Notes must be 2000 characters or less'));
const version = z
  .number()
  .int()
  .optional()
  .describe('Which version was looked at: where it was changed since, the decision is refused.');
const reviewerId = z.unknown().optional().describe('Accepted and ignored: the session tells who decides.');
const reason = typedProse('Reason', 'Please provide a rejection reason.')
  .min(1, 'Please provide a rejection reason.')
  .max(2000, 'A reason must be 2000 characters or less');

/** What an administrator says with an approval. */
export const ApprovalForm = z.strictObject({ adminNotes: notes, version, reviewerId }).meta({ id: 'ApprovalForm' });

export type ApprovalForm = z.infer<typeof ApprovalForm>;

/** What an administrator says with a rejection; the owner reads the reason. */
export const RejectionForm = z
  .strictObject({ rejectionReason: reason, adminNotes: notes, version, reviewerId })
  .meta({ id: 'RejectionForm' });

export type RejectionForm = z.infer<typeof RejectionForm>;

/** What the owner is to revise. */
export const RevisionForm = z.strictObject({ reason, version }).meta({ id: 'RevisionForm' });

export type RevisionForm = z.infer<typeof RevisionForm>;

/** By what an administrator made sure that a business is as it says. */
export const VerificationForm = z
  .strictObject({
    verificationSource: typedText('Source', 'Please say how it was verified.')
      .min(1, 'Please say how it was verified.')
      .max(200, 'Source must be 200 characters or less'),
    verificationNotes: notes,
    version,
  })
  .meta({ id: 'BusinessVerificationForm' });

export type VerificationForm = z.infer<typeof VerificationForm>;

/** Why an administrator could not make sure that a business is as it says. */
export const VerificationRefusal = z
  .strictObject({
    verificationNotes: typedProse('Notes', 'Please say why it could not be verified.')
      .min(1, 'Please say why it could not be verified.')
      .max(2000, 'Notes must be 2000 characters or less'),
    version,
  })
  .meta({ id: 'VerificationRefusal' });

export type VerificationRefusal = z.infer<typeof VerificationRefusal>;

/** What the list of businesses by their verification can be asked. */
export const VerificationQuery = ListQuery.extend({
  status: z
    .string()
    .transform((text, context): VerificationState => {
      const state = VERIFICATION_STATES.find((each) => each === (text === '' ? 'waiting' : text));
      if (state !== undefined) return state;
      context.addIssue({ code: 'custom', message: `status must be one of ${VERIFICATION_STATES.join(', ')}.` });
      return z.NEVER;
    })
    .optional()
    .meta({
      type: 'string',
      enum: [...VERIFICATION_STATES],
      description: 'Those that nobody has looked at yet unless it says otherwise.',
    }),
});

export type VerificationQuery = z.infer<typeof VerificationQuery>;

/** What a business may be recognised by; the fields of a listing or a recommendation. */
export const SimilarQuery = z
  .object({
    name: typedText('Business name').max(BUSINESS_LIMITS.name).default(''),
    city: text('City', BUSINESS_LIMITS.city),
    state: text('State', BUSINESS_LIMITS.state),
    zipCode: text('ZIP code', BUSINESS_LIMITS.zipCode),
    phone: text('Phone number', BUSINESS_LIMITS.phone),
    website: text('Website', BUSINESS_LIMITS.url),
    latitude: fields.latitude,
    longitude: fields.longitude,
  })
  .meta({ id: 'SimilarQuery' });

export type SimilarQuery = z.infer<typeof SimilarQuery>;
