import { useState } from 'react';
import { TabbedQueue, useTab } from '../../ui/queue/tabbed-queue.js';
import { FEEDBACK_BULK, feedbackActions } from './feedback-actions.js';
import { feedbackEntry } from './feedback-entry.js';
import {
  duplicatesIn,
  FEEDBACK,
  feedbackPages,
  useBulkCalls,
  useFeedbackDecisions,
  type ListedDuplicates,
  type SentListing,
} from './feedback.queries.js';

/** The queue of messages. */
export function Feedback() {
  const tab = useTab(FEEDBACK);
  const isPending = tab === 'pending';
  const { actions, duplicates } = useActions(!isPending);
  const calls = useBulkCalls();
  return (
    <TabbedQueue
      name="feedback"
      label={FEEDBACK.labels[tab]}
      list={FEEDBACK}
      pages={(cursor) => feedbackPages(tab, cursor)}
      noun={isPending ? undefined : { one: 'message', many: 'messages' }}
      nameOf={({ title }) => title}
      contentOf={(item) => feedbackEntry(item, duplicates.get(item.id) ?? [])}
      actions={actions}
      bulk={{ ...FEEDBACK_BULK, ...calls }}
      empty={{
        title: isPending ? 'No pending feedback' : 'No feedback yet',
        text: 'Recommendations, listing issues, and messages appear here as soon as they’re sent.',
      }}
    />
  );
}

/** Returns the actions, and the possible duplicates found so far. `stays` is true if decided messages stay in the list. */
function useActions(stays: boolean) {
  const decisions = useFeedbackDecisions();
  const [duplicates, setDuplicates] = useState<ReadonlyMap<number, ListedDuplicates>>(new Map());
  const list = async (sent: SentListing): Promise<void> => {
    try {
      await decisions.list(sent);
    } catch (error) {
      const found = duplicatesIn(error);
      if (found.length > 0) setDuplicates((known) => new Map(known).set(sent.item.id, found));
      throw error;
    }
  };
  const actions = feedbackActions({ decisions, list, stays, hasDuplicates: ({ id }) => duplicates.has(id) });
  return { actions, duplicates };
}
