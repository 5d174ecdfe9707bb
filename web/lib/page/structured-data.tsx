type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/** At most this many items of a list are told to search engines: a product decision. */
export const STRUCTURED_LIST_LIMIT = 20;

/** Facts of the page for search engines, as JSON-LD. */
export function StructuredData({ data }: { readonly data: { readonly [key: string]: Json } }) {
  // `<` is the only character that could end the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json">{json}</script>;
}
