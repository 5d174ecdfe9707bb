import { useId } from 'react';
import type { OwnedBusinessCard } from '../../../interfaces/contract/business/business.js';
import { CATEGORY_LABEL, kindLabel, type Category, type Kind } from '../../../interfaces/contract/shared/words.js';

/** The fields with pending changes and their labels, in the form's order. The pin counts as one. */
const FIELDS = [
  ['name', 'Name'],
  ['category', 'Category'],
  ['kind', 'Kind of place'],
  ['address', 'Street address'],
  ['city', 'City'],
  ['state', 'State'],
  ['zipCode', 'ZIP code'],
  ['website', 'Website'],
] as const;

type Changed = Pick<OwnedBusinessCard, (typeof FIELDS)[number][0] | 'latitude' | 'longitude' | 'pendingChanges'>;

interface Row {
  readonly label: string;
  readonly now: string;
  readonly then: string;
}

/** Changes that need approval, each with its old and new value. */
export function PendingChanges({ business }: { readonly business: Changed }) {
  const heading = useId();
  const rows = rowsOf(business);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="w-full rounded-md bg-sunken p-4">
      <h3 id={heading} className="text-base">
        Changes waiting for approval
      </h3>
      <p className="mt-1 text-sm text-muted">The current values stay public until then.</p>
      <table className="mt-3 w-full table-fixed text-left text-sm">
        <thead>
          <tr className="text-muted">
            <th scope="col" className="w-22 pr-3 pb-1 font-medium sm:w-1/4">
              Field
            </th>
            <th scope="col" className="pr-3 pb-1 font-medium">
              Now
            </th>
            <th scope="col" className="pb-1 font-medium">
              After approval
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, now, then }) => (
            <tr key={label} className="border-t border-line align-top">
              <th scope="row" className="py-2 pr-3 font-semibold">
                {label}
              </th>
              <td className="py-2 pr-3 break-words">{now}</td>
              <td className="py-2 font-semibold break-words">{then}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function rowsOf(business: Changed): readonly Row[] {
  const waiting = business.pendingChanges ?? {};
  // A kind waits with its category, also if it stays unknown.
  const changed = FIELDS.filter(([field]) => field in waiting && waiting[field] !== business[field]);
  const rows = changed.map(([field, label]) => ({
    label,
    now: textOf(field, business[field]),
    then: textOf(field, waiting[field]),
  }));
  return movesPin(business) ? [...rows, { label: 'Map pin', now: pin(business), then: pin(waiting) }] : rows;
}

function textOf(field: string, value: unknown): string {
  if (typeof value !== 'string' || value === '') return 'None';
  if (field === 'kind') return kindLabel(value as Kind);
  return field === 'category' ? (CATEGORY_LABEL[value as Category] ?? value) : value;
}

interface Pin {
  readonly latitude?: unknown;
  readonly longitude?: unknown;
}

function movesPin({ latitude, longitude, pendingChanges }: Changed): boolean {
  const waiting: Pin | null = pendingChanges ?? null;
  if (waiting === null || !('latitude' in waiting)) return false;
  return waiting.latitude !== latitude || waiting.longitude !== longitude;
}

function pin({ latitude, longitude }: Pin): string {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return 'None';
  return `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
}
