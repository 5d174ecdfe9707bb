import type { Merge } from '../../../interfaces/contract/duplicate/duplicate.js';
import { dayName } from '../../lib/words/day.js';
import { Badge } from '../../ui/show/badge.js';
import { Day, FactList, OutsideLink } from '../../ui/show/fact-list.js';
import type { EntryContent } from '../../ui/queue/queue-entry.js';

/** 'Muddy Paw Cafe into The Muddy Paw Café'. */
export const nameOfMerge = ({ kept, merged }: Merge): string => `${merged.name} into ${kept.name}`;

const COUNTED: readonly (readonly [keyof Merge['moved'], string, string])[] = [
  ['reviews', 'review', 'reviews'],
  ['olderReviews', 'hidden older review', 'hidden older reviews'],
  ['photos', 'photo', 'photos'],
  ['claims', 'claim', 'claims'],
  ['messages', 'message', 'messages'],
];

/** A merge: the two businesses, the administrator, and the deadline for undoing it. */
export function mergeEntry(merge: Merge): EntryContent {
  const { kept, merged, mergedBy, mergedAt, undoUntil, undoneBy, undoneAt, moved } = merge;
  const moves = COUNTED.filter(([what]) => moved[what] > 0).map(
    ([what, one, many]) => `${String(moved[what])} ${moved[what] === 1 ? one : many}`,
  );
  return {
    badges: <Badge tone={undoneAt === null ? 'leaf' : 'neutral'}>{undoneAt === null ? 'Merged' : 'Undone'}</Badge>,
    facts: (
      <FactList
        facts={[
          ['Kept', <OutsideLink href={`/business/${String(kept.id)}`}>{placeOf(kept)}</OutsideLink>],
          ['Merged', <OutsideLink href={`/business/${String(merged.id)}`}>{placeOf(merged)}</OutsideLink>],
          ['Moved to the kept listing', moves.join(', ') || 'Nothing'],
          ['Merged by', mergedBy],
          ['Merged on', <Day of={mergedAt} />],
          undoneAt === null
            ? ['Can be undone until', <Day of={undoUntil} />]
            : ['Undone', `${undoneBy ?? ''}, ${dayName(undoneAt)}`],
        ]}
      />
    ),
  };
}

function placeOf({ name, address, city, state }: Merge['kept']): string {
  return [name, address, city, state].filter(Boolean).join(', ');
}
