import type { DecisionKind } from '../../domain/moderation/decision-notice.js';
import { decisionLink, decisionPath, decisionSentence } from '../../domain/moderation/decision-notice.js';
import { NOTICE_LABEL } from '../../domain/moderation/notice-words.js';
import type { DecisionNotices } from '../shared/decision-notices.js';
import { newsEmail, type Outbox } from '../shared/outbox.js';
import type { BusinessRecord } from './ports.js';

/** What an administrator did to a listing. */
export interface ListingNews {
  readonly kind: DecisionKind;
  readonly administrator: string;
  /** Why, and what exactly, as the owner reads it. */
  readonly reason: string;
  readonly at: Date;
}

/** Emails the owner of a listing, if it has one, and adds a notice to their account. Runs in a transaction. */
export async function tellOwner(
  { outbox, notices }: { readonly outbox: Outbox; readonly notices: DecisionNotices },
  { ownerId, id, name }: Pick<BusinessRecord, 'ownerId' | 'id' | 'name'>,
  { kind, administrator, reason, at }: ListingNews,
): Promise<void> {
  if (ownerId === null) return;
  const page = { label: decisionLink(kind), path: decisionPath(kind, id) };
  const paragraphs = [decisionSentence(kind, name), ...(reason === '' ? [] : [`Reason: ${reason}`])];
  const email = { subject: `${NOTICE_LABEL[kind]}: ${name}`, paragraphs, action: page };
  await outbox.record(newsEmail(`business:${id}:${kind}:${at.getTime()}`, ownerId, email));
  await notices.record({
    memberId: ownerId,
    kind,
    businessId: id,
    name,
    reason,
    decidedBy: administrator,
    createdAt: at,
  });
}
