import type { ReactNode } from 'react';
import { ExternalLink, FileText } from 'lucide-react';
import type { AdminClaim } from '../../../interfaces/contract/claim/claim.js';
import {
  CLAIM_METHOD,
  CLAIM_ROLE_LABEL,
  CLAIM_STATUS_LABEL,
  type ClaimStatus,
} from '../../../interfaces/contract/shared/words.js';
import { townName, townWithZip } from '../../lib/words/town-name.js';
import { MemberLink } from '../../ui/named/member-link.js';
import { PlaceLink } from '../../ui/named/place-link.js';
import { Badge, type BadgeTone } from '../../ui/show/badge.js';
import { Day, FactList, WebsiteLink, type Facts } from '../../ui/show/fact-list.js';
import type { EntryContent } from '../../ui/queue/queue-entry.js';
import type { Row } from '../../ui/queue/row.js';
import { proofSentence, strengthOf } from './proof-words.js';

const STATUS_TONE: Readonly<Record<ClaimStatus, BadgeTone>> = {
  pending: 'marigold',
  under_review: 'marigold',
  approved: 'leaf',
  rejected: 'danger',
  expired: 'neutral',
};

/** What the row of a claim shows besides its business. */
export const claimFacts = (claim: AdminClaim): Partial<Row> => ({
  ...{ since: claim.createdAt, town: townName(claim.business) || null },
  ...{ kind: CLAIM_STATUS_LABEL[claim.status], proof: strengthOf(claim).label },
});

/**
 * A claim with everything an administrator needs to decide it: the proof, the claimant's statement, and the business.
 */
export function claimEntry(claim: AdminClaim): EntryContent {
  const { status, moves, business, otherOpenClaims } = claim;
  const strength = strengthOf(claim);
  return {
    badges: (
      <>
        <Badge tone={STATUS_TONE[status]}>{CLAIM_STATUS_LABEL[status]}</Badge>
        <Badge tone={strength.tone}>{strength.label}</Badge>
        {moves.length > 0 && otherOpenClaims > 0 && (
          <Badge tone="danger">
            {otherOpenClaims} other open {otherOpenClaims === 1 ? 'claim' : 'claims'}
          </Badge>
        )}
        {moves.length > 0 && business.isClaimed && <Badge tone="danger">Already has an owner</Badge>}
      </>
    ),
    facts: (
      <>
        <Proof claim={claim} />
        <Part title="Claimant">
          <FactList facts={claimantOf(claim)} />
        </Part>
        <Part title="Listing">
          <FactList facts={listingOf(claim)} />
        </Part>
        <Decided claim={claim} />
      </>
    ),
    details: <FactList facts={detailsOf(claim)} />,
  };
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-base">{title}</h3>
      {children}
    </section>
  );
}

function Proof({ claim }: { readonly claim: AdminClaim }) {
  const { ownershipProof, verificationMethod, provenAt } = claim;
  return (
    <Part title="Proof">
      <p className="max-w-prose">{proofSentence(claim)}</p>
      <Documents claim={claim} />
      <FactList
        facts={[
          ['Method', CLAIM_METHOD[verificationMethod].label],
          ['Verified on', provenAt === null ? 'Not yet' : <Day of={provenAt} />],
        ]}
      />
      <h4 className="text-sm font-semibold text-muted">Claimant’s statement</h4>
      <p className="max-w-prose wrap-anywhere whitespace-pre-line">{ownershipProof ?? 'Not given'}</p>
    </Part>
  );
}

function Documents({ claim: { id, documents } }: { readonly claim: AdminClaim }) {
  if (documents === 0) return null;
  return (
    <>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {Array.from({ length: documents }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <a
              href={`/api/admin/business-claims/${id}/documents/${number}`}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-link"
            >
              <FileText aria-hidden="true" className="size-5 shrink-0" />
              Open document {number}
              <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
            </a>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        Visible to administrators only. Images open in a new tab; PDFs are downloaded. Treat them as untrusted files.
      </p>
    </>
  );
}

const claimantOf = (claim: AdminClaim): Facts => [
  ['Name', claim.claimantName],
  ['Member', <MemberLink id={claim.claimantUserId} name={claim.memberName} />],
  ['Role', claim.businessRole && CLAIM_ROLE_LABEL[claim.businessRole]],
  ['Email', claim.claimantEmail],
  ['Phone', claim.claimantPhone],
  ['Claimed on', <Day of={claim.createdAt} />],
  ['Expires on', <Day of={claim.expiresAt} />],
];

function listingOf({ businessId, business }: AdminClaim): Facts {
  const { name, address, phone, email, website } = business;
  const { isClaimed, claimedBy, claimedByName, claimedAt } = business;
  return [
    ['Business', <PlaceLink id={businessId} name={name} />],
    ['Address', [address, townWithZip(business)].filter(Boolean).join('\n')],
    ['Business phone', phone],
    ['Business email', email],
    ['Website', website && <WebsiteLink address={website} />],
    isClaimed && ['Listing claimed on', claimedAt && <Day of={claimedAt} />],
    isClaimed && ['Listing claimed by', claimedBy && <MemberLink id={claimedBy} name={claimedByName} />],
  ];
}

function Decided({ claim }: { readonly claim: AdminClaim }) {
  const { reviewedBy, reviewedAt, rejectionReason, adminNotes, updatedAt } = claim;
  if (reviewedBy === null && rejectionReason === null && adminNotes === null) return null;
  // A claim that its claimant canceled has a reason, but no administrator decided on it.
  const isCanceled = reviewedBy === null && rejectionReason !== null;
  return (
    <Part title={isCanceled ? 'Cancellation' : 'Decision'}>
      <FactList
        facts={[
          isCanceled ? ['Canceled on', <Day of={updatedAt} />] : ['Decided by', reviewedBy],
          !isCanceled && ['Decided on', reviewedAt && <Day of={reviewedAt} />],
          ['Reason', rejectionReason],
          ['Administrator notes', adminNotes],
        ]}
      />
    </Part>
  );
}

/** Details for doubtful cases. */
const detailsOf = (claim: AdminClaim): Facts => [
  ['Claim ID', String(claim.id)],
  ['Wrong attempts at the latest code', String(claim.verificationAttempts)],
  ['Other open claims', String(claim.otherOpenClaims)],
  ['Updated on', <Day of={claim.updatedAt} />],
];
