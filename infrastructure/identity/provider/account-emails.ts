import type { EmailContent } from '../../../application/shared/outbox.js';
import { PROVIDER_PATHS } from '../../../application/identity/provider-paths.js';

/** Returns the email that asks a new member to confirm their email address. */
export function confirmationEmail(siteName: string, token: string): EmailContent {
  return {
    subject: `Confirm your email address for ${siteName}`,
    paragraphs: [
      `Welcome to ${siteName}! One more step: confirm your email address on the page below.`,
      'It’s quickest in the browser where you signed up. Anywhere else, we’ll ask for the password you chose.',
      'The link works once and expires in 24 hours. If you didn’t sign up, ignore this email. No account was created.',
    ],
    action: { label: 'Confirm my email address', path: `${PROVIDER_PATHS.verify}?token=${token}` },
  };
}

/**
 * Returns the email sent when someone signs up with an address that already has an account. The page itself must not
 * reveal this.
 */
export function knownAddressEmail(siteName: string): EmailContent {
  return {
    subject: `You already have an account on ${siteName}`,
    paragraphs: [
      `Someone, probably you, just tried to sign up on ${siteName} with this email address. You already have an account. Sign in with your existing password.`,
      'If you don’t remember it, choose a new one. If this wasn’t you, you can ignore this email. Nothing has changed.',
    ],
    action: { label: 'Choose a new password', path: PROVIDER_PATHS.forgotten },
  };
}

/** Returns the email with the link for setting a new password. */
export function resetEmail(siteName: string, token: string): EmailContent {
  return {
    subject: `Choose a new password for ${siteName}`,
    paragraphs: [
      `You asked to reset your password on ${siteName}. The link works once and expires in one hour.`,
      'If you didn’t ask for this, ignore this email. Your password won’t change.',
    ],
    action: { label: 'Choose a new password', path: `${PROVIDER_PATHS.reset}?token=${token}` },
  };
}

/** Returns the email that informs an account's owner of a password change. */
export function passwordChangedEmail(siteName: string): EmailContent {
  return {
    subject: `Your password for ${siteName} was changed`,
    paragraphs: [
      `The password for your ${siteName} account was just changed. We ended your other sessions and revoked your access tokens.`,
      'If this wasn’t you, choose a new password right away.',
    ],
    action: { label: 'This wasn’t me', path: PROVIDER_PATHS.forgotten },
  };
}
