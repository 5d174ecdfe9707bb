import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/page/card.js';
import { ownTransfersQuery, receivedRequestsQuery } from './ownership.queries.js';
import { daysUntil, ownershipPath } from './ownership-words.js';

/** Tells owners about requests to answer, and former owners about handovers that they can undo; else nothing. */
export function OwnershipBanner() {
  const received = useQuery(receivedRequestsQuery()).data ?? [];
  const transfers = useQuery(ownTransfersQuery()).data ?? [];
  const asked = received.filter(({ moves }) => moves.includes('decline'));
  const undoable = transfers.filter(({ moves }) => moves.includes('undo'));
  if (asked.length + undoable.length === 0) return null;
  return (
    <ul aria-label="Ownership" className="mb-8 flex flex-col gap-4">
      {asked.map(({ id, businessId, businessName, requesterName, status, answerBy }) => (
        <li key={`request-${id}`}>
          <Notice
            title={`${requesterName ?? 'A member'} asks to become the owner of ${businessName}`}
            text={
              status === 'waiting'
                ? leftToAnswer(answerBy)
                : 'An administrator will decide. You can still send your side.'
            }
            action="Answer Request"
            to={ownershipPath(businessId)}
          />
        </li>
      ))}
      {undoable.map(({ id, businessId, businessName, toEmail, undoUntil }) => (
        <li key={`transfer-${id}`}>
          <Notice
            title={`You handed ${businessName} over to ${toEmail}`}
            text={`You can undo this for ${inDays(undoUntil ?? '')}.`}
            action="View Handover"
            to={ownershipPath(businessId)}
          />
        </li>
      ))}
    </ul>
  );
}

const inDays = (time: string): string => (daysUntil(time) === 1 ? '1 more day' : `${daysUntil(time)} more days`);

function leftToAnswer(answerBy: string): string {
  const days = daysUntil(answerBy);
  return `${days === 1 ? '1 day' : `${days} days`} left to answer. After that, an administrator decides.`;
}

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly to: string;
}

function Notice({ title, text, action, to }: NoticeProps) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-muted">{text}</p>
      </div>
      <ButtonLink to={to} size="sm" variant="secondary">
        {action}
      </ButtonLink>
    </Card>
  );
}
