import { TabbedQueue, useTab } from '../../ui/queue/tabbed-queue.js';
import { candidateEntry, nameOfCandidate } from './candidate-entry.js';
import { candidateActions, mergeActions } from './duplicate-actions.js';
import { DUPLICATES, MERGES, useDuplicateDecisions, useUndo } from './duplicates.queries.js';
import { mergeEntry, nameOfMerge } from './merge-entry.js';

/** The queue of possible duplicates, and the dismissed and merged pairs. */
export function Duplicates() {
  const tab = useTab(DUPLICATES.list);
  return tab === 'merged' ? <Merges /> : <Candidates status={tab} />;
}

function Candidates({ status }: { readonly status: 'waiting' | 'dismissed' }) {
  const decisions = useDuplicateDecisions();
  return (
    <TabbedQueue
      {...DUPLICATES}
      name="duplicates"
      label={status === 'waiting' ? 'Possible duplicates' : 'Dismissed pairs'}
      isSettled={status === 'dismissed'}
      nameOf={nameOfCandidate}
      contentOf={candidateEntry}
      actions={candidateActions(decisions)}
      empty={{
        title: 'No possible duplicates',
        text: 'We compare new and changed listings with all others within a few minutes.',
      }}
    />
  );
}

function Merges() {
  const undo = useUndo();
  return (
    <TabbedQueue
      {...MERGES}
      name="merges"
      label="Past merges"
      noun={{ one: 'merge', many: 'merges' }}
      nameOf={nameOfMerge}
      contentOf={mergeEntry}
      actions={mergeActions(undo)}
      empty={{ title: 'No merges yet', text: 'Merges appear here. You can undo each one for 30 days.' }}
    />
  );
}
