import type { AdminBusiness } from '../../../interfaces/contract/business/business-form.js';
import { CATEGORY_LABEL, kindLabel } from '../../../interfaces/contract/shared/words.js';
import { dayName } from '../../lib/words/day.js';
import { townWithZip } from '../../lib/words/town-name.js';
import { MemberLink } from '../../ui/named/member-link.js';
import { Badge, VerifiedBadge } from '../../ui/show/badge.js';
import { Day, FactList, OutsideLink, WebsiteLink, type Facts } from '../../ui/show/fact-list.js';
import type { EntryContent } from '../../ui/queue/queue-entry.js';

/** A public business with everything an administrator needs to verify it. */
export function businessEntry(business: AdminBusiness): EntryContent {
  const { isVerified, verificationNotes } = business;
  const isDecided = isVerified || verificationNotes !== null;
  return {
    badges: isVerified ? (
      <VerifiedBadge />
    ) : (
      <Badge>{verificationNotes === null ? 'Not reviewed' : 'Couldn’t be verified'}</Badge>
    ),
    facts: (
      <>
        <FactList facts={factsOf(business)} />
        {isDecided && <FactList facts={decisionOf(business)} />}
      </>
    ),
    details: <FactList facts={detailsOf(business)} />,
  };
}

function factsOf(business: AdminBusiness): Facts {
  const { id, category, kind, phone, email, website, createdAt, isClaimed, claimedAt } = business;
  return [
    ['Category', CATEGORY_LABEL[category]],
    ['Kind of place', kind && kindLabel(kind)],
    ['Phone', phone],
    ['Email', email],
    ['Website', website && <WebsiteLink address={website} />],
    ['Street address', business.address],
    ['City', townWithZip(business)],
    ['Owner', isClaimed ? 'Claimed' : 'Not claimed'],
    isClaimed && ['Claimed on', claimedAt && <Day of={claimedAt} />],
    ['Listed on', <Day of={createdAt} />],
    ['Public page', <OutsideLink href={`/business/${id}`}>Open page</OutsideLink>],
  ];
}

/** The last verification decision. */
function decisionOf({ isVerified, lastVerifiedAt, verifiedBy, ...business }: AdminBusiness): Facts {
  return [
    isVerified && ['Verified on', lastVerifiedAt && <Day of={lastVerifiedAt} />],
    isVerified && ['Source', business.verificationSource],
    ['Decided by', verifiedBy],
    ['Notes', business.verificationNotes],
  ];
}

/** Details to compare in doubtful cases. */
function detailsOf(business: AdminBusiness): Facts {
  const { reviewCount, avgRating, reviewedAt, claimedBy } = business;
  const reviews = reviewCount === 0 ? 'No reviews yet' : `${avgRating} of 5 (${reviewCount.toLocaleString('en-US')})`;
  return [
    ['Listing ID', String(business.id)],
    claimedBy !== null && ['Claimed by', <MemberLink id={claimedBy} name={business.claimedByName} />],
    ['Description', business.description],
    ['Pet perks', business.petPerks.join(', ')],
    ['Reviews', reviews],
    ['Approved by', business.reviewedBy],
    ['Approved on', reviewedAt && dayName(reviewedAt)],
    ['Administrator notes', business.adminNotes],
  ];
}
