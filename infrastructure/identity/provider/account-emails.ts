import type { EmailContent } from '../../../application/shared/outbox.js';
import { PROVIDER_PATHS } from '../../../application/identity/provider-paths.js';

/** Asks a new member to confirm that the mailbox is theirs. */
export function confirmationEmail(siteName: string, token: string): EmailContent {
  return {
    subject: `Confirm your email address for ${siteName}`,
    paragraphs: [
      `Welcome to ${siteName}! One step is left: open the page below and type the password that you chose.`,
      'The link works once, for 24 hours. If you did not sign up, ignore this message: no account was made.',
    ],
    action: { label: 'Confirm my email address', path: `${PROVIDER_PATHS.verify}?token=${token}` },
  };
}

/** Answers a sign-up with an address that has an account, so that the page need not tell. */
export function knownAddressEmail(siteName: string): EmailContent {
  return {
    subject: `You already have an account at ${siteName}`,
    paragraphs: [
      `Somebody, probably you, just signed up at ${siteName} with this email address. You already have an account: sign in with the password you have.`,
      'If you do not remember it, choose a new one. If it was not you, there is nothing to do: nothing was changed.',
    ],
    action: { label: 'Choose a new password', path: PROVIDER_PATHS.forgotten },
  };
}

/** Lets the owner of the mailbox choose a new password. */
export function resetEmail(siteName: string, token: string): EmailContent {
  return {
    subject: `Choose a new password for ${siteName}`,
    paragraphs: [
      `You asked for a new password at ${siteName}. The link works once, for one hour.`,
      'If you did not ask, ignore this message: your password stays as it is.',
    ],
    action: { label: 'Choose a new password', path: `${PROVIDER_PATHS.reset}?token=${token}` },
  };
}

/** Informs the owner of an account that its password was changed. */
export function passwordChangedEmail(siteName: string): EmailContent {
  return {
    subject: `Your password for ${siteName} was changed`,
    paragraphs: [
      `The password of your account at ${siteName} was just changed. Your other sessions and your access tokens were ended.`,
      'If it was not you, choose a new password at once.',
    ],
    action: { label: 'I did not do this', path: PROVIDER_PATHS.forgotten },
  };
}
