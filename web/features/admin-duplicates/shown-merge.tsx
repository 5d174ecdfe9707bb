import type { Merge } from '../../../interfaces/contract/duplicate/duplicate.js';
import { dayName } from '../../lib/day.js';
import { Badge } from '../../ui/badge.js';
import { FactList, OutsideLink } from '../../ui/fact-list.js';
import type { Shown } from '../../ui/queue/queue-entry.js';

/** 'Muddy Paw Cafe into The Muddy Paw Café'. */
export const nameOfMerge = ({ kept, merged }: Merge): string => `${merged.name} into ${kept.name}`;

const COUNTED: readonly (readonly [keyof Merge['moved'], string, string])[] = [
  ['reviews', 'review', 'reviews'],
  ['olderReviews', 'older review that is kept and not shown', 'older reviews that are kept and not shown'],
  ['photos', 'photo', 'photos'],
  ['claims', 'claim', 'claims'],
  ['messages', 'message', 'messages'],
];

/** What was made one, by whom, and until when it can be undone. */
export function shownMerge(merge: Merge): Shown {
  const { kept, merged, mergedBy, mergedAt, undoUntil, undoneBy, undoneAt, moved } = merge;
  const came = COUNTED.filter(([what]) => moved[what] > 0).map(
    ([what, one, many]) => `${String(moved[what])} ${moved[what] === 1 ? one : many}`,
  );
  return {
    badges: <Badge tone={undoneAt === null ? 'leaf' : 'neutral'}>{undoneAt === null ? 'Merged' : 'Undone'}</Badge>,
    facts: (
      <FactList
        facts={[
          ['Kept', <OutsideLink href={`/business/${String(kept.id)}`}>{placeOf(kept)}</OutsideLink>],
          ['Merged', <OutsideLink href={`/business/${String(merged.id)}`}>{placeOf(merged)}</OutsideLink>],
          ['What came with it', came.join(', ') || 'Nothing'],
          ['Merged by', mergedBy],
          ['Merged on', <time dateTime={mergedAt}>{dayName(mergedAt)}</time>],
          undoneAt === null
            ? ['Can be undone until', <time dateTime={undoUntil}>{dayName(undoUntil)}</time>]
            : ['Undone', `${undoneBy ?? ''}, ${dayName(undoneAt)}`],
        ]}
      />
    ),
  };
}

function placeOf({ name, address, city, state }: Merge['kept']): string {
  return [name, address, city, state].filter(Boolean).join(', ');
}
