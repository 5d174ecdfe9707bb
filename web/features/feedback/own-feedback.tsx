import { useSearchParams } from 'react-router-dom';
import type { OwnFeedback } from '../../../interfaces/contract/feedback/feedback.js';
import { relativeDate } from '../../../interfaces/contract/shared/words.js';
import { usePage } from '../../lib/page/page-context.js';
import { cursorOf, listPath } from '../../lib/path/list-path.js';
import { Badge } from '../../ui/show/badge.js';
import { Card } from '../../ui/page/card.js';
import { PagedList } from '../../ui/state/paged-list.js';
import { Section } from '../../ui/page/section.js';
import { Skeleton } from '../../ui/state/skeleton.js';
import { ownFeedbackPages } from './contact.queries.js';
import { usePages } from '../../lib/browser/use-pages.js';

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
  duplicate: 'Duplicate',
};

/** The member's messages with their status. */
export function OwnFeedbackList() {
  const [params] = useSearchParams();
  const list = usePages(ownFeedbackPages(cursorOf(params)));
  return (
    <Section
      id="own-feedback"
      title="Your messages"
      intro="What you’ve sent us, and its status."
      busy={list.isFetching}
    >
      <PagedList
        list={list}
        failure="We couldn’t load your messages"
        placeholder={<Skeleton className="h-48 w-full" />}
        empty={<p className="text-muted">No messages yet. Messages you send will appear here.</p>}
        pathOf={(cursor) => `${listPath('/contact', cursor)}#own-feedback`}
      >
        {(items) => (
          <ul className="flex flex-col gap-4">
            {items.map((item) => (
              <Item key={item.id} item={item} />
            ))}
          </ul>
        )}
      </PagedList>
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
      {item.answeredAt !== null && <p>Answered: {relativeDate(new Date(item.answeredAt), new Date(now))}</p>}
      {item.actionTaken !== null && <p className="wrap-anywhere">{item.actionTaken}</p>}
    </Card>
  );
}
