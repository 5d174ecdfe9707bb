import { Equal, EqualNot } from 'lucide-react';
import type { ComparedBusiness, DuplicateCandidate } from '../../../interfaces/contract/duplicate/duplicate.js';
import { hoursLine, policySentences } from '../../../interfaces/contract/policy/policy-words.js';
import { CATEGORY_LABEL, kindLabel, LISTING_TIER } from '../../../interfaces/contract/shared/words.js';
import { classNames } from '../../lib/page/class-names.js';
import { dayName } from '../../lib/words/day.js';
import { townWithZip } from '../../lib/words/town-name.js';
import { MemberLink } from '../../ui/named/member-link.js';
import { Badge } from '../../ui/show/badge.js';
import { Day, OutsideLink } from '../../ui/show/fact-list.js';
import type { EntryContent } from '../../ui/queue/queue-entry.js';

/** Returns the two businesses, the one listed first on the left. */
export function columnsOf({ businesses }: DuplicateCandidate): readonly [ComparedBusiness, ComparedBusiness] {
  return businesses as [ComparedBusiness, ComparedBusiness];
}

/** 'The Muddy Paw Café and Muddy Paw Cafe'. */
export const nameOfCandidate = (candidate: DuplicateCandidate): string =>
  columnsOf(candidate)
    .map(({ name }) => name)
    .join(' and ');

/** Two businesses side by side, with the evidence for and against their being the same. */
export function candidateEntry(candidate: DuplicateCandidate): EntryContent {
  const { score, reasons, dismissedBy, dismissedAt } = candidate;
  return {
    badges: (
      <>
        <Badge tone={score >= 80 ? 'marigold' : 'neutral'}>{`Score: ${String(score)} of 100`}</Badge>
        {reasons.map((reason) => (
          <Badge key={reason} tone="plain">
            {reason}
          </Badge>
        ))}
      </>
    ),
    facts: (
      <>
        <Comparison candidate={candidate} />
        {dismissedAt !== null && (
          <p>
            {`Dismissed by ${dismissedBy ?? 'an administrator'} on `}
            <Day of={dismissedAt} />.
          </p>
        )}
      </>
    ),
  };
}

const OWNER = 'Owner';
const NO_OWNER = 'None';

/** The labels and values that administrators compare. */
const FACTS: readonly (readonly [string, (business: ComparedBusiness) => string | null])[] = [
  ['Name', ({ name }) => name],
  ['Category', ({ category }) => CATEGORY_LABEL[category]],
  ['Kind of place', ({ kind }) => kind && kindLabel(kind)],
  ['Address', ({ address }) => address],
  ['City', townWithZip],
  ['Phone', ({ phone }) => phone],
  ['Website', ({ website }) => website],
  ['Email', ({ email }) => email],
  ['Description', ({ description }) => description],
  ['Pet perks', ({ petPerks }) => petPerks.join(', ')],
  ['Pet policy', ({ policy }) => policySentences(policy)],
  ['Opening hours', ({ openingHours }) => openingHours && hoursLine(openingHours)],
  ['Price range', ({ priceRange }) => priceRange],
  ['Photos', ({ images }) => String(images.length)],
  ['Reviews', ({ avgRating, reviewCount }) => (reviewCount === 0 ? 'None' : `${avgRating} (${String(reviewCount)})`)],
  ['Saved by', ({ savedCount }) => String(savedCount)],
  [OWNER, ({ ownerId }) => ownerId ?? NO_OWNER],
  ['Tier', ({ tier }) => LISTING_TIER[tier].label],
  ['Verified', ({ isVerified }) => (isVerified ? 'Yes' : 'No')],
  ['Listed on', ({ createdAt }) => dayName(createdAt)],
];

const CELL = 'min-w-0 px-2 py-1.5 text-left align-top wrap-anywhere sm:px-3';

/** On narrow screens the label is above the two values, otherwise to their left. */
function Comparison({ candidate }: { readonly candidate: DuplicateCandidate }) {
  const columns = columnsOf(candidate);
  return (
    <table className="block w-full text-sm sm:table sm:table-fixed sm:text-base">
      <caption className="sr-only">Listings side by side</caption>
      <thead className="block sm:table-header-group">
        <tr className="grid grid-cols-2 border-b border-line sm:table-row">
          <td className="hidden sm:table-cell sm:w-36" />
          {columns.map(({ id }) => (
            <th key={id} scope="col" className={CELL}>
              <OutsideLink href={`/business/${String(id)}`}>{`Listing ${String(id)}`}</OutsideLink>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {FACTS.map(([label, factOf]) => (
          <Row key={label} label={label} facts={columns.map((business) => factOf(business) || null)} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ label, facts }: { readonly label: string; readonly facts: readonly (string | null)[] }) {
  const differs = facts[0] !== facts[1];
  const Mark = differs ? EqualNot : Equal;
  return (
    <tr className="grid grid-cols-2 border-b border-line last:border-0 sm:table-row">
      <th
        scope="row"
        className={classNames(CELL, 'col-span-2 pb-0 text-sm font-semibold text-muted sm:pb-1.5 sm:text-base')}
      >
        <span className="inline-flex items-center gap-1.5">
          <Mark aria-hidden="true" className={classNames('size-4 shrink-0', differs && 'text-danger')} />
          {label}
          <span className="sr-only">{differs ? ', different' : ', the same'}</span>
        </span>
      </th>
      {facts.map((fact, column) => (
        <td key={column} className={classNames(CELL, differs ? 'font-semibold' : 'text-muted')}>
          <Value label={label} fact={fact} />
        </td>
      ))}
    </tr>
  );
}

/** The owner is known by ID only. The link’s card shows the name. */
function Value({ label, fact }: { readonly label: string; readonly fact: string | null }) {
  if (label === OWNER && fact !== null && fact !== NO_OWNER) return <MemberLink id={fact} name="View member" />;
  return fact ?? 'Not given';
}
