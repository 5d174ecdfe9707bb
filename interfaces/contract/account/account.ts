import { z } from 'zod';
import { ACCOUNT_LIMITS, PHONE, REVIEW_FATES, ZIP_CODE } from '../../../domain/account/account.js';
import { RADII } from '../../../domain/gazetteer/distance.js';
import { SANCTION_KINDS } from '../../../domain/moderation/sanction.js';
import { saysNothing, typedText } from '../shared/typed-text.js';

const time = z.iso.datetime();

/** The signed-in member's own record. */
export const CurrentUser = z
  .object({
    id: z.uuid(),
    email: z.string().nullable(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    profileImageUrl: z.string().nullable(),
    petFirstName: z.string().nullable(),
    homeZipCode: z.string().nullable(),
    phoneNumber: z.string().nullable(),
    isRegistrationComplete: z.boolean(),
    preferredRadius: z.string().describe('Miles, as text.'),
    emailNotifications: z.boolean(),
    smsNotifications: z.boolean(),
    paused: z.boolean(),
    personalisation: z.boolean(),
    analytics: z.boolean(),
    ageConfirmed: z.boolean().describe('Until it is true, the member may change nothing.'),
    createdAt: time,
    updatedAt: time,
    sanction: z
      .object({ kind: z.enum(SANCTION_KINDS), until: time.nullable().describe('Null: for good.') })
      .nullable()
      .describe('What keeps the member from writing now, or null.'),
  })
  .meta({ id: 'CurrentUser' });

export type CurrentUser = z.infer<typeof CurrentUser>;

const optionalText = <T extends z.ZodType<string, string>>(rule: T) =>
  z.preprocess((value) => (typeof value === 'string' && saysNothing(value) ? null : value), rule.nullable()).optional();

const name = (label: string) =>
  typedText(label, `${label} is required`)
    .min(1, `${label} is required`)
    .max(ACCOUNT_LIMITS.name, `${label} must be ${ACCOUNT_LIMITS.name} characters or less`);

/** Names, pet, telephone and photo: the tab 'Profile'. */
export const ProfileForm = z.object({
  firstName: name('First name'),
  lastName: name('Last name'),
  petFirstName: optionalText(
    typedText('Pet name').max(ACCOUNT_LIMITS.name, `Pet name must be ${ACCOUNT_LIMITS.name} characters or less`),
  ),
  phoneNumber: optionalText(z.string().trim().regex(PHONE, 'Please enter a valid phone number')),
  profileImageUrl: z.string().max(3_000_000).nullable().optional(),
});

const CHOOSE_RADIUS = `Please choose ${RADII.slice(0, -1).join(', ')} or ${String(RADII.at(-1))} miles`;

/** The tab 'Preferences'. */
export const PreferencesForm = z.object({
  homeZipCode: optionalText(z.string().trim().regex(ZIP_CODE, 'Please enter a valid zip code (12345 or 12345-6789)')),
  preferredRadius: z
    .union([z.string().max(10), z.number().max(Math.max(...RADII))], CHOOSE_RADIUS)
    .transform(String)
    .refine((miles) => RADII.some((radius) => String(radius) === miles), CHOOSE_RADIUS),
});

/** The tab 'Notifications'. */
export const NotificationsForm = z.object({
  emailNotifications: z.boolean(),
  smsNotifications: z.boolean(),
});

/** What PUT /api/user/profile takes: keys that are absent stay as they are, null clears. */
export const ProfileChange = z
  .strictObject({
    ...ProfileForm.partial().shape,
    ...PreferencesForm.partial().shape,
    ...NotificationsForm.partial().shape,
  })
  .meta({ id: 'ProfileChange' });

export type ProfileChange = z.infer<typeof ProfileChange>;

/** What everybody may know of a member: neither email nor telephone nor ZIP code. */
export const PublicUser = z
  .object({
    id: z.uuid(),
    firstName: z.string().nullable(),
    profileImageUrl: z.string().nullable(),
    petFirstName: z.string().nullable(),
    joinedDate: time,
  })
  .meta({ id: 'PublicUser' });

export type PublicUser = z.infer<typeof PublicUser>;

/** A new address for the account, which is confirmed by mail before it counts. */
export const EmailForm = z
  .strictObject({
    email: z
      .string('Valid email is required')
      .trim()
      .max(ACCOUNT_LIMITS.email, 'Valid email is required')
      .pipe(z.email('Valid email is required')),
  })
  .meta({ id: 'EmailForm' });

export type EmailForm = z.infer<typeof EmailForm>;

/** The secret of the link that was mailed to the new address. */
export const EmailConfirmation = z
  .strictObject({ token: z.string().min(1).max(100) })
  .meta({ id: 'EmailConfirmation' });

export type EmailConfirmation = z.infer<typeof EmailConfirmation>;

/** The address that the account has from then on. */
export const ConfirmedEmail = z.object({ email: z.string() }).meta({ id: 'ConfirmedEmail' });

export type ConfirmedEmail = z.infer<typeof ConfirmedEmail>;

/** How an account is erased. */
export const ErasureForm = z.strictObject({ reviews: z.enum(REVIEW_FATES) }).meta({ id: 'ErasureForm' });

export type ErasureForm = z.infer<typeof ErasureForm>;

export const Erasure = z
  .object({
    erasureAt: time.describe('When everything will be erased; until then, signing in offers to take it back.'),
  })
  .meta({ id: 'Erasure' });

export type Erasure = z.infer<typeof Erasure>;

const choice = z.boolean('Please choose on or off');

/** What a member decides about the own data. */
export const Privacy = z
  .object({
    paused: z.boolean().describe('The profile, the Guide Dog and the pets are shown to nobody else.'),
    personalisation: z.boolean().describe('Recommendations go by what was looked at.'),
    analytics: z.boolean().describe('Own visits to businesses are counted.'),
  })
  .meta({ id: 'Privacy' });

export type Privacy = z.infer<typeof Privacy>;

/** New choices; keys that are absent stay as they are. */
export const PrivacyChange = z
  .strictObject({ paused: choice, personalisation: choice, analytics: choice })
  .partial()
  .meta({ id: 'PrivacyChange' });

export type PrivacyChange = z.infer<typeof PrivacyChange>;

/** What a member says about the own age. */
export const AgeConfirmation = z
  .strictObject({
    confirmed: z.boolean('Please say whether you are 13 or older').describe('False: the member is under 13.'),
  })
  .meta({ id: 'AgeConfirmation' });

export type AgeConfirmation = z.infer<typeof AgeConfirmation>;
