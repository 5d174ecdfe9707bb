import { z } from 'zod';
import { APPROVAL_STATUSES, OWNER_MOVES } from '../../../domain/business/approval.js';
import { BUSINESS_LIMITS } from '../../../domain/business/limits.js';
import { LISTING_TIER, LISTING_TIERS } from '../../../domain/business/listing-tier.js';
import { LISTING_MOVES, STANDINGS } from '../../../domain/business/standing.js';
import { VERIFICATION_STATES } from '../../../domain/business/verification.js';
import { PRICE_RANGES, priceRangeOf } from '../../../domain/business/price-range.js';
import { Billing } from '../billing/billing.js';
import { BusinessDetail } from './business.js';
import {
  category,
  email,
  kind,
  optional,
  optionalProse,
  optionalText as text,
  perks,
  petPerks,
  phone,
  webAddress,
  zipCode,
} from './business-fields.js';
import { PolicyForm } from '../policy/policy.js';
import { degreesOnMap } from '../shared/degrees.js';
import { listWithStatus } from '../shared/list.js';
import { typedProse, typedText } from '../shared/typed-text.js';

const { premium } = LISTING_TIER;

/** '$' to '$$$$', or a label with or without the sign: 'Moderate', '$$ Moderate'. */
const priceRange = optional(
  z
    .string('Please choose a price range')
    .max(100, 'Please choose a price range')
    .transform((value) => priceRangeOf(value) ?? value)
    .pipe(z.enum(PRICE_RANGES, 'Please choose a price range')),
);

/** The address of a YouTube video, or only its ID. */
const YOUTUBE =
  /^(?:https?:\/\/(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/|embed\/)|youtu\.be\/))?([\w-]{11})(?:[?&#].*)?$/;

const youtubeVideoId = optional(
  z
    .string('Please enter the address of a YouTube video')
    .trim()
    .max(BUSINESS_LIMITS.url, 'Please enter the address of a YouTube video')
    .transform((value) => YOUTUBE.exec(value)?.[1] ?? '')
    .refine((id) => id !== '', 'Please enter the address of a YouTube video'),
);

const image = z.string().min(1).max(3_000_000);

const fields = {
  name: typedText('Business name', 'Business name is required')
    .min(1, 'Business name is required')
    .max(BUSINESS_LIMITS.name, `Business name must be ${BUSINESS_LIMITS.name} characters or less`)
    .describe('Name of the business.'),
  category,
  kind: optional(kind).describe('Kind of place within the category.'),
  description: optionalProse('Description', BUSINESS_LIMITS.description).describe(
    'At most 200 words for free listings, 500 for Premium.',
  ),
  address: text('Street address', BUSINESS_LIMITS.address).describe('Street address.'),
  city: text('City', BUSINESS_LIMITS.city).describe('City.'),
  state: text('State', BUSINESS_LIMITS.state).describe('A US state, stored as its two-letter code.'),
  zipCode: zipCode.describe('ZIP code: 5 or 9 digits.'),
  phone: phone.describe('Phone number of the business.'),
  website: webAddress.describe('Address of the website, http or https.'),
  email: email.describe('Email address of the business.'),
  latitude: z
    .number()
    .min(-90)
    .max(90)
    .overwrite(degreesOnMap)
    .nullable()
    .optional()
    .describe('Latitude of the pin in degrees, with `longitude`. At most 30 miles from the ZIP code or town.'),
  longitude: z
    .number()
    .min(-180)
    .max(180)
    .overwrite(degreesOnMap)
    .nullable()
    .optional()
    .describe('Longitude of the pin in degrees, with `latitude`.'),
  priceRange: priceRange.describe('Price range, as a sign (`$$`) or its word (`Moderate`).'),
  petPerks: petPerks.optional().describe('Perks for pets and their people.'),
  highlightedPerks: perks(premium.highlightedPerks, `Up to ${premium.highlightedPerks} perks can be highlighted`)
    .optional()
    .describe('Perks to show first. Premium only.'),
  images: z
    .array(image)
    .max(100)
    .optional()
    .describe('Paths of your uploads of kind `business_photo`, or data URLs. The tier limits their number.'),
  imageAlts: z
    .array(typedText('Caption').max(BUSINESS_LIMITS.alt, `A caption must be ${BUSINESS_LIMITS.alt} characters or less`))
    .max(100)
    .optional()
    .describe('Captions of the photos, in the order of `images`.'),
  menuUrl: optional(z.string().max(500)).describe('Path of your upload of kind `menu`. Premium only.'),
  arrivalNotes: optionalProse('Arrival notes', BUSINESS_LIMITS.arrivalNotes).describe(
    'Tips for arriving with a pet, such as parking. Premium only.',
  ),
  youtubeVideoId: youtubeVideoId.describe('Address or ID of a YouTube video. Premium only.'),
  facebookUrl: webAddress.describe('Address of the Facebook page. Premium only.'),
  instagramUrl: webAddress.describe('Address of the Instagram profile. Premium only.'),
  tiktokUrl: webAddress.describe('Address of the TikTok profile. Premium only.'),
  openingHours: text('Opening hours', BUSINESS_LIMITS.openingHours).describe(
    'Opening hours in the syntax of OpenStreetMap, such as `Mo-Fr 09:00-17:00`.',
  ),
  policy: PolicyForm.nullable().optional().describe('Whether pets are welcome. Replaces the whole policy.'),
};

const hasWholePin = ({
  latitude,
  longitude,
}: {
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
}) => ((latitude ?? null) === null ? (longitude ?? null) === null : (longitude ?? null) !== null);
const PIN = { error: 'latitude and longitude must be given together.', path: ['latitude'] };

export const BusinessForm = z
  .strictObject({
    ...fields,
    tier: z.enum(LISTING_TIERS).default('free').describe('Tier to order. Premium features appear once it is paid.'),
  })
  .refine(hasWholePin, PIN)
  .meta({ id: 'BusinessForm', description: 'A new listing.' });

export type BusinessForm = z.infer<typeof BusinessForm>;

export const BusinessChange = z.strictObject(fields).partial().refine(hasWholePin, PIN).meta({
  id: 'BusinessChange',
  description: 'An owner’s changes. Absent fields stay unchanged, and null clears a field.',
});

export type BusinessChange = z.infer<typeof BusinessChange>;

export const AdminBusinessChange = z
  .strictObject({
    ...z.strictObject(fields).partial().shape,
    reason: typedProse('Reason', 'Please provide a reason.')
      .min(1, 'Please provide a reason.')
      .max(2000, 'A reason must be 2000 characters or less')
      .describe('Why you change the listing. The owner reads it.'),
    version: z.int().optional().describe('The version that you edited. A business that changed since then is refused.'),
  })
  .refine(hasWholePin, PIN)
  .meta({
    id: 'AdminBusinessChange',
    description: 'An administrator’s changes. Absent fields stay unchanged, and null clears a field.',
  });

export type AdminBusinessChange = z.infer<typeof AdminBusinessChange>;

export const OwnerBusiness = BusinessDetail.extend({
  approvalStatus: z.enum(APPROVAL_STATUSES).describe('Approval status. Only approved businesses are public.'),
  rejectionReason: z.string().nullable().describe('Why the business was rejected, or what the owner should revise.'),
  pendingChanges: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe('New values that await approval, by field. The old values stay public.'),
  hiddenAt: z.iso.datetime().nullable().describe('When an administrator hid it.'),
  billing: Billing,
  moves: z.array(z.enum(OWNER_MOVES)).describe('Actions that the owner can take now.'),
}).meta({ id: 'OwnerBusiness', extends: 'Business', description: 'A business as its owner sees it.' });

export type OwnerBusiness = z.infer<typeof OwnerBusiness>;

export const AdminBusiness = OwnerBusiness.omit({ moves: true })
  .extend({
    reviewedBy: z.string().nullable().describe('Name of the administrator who decided last.'),
    reviewedAt: z.iso.datetime().nullable().describe('When the administrator decided.'),
    adminNotes: z.string().nullable().describe('Notes for administrators only.'),
    verificationSource: z.string().nullable().describe('How the business was last verified.'),
    verificationNotes: z.string().nullable().describe('Notes on the verification, for administrators only.'),
    verifiedBy: z.string().nullable().describe('Name of the administrator who verified the business, or refused to.'),
    claimedBy: z.uuid().nullable().describe('ID of the member who became its owner.'),
    claimedByName: z.string().nullable().describe('Name of that member; null if they gave none.'),
    claimedAt: z.iso.datetime().nullable().describe('When they became its owner.'),
    ownerName: z.string().nullable().describe('Name of the owner; null without an owner, or if they gave none.'),
    updatedAt: z.iso.datetime().describe('When the business last changed.'),
    version: z
      .number()
      .int()
      .describe('Changes with every edit. Send it with a decision to make sure that you decide on what you saw.'),
    status: z
      .enum(STANDINGS)
      .describe('Approval status, or `withdrawn` by the owner, `hidden` by an administrator, or permanently `closed`.'),
    editedFields: z
      .array(z.string())
      .describe('Fields that an administrator changed, which no import changes; of `policy`, only the changed facts.'),
    sources: z
      .array(
        z.object({
          source: z.string().describe('Name of the import source.'),
          externalId: z.string().describe('ID of the place in that source.'),
          importedAt: z.iso.datetime().describe('When it was last imported.'),
        }),
      )
      .describe('The imports that it came from; empty if a member or administrator created it.'),
    moves: z
      .array(z.enum(['review', 'approve', 'reject', 'needs-revision', 'edit', ...LISTING_MOVES]))
      .describe('Actions that an administrator can take now.'),
  })
  .meta({ id: 'AdminBusiness', extends: 'Business', description: 'A business as administrators see it.' });

export type AdminBusiness = z.infer<typeof AdminBusiness>;

const notes = optional(typedProse('Notes').max(2000, 'Notes must be 2000 characters or less')).describe(
  'Notes for administrators only.',
);
const version = z
  .number()
  .int()
  .optional()
  .describe('The version that you looked at. If the business changed since then, the decision is refused.');
const reviewerId = z.unknown().optional().describe('Ignored: the session identifies the administrator.');
const reason = typedProse('Reason', 'Please provide a rejection reason.')
  .min(1, 'Please provide a rejection reason.')
  .max(2000, 'A reason must be 2000 characters or less');

export const ApprovalForm = z
  .strictObject({ adminNotes: notes, version, reviewerId })
  .meta({ id: 'ApprovalForm', description: 'Approval of a business.' });

export type ApprovalForm = z.infer<typeof ApprovalForm>;

export const RejectionForm = z
  .strictObject({
    rejectionReason: reason.describe('Reason for the rejection.'),
    adminNotes: notes,
    version,
    reviewerId,
  })
  .meta({ id: 'RejectionForm', description: 'Rejection of a business. The owner sees the reason.' });

export type RejectionForm = z.infer<typeof RejectionForm>;

export const RevisionForm = z
  .strictObject({ reason: reason.describe('Changes that the owner should make.'), version })
  .meta({ id: 'RevisionForm', description: 'A request to revise a business.' });

export type RevisionForm = z.infer<typeof RevisionForm>;

export const VerificationForm = z
  .strictObject({
    verificationSource: typedText('Source', 'Please say how it was verified.')
      .min(1, 'Please say how it was verified.')
      .max(200, 'Source must be 200 characters or less')
      .describe('How it was verified, such as `Phone call`.'),
    verificationNotes: notes,
    version,
  })
  .meta({
    id: 'BusinessVerificationForm',
    description: 'How an administrator verified that a business is what it claims to be.',
  });

export type VerificationForm = z.infer<typeof VerificationForm>;

export const VerificationRefusal = z
  .strictObject({
    verificationNotes: typedProse('Notes', 'Please say why it could not be verified.')
      .min(1, 'Please say why it could not be verified.')
      .max(2000, 'Notes must be 2000 characters or less')
      .describe('Why it could not be verified. For administrators only.'),
    version,
  })
  .meta({ id: 'VerificationRefusal', description: 'Why an administrator could not verify a business.' });

export type VerificationRefusal = z.infer<typeof VerificationRefusal>;

/** Filters for the list of businesses by verification status. */
export const VerificationQuery = listWithStatus(
  VERIFICATION_STATES,
  'waiting',
  'Verification status to list. Defaults to businesses that await verification.',
);

export type VerificationQuery = z.infer<typeof VerificationQuery>;

export const SimilarQuery = z
  .object({
    name: typedText('Business name').max(BUSINESS_LIMITS.name).default('').describe('Name of the business.'),
    city: text('City', BUSINESS_LIMITS.city).describe('City.'),
    state: text('State', BUSINESS_LIMITS.state).describe('State.'),
    zipCode: text('ZIP code', BUSINESS_LIMITS.zipCode).describe('ZIP code.'),
    phone: text('Phone number', BUSINESS_LIMITS.phone).describe('Phone number.'),
    website: text('Website', BUSINESS_LIMITS.url).describe('Address of the website.'),
    latitude: fields.latitude,
    longitude: fields.longitude,
  })
  .meta({ id: 'SimilarQuery', description: 'Fields of a listing or recommendation, to find similar businesses.' });

export type SimilarQuery = z.infer<typeof SimilarQuery>;
