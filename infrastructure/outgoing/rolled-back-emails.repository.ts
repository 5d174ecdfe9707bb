import { EmailPreviews, type PreviewedEmail } from '../../application/outgoing/ports.js';
import type { EmailContent } from '../../application/shared/outbox.js';
import type { Reachable } from '../../domain/outgoing/delivery.js';
import { whyNotSent } from '../../domain/outgoing/email-preview.js';
import { maskedRecipient } from '../../domain/outgoing/failure.js';
import type { MailSite } from '../mail/complete-email.js';
import { mailOf } from '../mail/mail.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

/** Emails that the running transaction recorded, whatever their status. The time makes it an index scan. */
const RECORDED = `
  select m.id, m.recipient #>> '{}' as recipient, m.payload as content, m.service, m.member_id as "memberId", u.email,
    u.phone_number as "phoneNumber", coalesce(u.email_notifications, false) as "emailNotifications",
    coalesce(u.sms_notifications, false) as "smsNotifications", u.erasure_at is not null as closed
  from outbox m left join users u on u.id = m.member_id
  where m.created_at >= now() and m.xmin = pg_current_xact_id()::xid and m.kind = 'mail' order by m.created_at, m.id`;

interface Recorded extends Reachable {
  readonly id: string;
  readonly recipient: string | null;
  readonly content: EmailContent;
  readonly service: boolean;
  readonly memberId: string | null;
  readonly email: string | null;
}

/** Thrown to roll a decision back. */
class PreviewRollback extends Error {}

/** Runs decisions in a transaction that is never committed. */
export class RolledBackEmails extends EmailPreviews {
  constructor(
    private readonly work: UnitOfWork,
    private readonly site: MailSite,
  ) {
    super();
  }

  override async of(decide: () => Promise<unknown>): Promise<readonly PreviewedEmail[]> {
    let recorded: readonly Recorded[] = [];
    const stop = async (): Promise<never> => {
      recorded = await this.work.rows<Recorded>(RECORDED);
      throw new PreviewRollback();
    };
    await new Promise<unknown>((resolve, reject) => {
      this.work.runBeforeCommit(stop, () => void decide().then(resolve, reject));
    }).catch((error: unknown) => {
      if (!(error instanceof PreviewRollback)) throw error;
    });
    return recorded.map((row) => this.#rendered(row));
  }

  #rendered({ id, recipient, content, service, memberId, email, ...member }: Recorded): PreviewedEmail {
    const to = recipient ?? email;
    const unsubscribe = service || memberId === null ? null : `${this.site.publicUrl}/unsubscribe`;
    const { subject, text, html } = mailOf({ id, to: to ?? '' }, content, unsubscribe, this.site);
    const notSent = whyNotSent(service, to, memberId === null ? null : member);
    return { to: to === null ? null : maskedRecipient('mail', to), subject, text, html, notSent };
  }
}
