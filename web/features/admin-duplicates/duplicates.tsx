import { useSearchParams } from 'react-router-dom';
import { cursorOf } from '../../lib/path/list-path.js';
import { Decisions } from '../../ui/queue/decisions.js';
import { candidateActions, mergeActions } from './duplicate-actions.js';
import {
  duplicatesViewOf,
  FAILED,
  sentenceOf,
  useCandidatePages,
  useDuplicateDecisions,
  useMergePages,
  useUndo,
  type DuplicatesView,
} from './duplicates.queries.js';
import { nameOfCandidate, shownCandidate } from './shown-candidate.js';
import { nameOfMerge, shownMerge } from './shown-merge.js';

const PAGE = {
  path: '/admin/duplicates',
  views: [
    { status: 'waiting', label: 'Waiting' },
    { status: 'dismissed', label: 'Not the Same' },
    { status: 'merged', label: 'Past Merges' },
  ],
  failure: FAILED,
  sentenceOf,
} as const;

interface PartProps<View extends DuplicatesView> {
  readonly status: View;
  readonly cursor: string | null;
}

/** Businesses that may be listed twice, and what was decided about others. */
export function Duplicates() {
  const [params] = useSearchParams();
  const status = duplicatesViewOf(params);
  const cursor = cursorOf(params);
  return status === 'merged' ? <Merges {...{ status, cursor }} /> : <Candidates {...{ status, cursor }} />;
}

function Candidates({ status, cursor }: PartProps<'waiting' | 'dismissed'>) {
  const list = useCandidatePages(status, cursor);
  const decisions = useDuplicateDecisions();
  return (
    <Decisions
      {...{ ...PAGE, views: [...PAGE.views], status, list }}
      name="duplicates"
      label={status === 'waiting' ? 'Likely duplicates' : 'Places that are not the same'}
      nameOf={nameOfCandidate}
      shownOf={shownCandidate}
      actions={candidateActions(decisions)}
      empty={{
        title: 'No duplicate is waiting',
        words: 'What is new or changed is compared with all other listings some minutes later.',
      }}
    />
  );
}

function Merges({ status, cursor }: PartProps<'merged'>) {
  const list = useMergePages(cursor);
  const undo = useUndo();
  return (
    <Decisions
      {...{ ...PAGE, views: [...PAGE.views], status, list }}
      reopens
      countWords={countWords}
      name="merges"
      label="Past merges"
      nameOf={nameOfMerge}
      shownOf={shownMerge}
      actions={mergeActions(undo)}
      empty={{ title: 'Nothing was merged yet', words: 'Merges are listed here, and can be undone for 30 days.' }}
    />
  );
}

function countWords(left: number, capped = false): string {
  return `${left.toLocaleString('en-US')}${capped ? '+' : ''} in all`;
}
