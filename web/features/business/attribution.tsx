import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';

/** Where a source asks to be named, what it asks to be linked with. */
const LICENCES: readonly (readonly [source: RegExp, url: string])[] = [
  [/openstreetmap/i, 'https://www.openstreetmap.org/copyright'],
];

/** Who is to be named for what the page says, as licences of imported data ask for. */
export function Attribution({ business }: { readonly business: BusinessDetail }) {
  const { attribution } = business;
  if (attribution === null) return null;
  const licence = LICENCES.find(([source]) => source.test(attribution))?.[1];
  return (
    <p className="text-sm text-muted">
      Source of this listing:{' '}
      {licence === undefined ? (
        attribution
      ) : (
        <a href={licence} target="_blank" rel="noopener noreferrer" className="text-link">
          {attribution}
        </a>
      )}
    </p>
  );
}
