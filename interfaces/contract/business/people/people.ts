import { z } from 'zod';
import { ACTIVITIES } from '../../../../domain/business/people/activity.js';
import {
  INVITATION_DAYS,
  INVITATION_VIEWERS,
  MAX_INVITATION_EMAILS,
  SHOWN_INVITATION_STATES,
} from '../../../../domain/business/people/invitation.js';
import { ACCOUNT_LIMITS } from '../../../../domain/account/account.js';
import { BusinessCard } from '../business.js';
import { BusinessRole, GivenRole } from './role.js';
import { BusinessName } from '../business-name.js';

const time = z.iso.datetime();
const NO_EMAIL = 'Enter a valid email address';

export const InvitationForm = z
  .strictObject({
    email: z
      .string(NO_EMAIL)
      .trim()
      .max(ACCOUNT_LIMITS.email, NO_EMAIL)
      .pipe(z.email(NO_EMAIL))
      .describe('The address that gets the link. Only an account with this confirmed address can accept.'),
    role: GivenRole,
  })
  .meta({ id: 'InvitationForm', description: 'An invitation to help manage a business.' });

export type InvitationForm = z.infer<typeof InvitationForm>;

export const RoleForm = z
  .strictObject({ role: GivenRole })
  .meta({ id: 'RoleForm', description: 'The new role of a person.' });

export type RoleForm = z.infer<typeof RoleForm>;

export const OpenInvitation = z
  .object({
    id: z.int().min(1),
    email: z.string().describe('The invited address.'),
    role: GivenRole,
    emails: z.int().min(1).describe(`Emails sent so far, at most ${MAX_INVITATION_EMAILS}.`),
    sentAt: time.describe('When the newest email was sent.'),
    expiresAt: time.describe(`When the link stops working: ${INVITATION_DAYS} days after the newest email.`),
    isExpired: z.boolean().describe('True if the link no longer works, so that it can only be sent again.'),
  })
  .meta({ id: 'OpenInvitation', description: 'An invitation that waits for an answer.' });

export type OpenInvitation = z.infer<typeof OpenInvitation>;

export const BusinessPerson = z
  .object({
    memberId: z.uuid().describe('ID of the member.'),
    name: z.string().nullable().describe('Full name; null if they gave none.'),
    invitedEmail: z
      .string()
      .nullable()
      .describe('For the owner: the invited address of a person without a name. Null for all others.'),
    role: BusinessRole,
    since: time.describe('When they got a role in the business.'),
    isYou: z.boolean().describe('True for the viewer.'),
  })
  .meta({ id: 'BusinessPerson', description: 'A member with a role in a business.' });

export type BusinessPerson = z.infer<typeof BusinessPerson>;

export const BusinessPeople = z
  .object({
    business: BusinessName.describe('The business.'),
    yourRole: BusinessRole,
    people: z.array(BusinessPerson).describe('The owner first, then the others in the order in which they joined.'),
    invitations: z.array(OpenInvitation).nullable().describe('For the owner: open invitations. Null for the others.'),
  })
  .meta({ id: 'BusinessPeople', description: 'The people of a business.' });

export type BusinessPeople = z.infer<typeof BusinessPeople>;

export const BusinessActivity = z
  .object({
    id: z.int().min(1),
    action: z.enum(ACTIVITIES).describe('What the person did.'),
    at: time.describe('When they did it.'),
    actor: z
      .string()
      .nullable()
      .describe(
        'Full name of the person. The owner gets the invited address of someone without a name. Null if there is neither.',
      ),
    subject: z
      .string()
      .nullable()
      .describe('Name of the person it was about, or, for the owner, the invited address; null if there is none.'),
    role: GivenRole.nullable().describe('The role that it was about; null if there is none.'),
    recordId: z.int().nullable().describe('ID of the review or report; null for other actions.'),
  })
  .meta({ id: 'BusinessActivity', description: 'Something that a person did for a business.' });

export type BusinessActivity = z.infer<typeof BusinessActivity>;

export const SharedBusiness = z
  .object({
    business: BusinessCard.describe('The business.'),
    role: GivenRole,
    since: time.describe('When you joined.'),
    isPublic: z.boolean().describe('True if everyone can see its page.'),
    unanswered: z.int().min(0).describe('Published reviews without a response.'),
  })
  .meta({ id: 'SharedBusiness', description: 'A business of someone else in which you have a role.' });

export type SharedBusiness = z.infer<typeof SharedBusiness>;

export const Invitation = z
  .object({
    state: z.enum(SHOWN_INVITATION_STATES).describe('Only an `open` invitation can be answered.'),
    role: GivenRole,
    email: z.string().describe('The invited address, masked.'),
    business: BusinessName.describe('The business.'),
    invitedBy: z.string().nullable().describe('Name of the owner; null if they gave none.'),
    expiresAt: time.describe('When the link stops working.'),
    viewer: z
      .enum(INVITATION_VIEWERS)
      .describe(
        'You: not signed in, the `recipient`, an `other` account with a different address, or a `person` with a role.',
      ),
  })
  .meta({ id: 'Invitation', description: 'An invitation, as its link shows it.' });

export type Invitation = z.infer<typeof Invitation>;
