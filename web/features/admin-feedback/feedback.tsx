import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AdminFeedback } from '../../../interfaces/contract/feedback/admin-feedback.js';
import { EmptyIllustration } from '../../illustrations/empty.js';
import { FEEDBACK_TABS, feedbackPath, feedbackTabOf, type FeedbackTab } from '../../lib/path/admin-feedback-path.js';
import { cursorOf } from '../../lib/path/list-path.js';
import { ButtonLink } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Failure } from '../../ui/failure.js';
import { LinkTabs } from '../../ui/link-tabs.js';
import { LoadMore } from '../../ui/load-more.js';
import { Queue } from '../../ui/queue/queue.js';
import { Skeleton } from '../../ui/skeleton.js';
import { bulkFeedback } from './bulk-feedback.js';
import { feedbackActions } from './feedback-actions.js';
import {
  doublesIn,
  FAILED,
  sentenceOf,
  useBulkFeedback,
  useDecisions,
  useFeedbackPages,
  type Doubles,
} from './feedback.queries.js';
import { shownFeedback } from './shown-feedback.js';

const LABEL: Readonly<Record<FeedbackTab, string>> = {
  pending: 'Pending',
  recommendations: 'Business Recommendations',
  issues: 'Listing Issues',
  all: 'All',
};

/** What was sent, by tabs that stand in the address. */
export function Feedback() {
  const [params] = useSearchParams();
  const shown = feedbackTabOf(params);
  return (
    <>
      <LinkTabs
        label="Feedback by kind"
        current={feedbackPath(shown)}
        tabs={FEEDBACK_TABS.map((tab) => ({ path: feedbackPath(tab), label: LABEL[tab] }))}
      />
      <FeedbackQueue key={shown} tab={shown} cursor={cursorOf(params)} />
    </>
  );
}

interface FeedbackQueueProps {
  readonly tab: FeedbackTab;
  readonly cursor: string | null;
}

function FeedbackQueue({ tab, cursor }: FeedbackQueueProps) {
  const list = useFeedbackPages(tab, cursor);
  const { actions, doubles } = useActions(tab);
  const bulk = bulkFeedback(useBulkFeedback());
  const { data, isError, isFetching } = list;
  if (data === undefined) {
    if (isError && !isFetching) return <Failure title={FAILED} onRetry={() => void list.refetch()} />;
    return <Coming />;
  }
  const [first] = data.pages;
  return (
    <Queue
      name="feedback"
      label={LABEL[tab]}
      items={data.pages.flatMap(({ items }) => items)}
      total={first?.total ?? 0}
      capped={first?.capped ?? false}
      countWords={tab === 'pending' ? undefined : countWords}
      keyOf={({ id }) => String(id)}
      nameOf={({ title }) => title}
      shownOf={(item) => shownFeedback(item, doubles.get(item.id) ?? [])}
      actions={actions}
      bulk={bulk}
      sentenceOf={sentenceOf}
      onReload={() => list.refetch({ throwOnError: true })}
      more={{
        isThere: list.hasNextPage,
        isFetching: list.isFetchingNextPage,
        isFailed: list.isFetchNextPageError,
        fetch: () => void list.fetchNextPage(),
      }}
      foot={
        <div className="flex justify-center empty:hidden">
          <LoadMore list={list} failure={FAILED} pathOf={(next) => feedbackPath(tab, next)} />
        </div>
      }
      empty={<Nothing tab={tab} />}
    />
  );
}

/** What can be done on a tab, and what was found of places that may be listed already. */
function useActions(tab: FeedbackTab) {
  const decisions = useDecisions();
  const [doubles, setDoubles] = useState<ReadonlyMap<number, Doubles>>(new Map());
  const list = async (item: AdminFeedback, force: boolean): Promise<void> => {
    try {
      await decisions.list({ item, force });
    } catch (error) {
      const found = doublesIn(error);
      if (found.length > 0) setDoubles((known) => new Map(known).set(item.id, found));
      throw error;
    }
  };
  const actions = feedbackActions({
    ...{ decisions, list, stays: tab !== 'pending' },
    hasDoubles: ({ id }) => doubles.has(id),
  });
  return { actions, doubles };
}

function countWords(left: number, capped = false): string {
  return `${left.toLocaleString('en-US')}${capped ? '+' : ''} in all`;
}

function Nothing({ tab }: { readonly tab: FeedbackTab }) {
  return (
    <EmptyState
      picture={<EmptyIllustration kind="favorites" />}
      title={tab === 'pending' ? 'No feedback is waiting' : 'Nothing was sent yet'}
      actions={<ButtonLink to="/admin">Dashboard</ButtonLink>}
    >
      <p>Recommendations, reports of listings and messages show here as soon as they are sent.</p>
    </EmptyState>
  );
}

function Coming() {
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      <Skeleton className="h-80" />
      <Skeleton className="h-80" />
    </div>
  );
}
