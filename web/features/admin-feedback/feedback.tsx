import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FeedbackStatus } from '../../../interfaces/contract/shared/words.js';
import { TabbedQueue, useTab } from '../../ui/queue/tabbed-queue.js';
import { FEEDBACK_BULK, feedbackActions } from './feedback-actions.js';
import { feedbackEntry } from './feedback-entry.js';
import {
  belongsTo,
  duplicatesIn,
  FEEDBACK,
  feedbackPagesIn,
  messageIn,
  useBulkCalls,
  useFeedbackDecisions,
  type FeedbackTab,
  type ListedDuplicates,
  type SentListing,
} from './feedback.queries.js';

const SENT_HERE = 'Recommendations, listing issues, and messages appear here as soon as they’re sent.';

/** Titles and texts of empty lists; tabs without an entry get the last one. */
const EMPTY: Readonly<Partial<Record<FeedbackTab | 'one', { readonly title: string; readonly text: string }>>> = {
  open: { title: 'No open feedback', text: SENT_HERE },
  pending: { title: 'No pending feedback', text: SENT_HERE },
  one: { title: 'Message not found', text: 'It may have been deleted. The Open tab shows all open messages.' },
};

/** The queue of messages, or the one message that the address names. */
export function Feedback() {
  const [params] = useSearchParams();
  const tab = useTab(FEEDBACK);
  const id = messageIn(params);
  const isOne = id !== null;
  const { actions, duplicates } = useActions((status) => isOne || belongsTo(tab, status));
  const calls = useBulkCalls();
  return (
    <TabbedQueue
      key={isOne ? `message ${id}` : 'tabs'}
      name="feedback"
      label={isOne ? 'Message' : FEEDBACK.labels[tab]}
      list={FEEDBACK}
      isOne={isOne}
      pages={(cursor) => feedbackPagesIn(params, cursor)}
      noun={tab === 'pending' && !isOne ? undefined : { one: 'message', many: 'messages' }}
      nameOf={({ title }) => title}
      contentOf={(item) => feedbackEntry(item, duplicates.get(item.id) ?? [])}
      actions={actions}
      bulk={isOne ? undefined : { ...FEEDBACK_BULK, ...calls }}
      empty={EMPTY[isOne ? 'one' : tab] ?? { title: 'No feedback yet', text: SENT_HERE }}
    />
  );
}

/** Returns the actions, and the possible duplicates found so far. */
function useActions(stays: (status: FeedbackStatus) => boolean) {
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
