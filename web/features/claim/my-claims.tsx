import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { OwnClaim } from '../../../interfaces/contract/claim/claim.js';
import { CLAIM_METHOD, CLAIM_STATUS_LABEL, isCanceled } from '../../../interfaces/contract/shared/words.js';
import { Badge } from '../../ui/show/badge.js';
import { ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/page/card.js';
import { Loaded } from '../../ui/state/loaded.js';
import { CancelClaim } from './cancel-claim.js';
import { claimStatusOf } from './claim-words.js';
import { useOwnClaims } from './claims.queries.js';

/** The member's claims and their status; nothing if there are none. */
export function MyClaims() {
  const query = useOwnClaims();
  return (
    <Loaded query={query} failure="We couldn’t load your claims" className="mt-10" placeholder={null}>
      {(claims) =>
        claims.length > 0 && (
          <section aria-labelledby="my-claims" aria-busy={query.isFetching} className="mt-12">
            <h2 id="my-claims" className="mb-5">
              My claims
            </h2>
            <ul className="flex flex-col gap-5">
              {claims.map((claim) => (
                <li key={claim.id}>
                  <ClaimCard claim={claim} />
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  );
}

function ClaimCard({ claim }: { readonly claim: OwnClaim }) {
  const heading = useId();
  const { businessId, businessName, status, verificationMethod, rejectionReason } = claim;
  const { tone, next, action } = claimStatusOf(claim);
  return (
    <Card as="article" aria-labelledby={heading} className="flex flex-col items-start gap-3">
      <div className="flex flex-wrap gap-2">
        <Badge tone={tone}>{CLAIM_STATUS_LABEL[status]}</Badge>
        <Badge tone="plain">{CLAIM_METHOD[verificationMethod].label}</Badge>
      </div>
      <h3 id={heading} className="text-xl wrap-anywhere">
        <Link to={`/business/${businessId}`} className="text-link">
          {businessName}
        </Link>
      </h3>
      {rejectionReason !== null && !isCanceled(claim) && (
        <div className="max-w-prose border-l-4 border-danger pl-4">
          <p className="font-semibold">Why it was rejected</p>
          <p className="wrap-anywhere whitespace-pre-line">{rejectionReason}</p>
        </div>
      )}
      <p className="max-w-prose">{next}</p>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {action !== null && (
          <ButtonLink to={action.to} size="sm" variant="secondary">
            {action.label}
          </ButtonLink>
        )}
        <CancelClaim claim={claim} page="/my-businesses" />
      </div>
    </Card>
  );
}
