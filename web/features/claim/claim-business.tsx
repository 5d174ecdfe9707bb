import { useEffect, useRef, useState, type ReactNode } from 'react';
import { LockKeyhole } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import type { OwnClaim } from '../../../interfaces/contract/claim/claim.js';
import { ALREADY_CLAIMED, CLAIM_METHOD, isCanceled, isOpenClaim } from '../../../interfaces/contract/shared/words.js';
import { EmptyIllustration } from '../../illustrations/empty.js';
import { useViewer, type Viewer } from '../../lib/page/viewer.js';
import { signInPath } from '../../lib/path/sign-in-path.js';
import { kindName } from '../../lib/words/kind-name.js';
import { townName } from '../../lib/words/town-name.js';
import { ButtonAnchor, ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/page/card.js';
import { UnlessRestricted } from '../../ui/account/restriction-note.js';
import { EmptyState } from '../../ui/state/empty-state.js';
import { Loaded } from '../../ui/state/loaded.js';
import { Spinner } from '../../ui/state/spinner.js';
import { ClaimForm } from './claim-form.js';
import { ExitButtons } from './claim-exits.js';
import { claimPath, claimStatusOf, hasStep, REPLACES } from './claim-words.js';
import { useOwnClaims } from './claims.queries.js';
import { CodeStep } from './code-step.js';
import { WebsiteStep } from './website-step.js';

const PICTURE = <EmptyIllustration kind="results" />;

export function SignInToClaim({ id }: { readonly id: number }) {
  return (
    <EmptyState
      picture={PICTURE}
      level={1}
      title="Sign In Required"
      actions={
        <ButtonAnchor href={signInPath(`/claim-business/${id}`)} icon={<LockKeyhole aria-hidden="true" />}>
          Sign In
        </ButtonAnchor>
      }
    >
      <p>You must be signed in to claim a business listing.</p>
    </EmptyState>
  );
}

export function LoadingBusiness() {
  return <Spinner text="Loading business details..." className="py-16" />;
}

export function BusinessNotFound() {
  return (
    <EmptyState
      picture={PICTURE}
      level={1}
      title="Business Not Found"
      actions={<ButtonLink to="/browse">View All Businesses</ButtonLink>}
    >
      <p>The business you want to claim doesn’t exist or has been removed.</p>
    </EmptyState>
  );
}

/** Shows the next step of a member's claim to a business. */
interface ClaimBusinessProps {
  readonly business: BusinessDetail;
  /** How another member can ask the owner, if the business has one. */
  readonly ownershipRequest: ReactNode;
}

export function ClaimBusiness({ business, ownershipRequest }: ClaimBusinessProps) {
  const viewer = useViewer();
  const query = useOwnClaims();
  if (viewer === null) return <LoadingBusiness />;
  if (business.isClaimed) {
    return (
      <>
        <AlreadyClaimed business={business} viewer={viewer} />
        {business.ownerId !== viewer.id && ownershipRequest}
      </>
    );
  }
  return (
    <Loaded query={query} failure="We couldn’t load your claims" className="my-8" placeholder={<LoadingBusiness />}>
      {(claims) => (
        <NextStep
          business={business}
          viewer={viewer}
          claims={claims.filter(({ businessId }) => businessId === business.id)}
        />
      )}
    </Loaded>
  );
}

interface NextStepProps {
  readonly business: BusinessDetail;
  readonly viewer: Viewer;
  /** The member's claims to this business, newest first. */
  readonly claims: readonly OwnClaim[];
}

function NextStep({ business, viewer, claims }: NextStepProps) {
  const [params] = useSearchParams();
  const latest = claims[0];
  const open = claims.find(({ status }) => isOpenClaim(status));
  const isReplacing = open?.moves.includes('replace') === true && params.get(REPLACES) === String(open.id);
  const view = `${isReplacing ? 'replaces' : 'shows'} ${open?.id ?? 'no claim'}`;
  const isNew = useHasChanged(view);
  if (open !== undefined && !isReplacing && !hasStep(open)) return <Submitted claim={open} isNew={isNew} />;
  return (
    <>
      <Title name={business.name} view={view} isNew={isNew} />
      <p className="mt-2 mb-6 text-muted">
        {[kindName(business), business.address, townName(business)].filter(Boolean).join(' · ')}
      </p>
      {open === undefined || isReplacing ? (
        <>
          {open === undefined ? <PreviousClaim claim={latest} /> : <ReplacedClaim claim={open} />}
          <ClaimForm
            key={view}
            business={business}
            viewer={viewer}
            latest={open ?? latest}
            isReplacement={isReplacing}
          />
        </>
      ) : (
        <UnlessRestricted purpose="continue your claim">
          {open.moves.includes('check') ? (
            <WebsiteStep claim={open} website={business.website} />
          ) : (
            <CodeStep key={open.id} claim={open} />
          )}
        </UnlessRestricted>
      )}
    </>
  );
}

/** Returns whether the view has changed since the page was opened. */
function useHasChanged(view: string): boolean {
  const [shown, setShown] = useState({ view, hasChanged: false });
  if (shown.view !== view) setShown({ view, hasChanged: true });
  return shown.view !== view || shown.hasChanged;
}

interface TitleProps {
  readonly name: string;
  readonly view: string;
  /** True if the view replaced another one. */
  readonly isNew: boolean;
}

/** Takes the focus and scrolls into view when one step replaces another. */
function Title({ name, view, isNew }: TitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }, [view, isNew]);
  return (
    <h1 ref={heading} tabIndex={-1} className="wrap-anywhere">
      Claim {name}
    </h1>
  );
}

/** Explains that the form ends the open claim. */
function ReplacedClaim({ claim }: { readonly claim: OwnClaim }) {
  return (
    <Card className="mb-6 flex flex-col items-start gap-3">
      <div>
        <p className="font-semibold">Choose another method below</p>
        <p className="mt-1 text-muted">
          Submitting this form cancels your current claim ({CLAIM_METHOD[claim.verificationMethod].label}) and starts a
          new one.{claim.verificationMethod === 'document_upload' && ' You’ll need to upload your documents again.'}
        </p>
      </div>
      <ButtonLink to={claimPath(claim.businessId)} size="sm" variant="secondary">
        Keep current method
      </ButtonLink>
    </Card>
  );
}

interface AlreadyClaimedProps {
  readonly business: BusinessDetail;
  readonly viewer: Viewer;
}

function AlreadyClaimed({ business: { id, ownerId }, viewer }: AlreadyClaimedProps) {
  return (
    <EmptyState
      picture={PICTURE}
      level={1}
      title="Already Claimed"
      actions={
        <>
          <ButtonLink to={`/business/${id}`}>View Business Listing</ButtonLink>
          {ownerId === viewer.id ? (
            <ButtonLink to={`/my-businesses/${id}/edit`} variant="secondary">
              Edit Listing
            </ButtonLink>
          ) : (
            <ButtonLink to="/contact" variant="secondary">
              Contact Us
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{ALREADY_CLAIMED}</p>
      {ownerId !== viewer.id && <p className="mt-2">If it’s your business, ask its owner below, or contact us.</p>}
    </EmptyState>
  );
}

interface SubmittedProps {
  readonly claim: OwnClaim;
  /** True if it replaced the form or the step. */
  readonly isNew: boolean;
}

function Submitted({ claim, isNew }: SubmittedProps) {
  return (
    <EmptyState
      picture={PICTURE}
      level={1}
      title="Claim Submitted Successfully"
      isFocused={isNew}
      actions={
        <>
          <ButtonLink to={`/business/${claim.businessId}`}>View Business Listing</ButtonLink>
          <ButtonLink to="/my-businesses" variant="secondary">
            My Businesses
          </ButtonLink>
          <ExitButtons claim={claim} />
        </>
      }
    >
      <p>Your business claim has been submitted for review.</p>
      <p className="mt-2">{claimStatusOf(claim).next}</p>
    </EmptyState>
  );
}

/** The outcome of the member's previous claim, when they claim again. */
function PreviousClaim({ claim }: { readonly claim: OwnClaim | undefined }) {
  if (claim === undefined || claim.status === 'approved') return null;
  return (
    <Card className="mb-6">
      <p className="font-semibold">{previousTitle(claim)}</p>
      {claim.status === 'rejected' && <p className="mt-1 wrap-anywhere whitespace-pre-line">{claim.rejectionReason}</p>}
      <p className="mt-1 text-muted">{claimStatusOf(claim).next}</p>
    </Card>
  );
}

function previousTitle(claim: OwnClaim): string {
  if (claim.status === 'rejected') return 'Your last claim was rejected';
  return isCanceled(claim) ? 'You canceled your last claim' : 'Your last claim has expired';
}
