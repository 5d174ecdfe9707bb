import type { NewNotice } from '../../domain/moderation/notice.js';
import { Notices } from '../../application/moderation/ports.js';
import { Transaction } from '../../application/shared/transaction.js';
import type { TestApp } from './app.js';

/** Sends a member a notice, as a decision on a report does, and returns its ID. A suspension by default. */
export async function giveNotice({ nest }: Pick<TestApp, 'nest'>, memberId: string, given: Partial<NewNotice> = {}) {
  const notice: NewNotice = {
    ...{ memberId, kind: 'suspension', reason: 'spam', note: 'The same link in three reviews.', target: null },
    ...{ decidedBy: 'Agnes Secret', ...given },
  };
  const { id } = await nest.get(Transaction).run(() => nest.get(Notices, { strict: false }).give(notice));
  return id;
}
