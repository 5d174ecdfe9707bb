import type { ReactNode } from 'react';
import { ExternalLink, FileText } from 'lucide-react';
import type { AdminOwnershipRequest } from '../../../interfaces/contract/ownership/ownership-request.js';
import { REQUEST_STATUS_LABEL } from '../../../interfaces/contract/ownership/ownership-words.js';
import { townName, townWithZip } from '../../lib/words/town-name.js';
import { MemberLink } from '../../ui/named/member-link.js';
import { PlaceLink } from '../../ui/named/place-link.js';
import type { EntryContent } from '../../ui/queue/queue-entry.js';
import type { Row } from '../../ui/queue/row.js';
import { Badge } from '../../ui/show/badge.js';
import { Day, FactList, WebsiteLink, type Facts } from '../../ui/show/fact-list.js';

/** What the row of a request shows besides its business. */
export const ownershipFacts = (request: AdminOwnershipRequest): Partial<Row> => ({
  ...{ since: request.createdAt, town: townName(request.business) || null },
  kind: REQUEST_STATUS_LABEL[request.status],
});

/** A request with what each side sent next to each other, and the business. */
export function ownershipEntry(request: AdminOwnershipRequest): EntryContent {
  const { status, moves } = request;
  return {
    badges: (
      <>
        <Badge tone={moves.length > 0 ? 'marigold' : 'neutral'}>{REQUEST_STATUS_LABEL[status]}</Badge>
        {moves.length > 0 && request.ownerAnsweredAt === null && <Badge tone="danger">Owner didn’t answer</Badge>}
      </>
    ),
    facts: (
      <>
        <div className="grid gap-6 lg:grid-cols-2">
          <RequesterSide request={request} />
          <OwnerSide request={request} />
        </div>
        {request.documents + request.ownerDocuments > 0 && <p className="text-sm text-muted">{UNTRUSTED}</p>}
        <Part title="Listing">
          <FactList facts={listingOf(request)} />
        </Part>
        {request.reviewedBy !== null && (
          <Part title="Decision">
            <FactList facts={decisionOf(request)} />
          </Part>
        )}
      </>
    ),
    details: (
      <FactList
        facts={[
          ['Request ID', String(request.id)],
          ['Updated on', <Day of={request.updatedAt} />],
        ]}
      />
    ),
  };
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h3 className="text-base">{title}</h3>
      {children}
    </section>
  );
}

function RequesterSide({ request }: { readonly request: AdminOwnershipRequest }) {
  return (
    <Part title="Requester">
      <Words text={request.message} />
      <Documents id={request.id} side="requester" count={request.documents} />
      <FactList
        isNarrow
        facts={[
          ['Member', <MemberLink id={request.requesterId} name={request.requesterName} />],
          ['Email', request.requesterEmail],
          ['Requested on', <Day of={request.createdAt} />],
        ]}
      />
    </Part>
  );
}

function OwnerSide({ request }: { readonly request: AdminOwnershipRequest }) {
  const { ownerId, ownerAnsweredAt, business } = request;
  return (
    <Part title="Owner">
      <Words text={request.ownerReason ?? 'The owner has not answered.'} />
      <Documents id={request.id} side="owner" count={request.ownerDocuments} />
      <FactList
        isNarrow
        facts={[
          ['Member', ownerId && <MemberLink id={ownerId} name={request.ownerName} />],
          ['Email', request.ownerEmail],
          ['Answered on', ownerAnsweredAt === null ? 'Not yet' : <Day of={ownerAnsweredAt} />],
          ['Owner since', business.ownerSince && <Day of={business.ownerSince} />],
        ]}
      />
    </Part>
  );
}

const Words = ({ text }: { readonly text: string }) => (
  <p className="max-w-prose wrap-anywhere whitespace-pre-line">{text}</p>
);

interface DocumentsProps {
  readonly id: number;
  readonly side: 'requester' | 'owner';
  readonly count: number;
}

function Documents({ id, side, count }: DocumentsProps) {
  if (count === 0) return <p className="text-sm text-muted">No documents</p>;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
        <li key={number}>
          <a
            href={`/api/admin/ownership-requests/${id}/documents/${side}/${number}`}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-link"
          >
            <FileText aria-hidden="true" className="size-5 shrink-0" />
            <span>
              Open document {number}
              <span className="sr-only"> of the {side}</span>
            </span>
            <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
          </a>
        </li>
      ))}
    </ul>
  );
}

const UNTRUSTED =
  'Documents are visible to administrators only. Images open in a new tab; PDFs are downloaded. Treat them as untrusted files.';

function listingOf({ businessId, businessName, business }: AdminOwnershipRequest): Facts {
  const { address, phone, email, website } = business;
  return [
    ['Business', <PlaceLink id={businessId} name={businessName} />],
    ['Address', [address, townWithZip(business)].filter(Boolean).join('\n')],
    ['Business phone', phone],
    ['Business email', email],
    ['Website', website && <WebsiteLink address={website} />],
  ];
}

const decisionOf = ({ reviewedBy, reviewedAt, decisionReason, adminNotes }: AdminOwnershipRequest): Facts => [
  ['Decided by', reviewedBy],
  ['Decided on', reviewedAt && <Day of={reviewedAt} />],
  ['Reason', decisionReason],
  ['Administrator notes', adminNotes],
];
