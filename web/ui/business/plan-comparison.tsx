import { Check, Minus } from 'lucide-react';
import { LISTING_TIER } from '../../../interfaces/contract/shared/words.js';

const { free, premium } = LISTING_TIER;

type Offer = string | boolean;

interface Row {
  readonly label: string;
  readonly free: Offer;
  readonly premium: Offer;
}

const ROWS: readonly Row[] = [
  { label: 'Price per month', free: `$${free.monthlyPrice}`, premium: `$${premium.monthlyPrice}` },
  { label: 'Photos', free: `Up to ${free.photos}`, premium: `Up to ${premium.photos}` },
  { label: 'Description', free: words(free.descriptionWords), premium: words(premium.descriptionWords) },
  { label: 'Address, phone, website, and menu', free: true, premium: true },
  { label: 'Pet perks', free: true, premium: true },
  { label: 'Highlighted perks', free: count(free.highlightedPerks), premium: count(premium.highlightedPerks) },
  { label: 'Reviews and your responses', free: true, premium: true },
  { label: 'YouTube video', free: free.video, premium: premium.video },
  { label: 'Facebook, Instagram, and TikTok links', free: free.socialLinks, premium: premium.socialLinks },
  { label: 'Directions button', free: true, premium: true },
  { label: 'Parking and arrival notes', free: free.arrivalNotes, premium: premium.arrivalNotes },
  { label: 'Position in search', free: place(free.priority), premium: place(premium.priority) },
  {
    label: 'Analytics',
    free: `${free.analyticsDays} days`,
    premium: `${premium.analyticsDays} days and CSV downloads`,
  },
];

function place(hasPriority: boolean): string {
  return hasPriority ? 'Priority' : 'Standard';
}

function words(count: number): string {
  return `Up to ${count} words`;
}

function count(max: number): Offer {
  return max === 0 ? false : `Up to ${max}`;
}

/** Free and Premium compared; the limits are the ones the site enforces. */
export function PlanComparison() {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-card">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">Free and Premium listings compared</caption>
        <thead>
          <tr className="bg-sunken">
            <th scope="col" className="p-3 font-semibold sm:p-4">
              What you get
            </th>
            <th scope="col" className="w-1/4 p-3 font-semibold sm:p-4">
              {free.label}
            </th>
            <th scope="col" className="w-1/4 p-3 font-semibold sm:p-4">
              {premium.label}
            </th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row.label} className="border-t border-line align-top">
              <th scope="row" className="p-3 font-medium sm:p-4">
                {row.label}
              </th>
              <td className="p-3 sm:p-4">
                <OfferCell offer={row.free} />
              </td>
              <td className="p-3 sm:p-4">
                <OfferCell offer={row.premium} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function OfferCell({ offer }: { readonly offer: Offer }) {
  if (typeof offer === 'string') return offer;
  const Mark = offer ? Check : Minus;
  return (
    <>
      <Mark aria-hidden="true" className={offer ? 'size-5 text-leaf' : 'size-5 text-muted'} />
      <span className="sr-only">{offer ? 'Yes' : 'No'}</span>
    </>
  );
}
