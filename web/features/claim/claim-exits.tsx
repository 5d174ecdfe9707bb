import type { OwnClaim } from '../../../interfaces/contract/claim/claim.js';
import { ButtonLink } from '../../ui/button.js';
import { CancelClaim } from './cancel-claim.js';
import { claimPath, replacementPath } from './claim-words.js';

interface ClaimExitsProps {
  readonly claim: OwnClaim;
  /** Asks what keeps the claimant from going on. */
  readonly question: string;
}

/** The ways out of a claim below its step: the form again, to use another method, or no claim at all. */
export function ClaimExits({ claim, question }: ClaimExitsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-5">
      <p className="basis-full text-sm text-muted">{question}</p>
      <ExitButtons claim={claim} />
    </div>
  );
}

export function ExitButtons({ claim }: { readonly claim: OwnClaim }) {
  return (
    <>
      {claim.moves.includes('replace') && (
        <ButtonLink to={replacementPath(claim)} variant="secondary">
          Use another method
        </ButtonLink>
      )}
      <CancelClaim claim={claim} page={claimPath(claim.businessId)} />
    </>
  );
}
