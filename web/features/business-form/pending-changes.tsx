import type { OwnerBusiness } from '../../../interfaces/contract/business-form.js';
import { CATEGORIES, CATEGORY_LABEL, REVIEWED_FIELDS } from '../../../interfaces/contract/words.js';
import { Card } from '../../ui/card.js';

type ReviewedField = (typeof REVIEWED_FIELDS)[number];

const LABEL: Readonly<Record<ReviewedField, string>> = {
  name: 'Business name',
  category: 'Category',
  address: 'Street address',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
  website: 'Website',
};

/** What waits for approval, old beside new; nothing where nothing waits. */
export function PendingChanges({ business }: { readonly business: OwnerBusiness }) {
  const { pendingChanges } = business;
  if (pendingChanges === null) return null;
  const waiting = REVIEWED_FIELDS.filter((field) => field in pendingChanges);
  return (
    <Card as="section" aria-labelledby="pending-changes" className="mb-6">
      <h2 id="pending-changes" className="text-xl">
        Waiting for approval
      </h2>
      <p className="mt-1 text-muted">Until then everybody sees what stood there before.</p>
      <div className="mt-4 overflow-x-auto">
        <table className="w-full text-left">
          <thead>
            <tr className="border-b border-line text-sm text-muted">
              <th scope="col" className="py-2 pr-4">
                Field
              </th>
              <th scope="col" className="py-2 pr-4">
                Shown now
              </th>
              <th scope="col" className="py-2">
                Waiting
              </th>
            </tr>
          </thead>
          <tbody>
            {waiting.map((field) => (
              <tr key={field} className="border-b border-line align-top">
                <th scope="row" className="py-2 pr-4">
                  {LABEL[field]}
                </th>
                <td className="py-2 pr-4 wrap-anywhere">{inWords(field, business[field])}</td>
                <td className="py-2 wrap-anywhere">{inWords(field, pendingChanges[field])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

function inWords(field: ReviewedField, value: unknown): string {
  if (typeof value !== 'string' || value === '') return 'None';
  const category = field === 'category' ? CATEGORIES.find((each) => each === value) : undefined;
  return category === undefined ? value : CATEGORY_LABEL[category];
}
