import { newsEmail, type EmailContent, type OutgoingMessage } from '../shared/outbox.js';
import type { LockedBusiness } from './ports.js';

interface MergedPair {
  readonly kept: LockedBusiness;
  readonly merged: LockedBusiness;
  /** Whether the merged business's owner now owns the kept one. */
  readonly withOwner: boolean;
}

/** Returns the email to the owner of a merged business about the merge or its undoing. */
export function mergeEmails(mergeId: number, pair: MergedPair, what: 'merged' | 'undone'): readonly OutgoingMessage[] {
  const { kept, merged } = pair;
  if (merged.ownerId === null) return [];
  const content = what === 'merged' ? mergedEmail(pair) : undoneEmail(kept, merged);
  return [newsEmail(`merge:${mergeId}:${what}`, merged.ownerId, content)];
}

function mergedEmail({ kept, merged, withOwner }: MergedPair): EmailContent {
  const isTheirs = withOwner || kept.ownerId === merged.ownerId;
  return {
    subject: `${merged.name} was listed twice`,
    paragraphs: [
      `${merged.name} and ${kept.name} are the same place, so we merged their listings. All reviews, photos, and analytics are now in one listing, and the old address redirects to it.`,
      ...(isTheirs
        ? []
        : ['The listing that stays has no owner yet. If the place is yours, claim it to edit the listing.']),
      'If they are two different places, reply to this email within 30 days and we’ll undo the merge.',
    ],
    action: isTheirs
      ? { label: 'View your listing', path: `/business/${kept.id}` }
      : { label: 'Claim the listing', path: `/claim-business/${kept.id}` },
  };
}

function undoneEmail(kept: LockedBusiness, merged: LockedBusiness): EmailContent {
  return {
    subject: `${merged.name} has its own listing again`,
    paragraphs: [
      `${merged.name} and ${kept.name} are two different places, so we undid the merge. Each has its own listing again.`,
    ],
    action: { label: 'View your listing', path: `/business/${merged.id}` },
  };
}
