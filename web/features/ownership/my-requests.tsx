import { useId, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { OwnOwnershipRequest } from '../../../interfaces/contract/ownership/ownership-request.js';
import { REQUEST_STATUS_LABEL } from '../../../interfaces/contract/ownership/ownership-words.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.js';
import { Card } from '../../ui/page/card.js';
import { Badge } from '../../ui/show/badge.js';
import { Loaded } from '../../ui/state/loaded.js';
import { ownRequestsQuery, useOwnRequestMove } from './ownership.queries.js';
import { REQUEST_TONE, requestersNext, requestPath } from './ownership-words.js';
import { reportStep } from './report-step.js';

/** The member's ownership requests and their status; nothing if there are none. */
export function MyRequests() {
  const query = useQuery(ownRequestsQuery());
  return (
    <Loaded query={query} failure="We couldn’t load your ownership requests" className="mt-10" placeholder={null}>
      {(requests) =>
        requests.length > 0 && (
          <section aria-labelledby="my-requests" aria-busy={query.isFetching} className="mt-12">
            <h2 id="my-requests" className="mb-5">
              My ownership requests
            </h2>
            <ul className="flex flex-col gap-5">
              {requests.map((request) => (
                <li key={request.id}>
                  <RequestCard request={request} level={3} />
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  );
}

interface RequestCardProps {
  readonly request: OwnOwnershipRequest;
  readonly level: 2 | 3;
}

/** A request with its status, the owner's reason, and what the requester can do. */
export function RequestCard({ request, level }: RequestCardProps) {
  const heading = useId();
  const { businessId, businessName, status, ownerReason, decisionReason } = request;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Card as="article" aria-labelledby={heading} className="flex flex-col items-start gap-3">
      <Badge tone={REQUEST_TONE[status]}>{REQUEST_STATUS_LABEL[status]}</Badge>
      <Heading id={heading} className="text-xl wrap-anywhere">
        {level === 2 ? (
          'Your request'
        ) : (
          <Link to={`/business/${businessId}`} className="text-link">
            {businessName}
          </Link>
        )}
      </Heading>
      {ownerReason !== null && <Reason title="Why the owner declined" text={ownerReason} />}
      {decisionReason !== null && <Reason title="The administrator’s reason" text={decisionReason} />}
      <p className="max-w-prose">{requestersNext(request)}</p>
      <RequestMoves request={request} page={level === 2 ? requestPath(businessId) : '/my-businesses'} />
    </Card>
  );
}

function Reason({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className="max-w-prose border-l-4 border-line pl-4">
      <p className="font-semibold">{title}</p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
    </div>
  );
}

function RequestMoves({ request, page }: { readonly request: OwnOwnershipRequest; readonly page: string }) {
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync, isPending } = useOwnRequestMove(request.id);
  const move = (verb: 'withdraw' | 'escalate', done: string): void =>
    reportStep(mutateAsync(verb), {
      ...{ page, done, failure: 'Failed to change your request. Please try again.' },
      onSettled: () => setOpen(false),
    });
  return (
    <div className="flex flex-wrap gap-3 empty:hidden noscript:hidden">
      {request.moves.includes('escalate') && (
        <Button
          size="sm"
          variant="secondary"
          pending={isPending}
          onClick={() => move('escalate', 'An administrator will decide')}
        >
          Ask an Administrator to Decide
        </Button>
      )}
      {request.moves.includes('withdraw') && (
        <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
          Withdraw request
        </Button>
      )}
      <ConfirmDialog
        open={isOpen}
        title="Withdraw this request?"
        description="You can ask again at any time."
        no="Keep Request"
        yes="Withdraw Request"
        pendingText="Withdrawing..."
        pending={isPending}
        onYes={() => move('withdraw', 'Request withdrawn')}
        onClose={() => setOpen(false)}
      >
        <p>
          We’ll tell the owner that you no longer ask for{' '}
          <strong className="wrap-anywhere">{request.businessName}</strong>.
        </p>
      </ConfirmDialog>
    </div>
  );
}
