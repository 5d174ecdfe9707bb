import type { OutgoingMessage } from '../shared/outbox.js';
import type { HeldBusiness } from './ports.js';

/** What the owner of a merged business is told: what became of it, or that it stands alone again. */
export function newsOfMerge(
  mergeId: number,
  kept: HeldBusiness,
  merged: HeldBusiness,
  what: 'merged' | 'undone',
): readonly OutgoingMessage[] {
  if (merged.ownerId === null) return [];
  const told =
    what === 'merged'
      ? {
          subject: `${merged.name} was listed twice`,
          paragraphs: [
            `${merged.name} and ${kept.name} are the same place, so we made one listing of them. Reviews, photos and figures of both are there now, and the old address leads to it.`,
            'If they are two places after all, answer this mail within 30 days: then we take it back.',
          ],
          action: { label: 'View your listing', path: `/business/${String(kept.id)}` },
        }
      : {
          subject: `${merged.name} is listed on its own again`,
          paragraphs: [`${merged.name} and ${kept.name} are two places after all, and each has its own listing again.`],
          action: { label: 'View your listing', path: `/business/${String(merged.id)}` },
        };
  return [
    {
      ...{ kind: 'mail', memberId: merged.ownerId, service: false, to: null, content: told },
      dedupeKey: `merge:${String(mergeId)}:${what}`,
    },
  ];
}
