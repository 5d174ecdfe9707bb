import { z } from 'zod';
import { ACCOUNT_LIMITS, PHONE, REVIEW_FATES, ZIP_CODE } from '../../../domain/account/account.js';
import { RADII } from '../../../domain/gazetteer/distance.js';
import { SANCTION_KINDS } from '../../../domain/moderation/sanction.js';
import { isBlank, typedText } from '../shared/typed-text.js';

const time = z.iso.datetime();

export const CurrentUser = z
  .object({
    id: z.uuid(),
    email: z.string().nullable().describe('Address that receives notifications.'),
    firstName: z.string().nullable().describe('Shown to everyone.'),
    lastName: z.string().nullable().describe('Shown only to the member and administrators.'),
    profileImageUrl: z.string().nullable().describe('Path of the photo on this site, or an https address.'),
    petFirstName: z.string().nullable().describe('Name of the member’s pet, shown to everyone.'),
    homeZipCode: z.string().nullable().describe('ZIP code where searches start. Shown only to the member.'),
    phoneNumber: z.string().nullable().describe('Number for text messages. Shown only to the member.'),
    isRegistrationComplete: z.boolean().describe('True once the member filled in their profile.'),
    preferredRadius: z.string().describe('Default search radius in miles, as text.'),
    emailNotifications: z.boolean().describe('True if the member wants notifications by email.'),
    smsNotifications: z.boolean().describe('True if the member wants notifications by text message.'),
    paused: z.boolean().describe('True while the profile, Guide Dog, and pets are hidden from others.'),
    personalisation: z.boolean().describe('True if recommendations may use viewed places and the location.'),
    analytics: z.boolean().describe('True if visits to businesses are counted.'),
    ageConfirmed: z
      .boolean()
      .describe('True if the member has confirmed that they are 13 or older. Until then, they cannot make changes.'),
    createdAt: time,
    updatedAt: time,
    sanction: z
      .object({
        kind: z.enum(SANCTION_KINDS).describe('Restricted and suspended members can read but not post.'),
        until: time.nullable().describe('End of a restriction. Null for a suspension, which has no end.'),
        isOfOtherAccount: z
          .boolean()
          .describe(
            'True if the sanction was imposed on another account with the same mailbox (such as x+1@ and x+2@).',
          ),
      })
      .nullable()
      .describe('Restriction or suspension that currently applies, or null.'),
  })
  .meta({ id: 'CurrentUser', description: 'The signed-in member’s own record.' });

export type CurrentUser = z.infer<typeof CurrentUser>;

const optionalText = <T extends z.ZodType<string, string>>(rule: T) =>
  z.preprocess((value) => (typeof value === 'string' && isBlank(value) ? null : value), rule.nullable()).optional();

const name = (label: string) =>
  typedText(label, `${label} is required`)
    .min(1, `${label} is required`)
    .max(ACCOUNT_LIMITS.name, `${label} must be ${ACCOUNT_LIMITS.name} characters or less`);

/** The fields of the 'Profile' tab. */
export const ProfileForm = z.object({
  firstName: name('First name').describe('Shown to everyone.'),
  lastName: name('Last name').describe('Shown only to the member and administrators.'),
  petFirstName: optionalText(
    typedText('Pet name').max(ACCOUNT_LIMITS.name, `Pet name must be ${ACCOUNT_LIMITS.name} characters or less`),
  ).describe('Name of the member’s pet, shown to everyone.'),
  phoneNumber: optionalText(z.string().trim().regex(PHONE, 'Please enter a valid phone number')).describe(
    'Number for text messages. A change requires a recent sign-in.',
  ),
  profileImageUrl: z
    .string()
    .max(3_000_000)
    .nullable()
    .optional()
    .describe('Path of an upload of kind `profile_photo`, or a data URL.'),
});

const CHOOSE_RADIUS = `Please choose ${RADII.slice(0, -1).join(', ')} or ${String(RADII.at(-1))} miles`;

/** The fields of the 'Preferences' tab. */
export const PreferencesForm = z.object({
  homeZipCode: optionalText(
    z.string().trim().regex(ZIP_CODE, 'Please enter a valid zip code (12345 or 12345-6789)'),
  ).describe('ZIP code where searches start: 5 or 9 digits.'),
  preferredRadius: z
    .union([z.string().max(10), z.number().max(Math.max(...RADII))], CHOOSE_RADIUS)
    .transform(String)
    .refine((miles) => RADII.some((radius) => String(radius) === miles), CHOOSE_RADIUS)
    .describe('Default search radius in miles.'),
});

/** The fields of the 'Notifications' tab. */
export const NotificationsForm = z.object({
  emailNotifications: z.boolean().describe('Whether to send notifications by email.'),
  smsNotifications: z.boolean().describe('Whether to send notifications by text message.'),
});

export const ProfileChange = z
  .strictObject({
    ...ProfileForm.partial().shape,
    ...PreferencesForm.partial().shape,
    ...NotificationsForm.partial().shape,
  })
  .meta({
    id: 'ProfileChange',
    description:
      'Changes to the profile, preferences, and notifications. Absent fields stay unchanged; null clears a field.',
  });

export type ProfileChange = z.infer<typeof ProfileChange>;

export const PublicUser = z
  .object({
    id: z.uuid(),
    firstName: z.string().nullable().describe('First name.'),
    profileImageUrl: z.string().nullable().describe('Path of the photo on this site, or an https address.'),
    petFirstName: z.string().nullable().describe('Name of the member’s pet.'),
    joinedDate: time.describe('When the account was created.'),
  })
  .meta({ id: 'PublicUser', description: 'A member’s public data.' });

export type PublicUser = z.infer<typeof PublicUser>;

export const EmailForm = z
  .strictObject({
    email: z
      .string('Valid email is required')
      .trim()
      .max(ACCOUNT_LIMITS.email, 'Valid email is required')
      .pipe(z.email('Valid email is required'))
      .describe('The new address, which receives a confirmation link.'),
  })
  .meta({
    id: 'EmailForm',
    description: 'A new email address for the account. It takes effect when it is confirmed by email.',
  });

export type EmailForm = z.infer<typeof EmailForm>;

export const EmailConfirmation = z
  .strictObject({ token: z.string().min(1).max(100).describe('Secret from the link.') })
  .meta({ id: 'EmailConfirmation', description: 'The secret from the link that was emailed to the new address.' });

export type EmailConfirmation = z.infer<typeof EmailConfirmation>;

export const ConfirmedEmail = z
  .object({ email: z.string().describe('The new address.') })
  .meta({ id: 'ConfirmedEmail', description: 'The account’s email address after confirmation.' });

export type ConfirmedEmail = z.infer<typeof ConfirmedEmail>;

export const ErasureForm = z
  .strictObject({
    reviews: z
      .enum(REVIEW_FATES)
      .describe('`anonymise` keeps the reviews without the author’s name, and `remove` deletes them.'),
  })
  .meta({ id: 'ErasureForm', description: 'What happens to the member’s reviews when the account is erased.' });

export type ErasureForm = z.infer<typeof ErasureForm>;

export const Erasure = z
  .object({
    erasureAt: time.describe('When all data is erased. Until then, the member can sign in and restore the account.'),
  })
  .meta({ id: 'Erasure', description: 'An account that is closed and will be erased.' });

export type Erasure = z.infer<typeof Erasure>;

const choice = z.boolean('Please choose on or off');

export const Privacy = z
  .object({
    paused: z.boolean().describe('True while the profile, Guide Dog, and pets are hidden from others.'),
    personalisation: z.boolean().describe('True if recommendations may use viewed places and the location.'),
    analytics: z.boolean().describe('True if visits to businesses are counted.'),
  })
  .meta({ id: 'Privacy', description: 'A member’s privacy choices.' });

export type Privacy = z.infer<typeof Privacy>;

export const PrivacyChange = z
  .strictObject({
    paused: choice.describe('True hides the profile, Guide Dog, and pets from others.'),
    personalisation: choice.describe('True lets recommendations use viewed places and the location.'),
    analytics: choice.describe('True counts visits to businesses.'),
  })
  .partial()
  .meta({ id: 'PrivacyChange', description: 'New privacy choices. Absent fields stay unchanged.' });

export type PrivacyChange = z.infer<typeof PrivacyChange>;

export const AgeConfirmation = z
  .strictObject({
    confirmed: z
      .boolean('Please say whether you are 13 or older')
      .describe('True if the member is 13 or older. False erases the account.'),
  })
  .meta({ id: 'AgeConfirmation', description: 'A member’s statement about their own age.' });

export type AgeConfirmation = z.infer<typeof AgeConfirmation>;
