import { useSearchParams } from 'react-router-dom';
import type { OwnFeedback } from '../../../interfaces/contract/feedback/feedback.js';
import { usePage } from '../../lib/page/page-context.js';
import { cursorOf, listPath } from '../../lib/path/list-path.js';
import { Badge } from '../../ui/badge.js';
import { Card } from '../../ui/card.js';
import { Failure } from '../../ui/failure.js';
import { LoadMore } from '../../ui/load-more.js';
import { Section } from '../../ui/section.js';
import { Skeleton } from '../../ui/skeleton.js';
import { relativeDate } from '../../../interfaces/contract/shared/words.js';
import { useOwnFeedback } from './contact.queries.js';

const TYPE_LABEL: Readonly<Record<OwnFeedback['feedbackType'], string>> = {
  business_recommendation: 'Recommendation',
  feature_request: 'Feature request',
  bug_report: 'Bug report',
  general_feedback: 'Feedback',
  content_suggestion: 'Suggestion',
  listing_issue: 'Listing report',
  contact_inquiry: 'Message',
};

const STATUS_LABEL: Readonly<Record<OwnFeedback['status'], string>> = {
  pending: 'Received',
  under_review: 'Under review',
  in_progress: 'In progress',
  completed: 'Completed',
  rejected: 'Declined',
  duplicate: 'Known already',
};

/** What the member sent and what became of it: coming, failed, nothing yet, or a list with a way to more. */
export function OwnFeedbackList() {
  const [params] = useSearchParams();
  const list = useOwnFeedback(cursorOf(params));
  const { data, isError, isFetching, refetch } = list;
  const items = data?.pages.flatMap((page) => page.items);
  return (
    <Section id="own-feedback" title="Your messages" intro="What you sent us, and where it stands." busy={isFetching}>
      {items === undefined &&
        (isError && !isFetching ? (
          <Failure title="Failed to fetch your messages" onRetry={() => void refetch()} />
        ) : (
          <div className="flex flex-col gap-4">
            <Skeleton className="h-24 w-full" />
            <Skeleton className="h-24 w-full" />
          </div>
        ))}
      {items?.length === 0 && <p className="text-muted">Nothing yet. What you send from now on is listed here.</p>}
      {items !== undefined && items.length > 0 && (
        <ul className="flex flex-col gap-4">
          {items.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </ul>
      )}
      <div className="mt-6 flex justify-center empty:hidden">
        <LoadMore
          list={list}
          failure="Failed to fetch your messages"
          pathOf={(cursor) => `${listPath('/contact', cursor)}#own-feedback`}
        />
      </div>
    </Section>
  );
}

function Item({ item }: { readonly item: OwnFeedback }) {
  const { now } = usePage();
  return (
    <Card as="li" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 className="wrap-anywhere">{item.title}</h3>
        <Badge tone={item.status === 'completed' ? 'leaf' : 'plain'}>{STATUS_LABEL[item.status]}</Badge>
      </div>
      <p className="text-sm text-muted">
        {TYPE_LABEL[item.feedbackType]}, {relativeDate(new Date(item.createdAt), new Date(now))}
      </p>
      {item.actionTaken !== null && <p className="wrap-anywhere">{item.actionTaken}</p>}
    </Card>
  );
}
