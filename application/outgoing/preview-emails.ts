import { NO_EMAIL, type PreviewedDecision } from '../../domain/outgoing/email-preview.js';
import type { AdministratorActor } from '../shared/actor.js';
import type { EmailPreviews, PreviewedEmail } from './ports.js';

export interface EmailPreview {
  readonly emails: readonly PreviewedEmail[];
  /** Why no email is sent; null if there is one. */
  readonly note: string | null;
}

/** Previews the emails of a decision. Nothing is sent or changed. */
export class PreviewEmails {
  constructor(private readonly previews: EmailPreviews) {}

  /** Throws what the decision throws. Takes an administrator, so that no member's call compiles. */
  async run<Administrator extends AdministratorActor>(
    administrator: Administrator,
    decision: PreviewedDecision,
    decide: (administrator: Administrator) => Promise<unknown>,
  ): Promise<EmailPreview> {
    const emails = await this.previews.of(() => decide(administrator));
    return { emails, note: emails.length === 0 ? NO_EMAIL[decision] : null };
  }
}
