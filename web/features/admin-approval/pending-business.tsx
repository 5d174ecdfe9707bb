import type { AdminBusiness } from '../../../interfaces/contract/business/business-form.js';
import { statedWords } from '../../../interfaces/contract/policy/policy-words.js';
import {
  APPROVAL_LABEL,
  CATEGORY_LABEL,
  kindLabel,
  LISTING_TIER,
  PRICE_RANGE_LABEL,
} from '../../../interfaces/contract/shared/words.js';
import { PlaceIllustration } from '../../illustrations/place.js';
import { businessPath, changesPath } from '../../lib/path/browse-search.js';
import { dayName } from '../../lib/words/day.js';
import { Badge, PremiumBadge } from '../../ui/show/badge.js';
import { Day, FactList, OutsideLink, WebsiteLink, type Facts } from '../../ui/show/fact-list.js';
import { MemberLink } from '../../ui/named/member-link.js';
import { PendingChanges } from '../../ui/business/pending-changes.js';
import { Picture } from '../../ui/show/picture.js';
import type { EntryContent } from '../../ui/queue/queue-entry.js';
import { ApprovalEmail } from './approval-email.js';

const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const;

/** A pending business with everything an administrator needs to decide. */
export function shownBusiness(business: AdminBusiness): EntryContent {
  const { approvalStatus, pendingChanges, tier, isActive } = business;
  return {
    badges: (
      <>
        <Badge tone="marigold">{pendingChanges === null ? APPROVAL_LABEL[approvalStatus] : 'Listing change'}</Badge>
        {tier === 'premium' && <PremiumBadge />}
        {!isActive && <Badge>Withdrawn by owner</Badge>}
      </>
    ),
    facts: (
      <>
        <PendingChanges business={business} />
        <div className="flex flex-wrap items-center gap-x-2">
          <PagePreview business={business} />
          <ApprovalEmail business={business} />
        </div>
        <FactList facts={factsOf(business)} />
        <Words business={business} />
        <PetsAndHours business={business} />
        <Images business={business} />
      </>
    ),
    details: <FactList facts={detailsOf(business)} />,
  };
}

/** Links to the page of the business as it will be after approval. */
function PagePreview({ business: { id, pendingChanges } }: { readonly business: AdminBusiness }) {
  return (
    <p>
      <OutsideLink href={pendingChanges === null ? businessPath(id) : changesPath(id)}>Preview the page</OutsideLink>
    </p>
  );
}

function factsOf(business: AdminBusiness): Facts {
  const { category, kind, tier, priceRange, website } = business;
  return [
    ['Category', CATEGORY_LABEL[category]],
    ['Kind of place', kind && kindLabel(kind)],
    ['Tier', LISTING_TIER[tier].label],
    ['Price range', priceRange && `${priceRange} ${PRICE_RANGE_LABEL[priceRange]}`],
    ['Phone', business.phone],
    ['Email', business.email],
    ['Website', website && <WebsiteLink address={website} />],
    ['Street address', business.address],
    ['City', business.city],
    ['State', business.state],
    ['ZIP code', business.zipCode],
    ['Submitted', <Day of={business.createdAt} />],
  ];
}

function Words({ business: { description, petPerks } }: { readonly business: AdminBusiness }) {
  return (
    <div className="flex max-w-prose flex-col gap-3">
      <div>
        <h3 className="text-sm font-semibold text-muted">Description</h3>
        <p className="wrap-anywhere whitespace-pre-line">{description ?? 'Not given'}</p>
      </div>
      <div>
        <h3 className="mb-1 text-sm font-semibold text-muted">Pet perks</h3>
        {petPerks.length === 0 ? (
          <p>None</p>
        ) : (
          <ul className="flex flex-wrap gap-1.5">
            {petPerks.map((perk) => (
              <li key={perk} className="rounded-full bg-leaf-soft px-2.5 py-0.5 text-sm wrap-anywhere">
                {perk}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** The business's statements about pets, and its hours: one sentence for each fact. */
function PetsAndHours({ business }: { readonly business: AdminBusiness }) {
  const stated = statedWords(business);
  return (
    <div className="max-w-prose">
      <h3 className="mb-1 text-sm font-semibold text-muted">Pets and hours</h3>
      {stated.length === 0 ? (
        <p>Nothing stated</p>
      ) : (
        <ul className="list-disc pl-5 wrap-anywhere">
          {stated.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Images({ business: { name, category, kind, images, imageAlts } }: { readonly business: AdminBusiness }) {
  return (
    <div>
      <h3 className="mb-1 text-sm font-semibold text-muted">Images</h3>
      {images.length === 0 ? (
        <p>None</p>
      ) : (
        <ul className="flex flex-wrap gap-3">
          {images.map((image, index) => (
            <li key={image}>
              <a href={image} {...OUTSIDE} className="block rounded-md">
                <Picture
                  src={image}
                  alt={imageAlts[index] || `Photo ${index + 1} of ${name}`}
                  width={800}
                  height={600}
                  sizes="8rem"
                  fallback={<PlaceIllustration kind={kind} category={category} />}
                  className="aspect-4/3 w-28 rounded-md sm:w-32"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Details for doubtful cases. */
function detailsOf(business: AdminBusiness): Facts {
  const { reviewedBy, reviewedAt, latitude, longitude } = business;
  const pin = latitude === null || longitude === null ? null : `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
  return [
    ['Listing ID', String(business.id)],
    ['Owner', business.ownerId && <MemberLink id={business.ownerId} name={business.ownerName} />],
    ['Claimed by', business.claimedBy && <MemberLink id={business.claimedBy} name={business.claimedByName} />],
    ['Claimed on', business.claimedAt && dayName(business.claimedAt)],
    ['Map pin', pin],
    ['Arrival notes', business.arrivalNotes],
    ['Highlighted perks', business.highlightedPerks.join(', ') || null],
    ['Menu', business.menuUrl && <OutsideLink href={business.menuUrl}>Open the menu</OutsideLink>],
    ['YouTube video', business.youtubeVideoId],
    ['Facebook', business.facebookUrl],
    ['Instagram', business.instagramUrl],
    ['TikTok', business.tiktokUrl],
    ['Last reviewed by', reviewedBy],
    ['Last reviewed on', reviewedAt && dayName(reviewedAt)],
    ['Last rejection reason', business.rejectionReason],
    ['Administrator notes', business.adminNotes],
  ];
}
