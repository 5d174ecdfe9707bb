import { useEffect, useRef, useState } from 'react';
import { LockKeyhole } from 'lucide-react';
import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import type { OwnClaim } from '../../../interfaces/contract/claim/claim.js';
import { ALREADY_CLAIMED, CATEGORY_LABEL } from '../../../interfaces/contract/shared/words.js';
import { useViewer, type Viewer } from '../../lib/page/viewer.js';
import { signInPath } from '../../lib/path/sign-in-path.js';
import { townName } from '../../lib/town-name.js';
import { ButtonAnchor, ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Failure } from '../../ui/failure.js';
import { Spinner } from '../../ui/spinner.js';
import { ClaimForm } from './claim-form.js';
import { ClaimState } from './claim-state.js';
import { hasStep, standingOf } from './claim-words.js';
import { useOwnClaims } from './claims.queries.js';
import { CodeStep } from './code-step.js';
import { WebsiteStep } from './website-step.js';

export function SignInToClaim({ id }: { readonly id: number }) {
  return (
    <ClaimState
      title="Sign In Required"
      actions={
        <ButtonAnchor href={signInPath(`/claim-business/${id}`)} icon={<LockKeyhole aria-hidden="true" />}>
          Sign In
        </ButtonAnchor>
      }
    >
      <p>You must be signed in to claim a business listing.</p>
    </ClaimState>
  );
}

export function LoadingBusiness() {
  return <Spinner text="Loading business details..." className="py-16" />;
}

export function NothingToClaim() {
  return (
    <ClaimState title="Business Not Found" actions={<ButtonLink to="/browse">View All Businesses</ButtonLink>}>
      <p>The business you want to claim doesn&rsquo;t exist or has been removed.</p>
    </ClaimState>
  );
}

/** A member and the business that they want to claim: whatever of it comes next. */
export function ClaimBusiness({ business }: { readonly business: BusinessDetail }) {
  const viewer = useViewer();
  const { data: claims, isError, isFetching, refetch } = useOwnClaims();
  const open = claims?.find(({ businessId, status }) => businessId === business.id && isOpen(status));
  const [wasSubmitted] = useState(open !== undefined && !hasStep(open));
  if (viewer === null) return <LoadingBusiness />;
  if (business.isClaimed) return <AlreadyClaimed business={business} viewer={viewer} />;
  if (claims === undefined) {
    if (!isError || isFetching) return <LoadingBusiness />;
    return <Failure title="Failed to fetch your claims" onRetry={() => void refetch()} className="my-8" />;
  }
  if (open !== undefined && !hasStep(open)) return <Submitted claim={open} isNew={!wasSubmitted} />;
  return (
    <>
      <Title name={business.name} step={open?.id ?? null} />
      <p className="mt-2 mb-6 text-muted">
        {[CATEGORY_LABEL[business.category], business.address, townName(business)].filter(Boolean).join(' · ')}
      </p>
      {open === undefined ? (
        <>
          <LastClaim claim={claims.find(({ businessId }) => businessId === business.id)} />
          <ClaimForm business={business} viewer={viewer} />
        </>
      ) : open.moves.includes('check') ? (
        <WebsiteStep claim={open} website={business.website} />
      ) : (
        <CodeStep key={open.id} claim={open} />
      )}
    </>
  );
}

interface TitleProps {
  readonly name: string;
  /** The claim whose step is shown; null for the form. */
  readonly step: number | null;
}

/** Where the keyboard, the screen reader and the eye go on once another step took the place of the one before. */
function Title({ name, step }: TitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }, [step]);
  return (
    <h1 ref={heading} tabIndex={-1} className="wrap-anywhere">
      Claim {name}
    </h1>
  );
}

const isOpen = (status: OwnClaim['status']): boolean => status === 'pending' || status === 'under_review';

interface AlreadyClaimedProps {
  readonly business: BusinessDetail;
  readonly viewer: Viewer;
}

function AlreadyClaimed({ business: { id, ownerId }, viewer }: AlreadyClaimedProps) {
  return (
    <ClaimState
      title="Already Claimed"
      actions={
        <>
          <ButtonLink to={`/business/${id}`}>View Business Listing</ButtonLink>
          {ownerId === viewer.id && (
            <ButtonLink to={`/my-businesses/${id}/edit`} variant="secondary">
              Edit Listing
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{ALREADY_CLAIMED}</p>
    </ClaimState>
  );
}

interface SubmittedProps {
  readonly claim: OwnClaim;
  /** True where it took the place of the form or the step. */
  readonly isNew: boolean;
}

function Submitted({ claim, isNew }: SubmittedProps) {
  return (
    <ClaimState
      title="Claim Submitted Successfully"
      focused={isNew}
      actions={
        <>
          <ButtonLink to={`/business/${claim.businessId}`}>View Business Listing</ButtonLink>
          <ButtonLink to="/my-businesses" variant="secondary">
            My Businesses
          </ButtonLink>
        </>
      }
    >
      <p>Your business claim has been submitted for review.</p>
      <p>{standingOf(claim).next}</p>
    </ClaimState>
  );
}

/** What became of the claim before, for who claims again. */
function LastClaim({ claim }: { readonly claim: OwnClaim | undefined }) {
  if (claim === undefined || claim.status === 'approved') return null;
  return (
    <Card className="mb-6">
      <p className="font-semibold">
        {claim.status === 'rejected' ? 'Your last claim was rejected' : 'Your last claim has expired'}
      </p>
      {claim.rejectionReason !== null && (
        <p className="mt-1 wrap-anywhere whitespace-pre-line">{claim.rejectionReason}</p>
      )}
      <p className="mt-1 text-muted">{standingOf(claim).next}</p>
    </Card>
  );
}
