import type { BusinessCard } from '../../../../interfaces/contract/business/business.js';
import { CATEGORY_LABEL } from '../../../../interfaces/contract/shared/words.js';
import { browsePath, businessPath, type BrowseSearch } from '../../../lib/path/browse-search.js';
import { usePage } from '../../../lib/page/page-context.js';
import { PageMeta } from '../../../lib/page/page-meta.js';
import { STRUCTURED_LIST_LIMIT, StructuredData } from '../../../lib/page/structured-data.js';

/** The title and description, from category, location, and text. */
export function BrowseMeta({ search }: { readonly search: BrowseSearch }) {
  const { query, category, location, recentlyViewed } = search;
  const words = wordsOf(search);
  return (
    <PageMeta
      title={words}
      description={`${words}: read reviews by pet owners, see what each place offers your pet, and find one where your pet is always welcome.`}
      path={browsePath({ query, category, location, recentlyViewed })}
    />
  );
}

function wordsOf({ query, category, location, origin, recentlyViewed }: BrowseSearch): string {
  if (recentlyViewed) return 'Recently viewed places';
  const kind = category === null ? 'Businesses' : CATEGORY_LABEL[category];
  if (query === '' && origin !== null) return `Pet-Friendly ${kind} near you`;
  const where = location === '' ? '' : ` in ${location}`;
  return query === ''
    ? `Pet-Friendly ${kind}${where}`
    : `"${query}" in Pet-Friendly ${kind}${where === '' ? '' : ` near ${location}`}`;
}

/** Structured data of the first results, for search engines. */
export function BusinessStructuredData({ businesses }: { readonly businesses: readonly BusinessCard[] }) {
  const { publicUrl } = usePage();
  const items = businesses.slice(0, STRUCTURED_LIST_LIMIT).map(({ id, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: `${publicUrl}${businessPath(id)}`,
  }));
  return <StructuredData data={{ '@type': 'ItemList', numberOfItems: items.length, itemListElement: items }} />;
}
