import { useState } from 'react';
import type { FeedbackStatus } from '../../../interfaces/contract/shared/words.js';
import { TabbedQueue, useTab } from '../../ui/queue/tabbed-queue.js';
import { FEEDBACK_BULK, feedbackActions } from './feedback-actions.js';
import { feedbackEntry, feedbackFacts } from './feedback-entry.js';
import {
  belongsTo,
  duplicatesIn,
  FEEDBACK,
  useBulkCalls,
  useFeedbackDecisions,
  type ListedDuplicates,
  type SentListing,
} from './feedback.queries.js';

const SENT_HERE = 'Recommendations, listing issues, and messages appear here as soon as they’re sent.';

/** The queue of messages. */
export function Feedback() {
  const tab = useTab(FEEDBACK.list);
  const { actions, duplicates } = useActions((status) => belongsTo(tab, status));
  const calls = useBulkCalls();
  const isOpen = tab === 'open' || tab === 'pending';
  return (
    <TabbedQueue
      {...FEEDBACK}
      name="feedback"
      label={FEEDBACK.list.labels[tab]}
      rowFacts={feedbackFacts}
      noun={isOpen ? undefined : { one: 'message', many: 'messages' }}
      nameOf={({ title }) => title}
      contentOf={(item) => feedbackEntry(item, duplicates.get(item.id) ?? [])}
      actions={actions}
      bulk={{ ...FEEDBACK_BULK, ...calls }}
      empty={{ title: isOpen ? `No ${tab} feedback` : 'No feedback yet', text: SENT_HERE }}
    />
  );
}

/** Returns the actions, and the possible duplicates found so far. */
function useActions(stays: (status: FeedbackStatus) => boolean) {
  const decisions = useFeedbackDecisions();
  const [duplicates, setDuplicates] = useState<ReadonlyMap<number, ListedDuplicates>>(new Map());
  const list = async (sent: SentListing): Promise<unknown> => {
    try {
      return await decisions.list(sent);
    } catch (error) {
      const found = duplicatesIn(error);
      if (found.length > 0) setDuplicates((known) => new Map(known).set(sent.item.id, found));
      throw error;
    }
  };
  const actions = feedbackActions({ decisions, list, stays, hasDuplicates: ({ id }) => duplicates.has(id) });
  return { actions, duplicates };
}
