type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/** Properties of something, named as in schema.org. */
export type StructuredFacts = { readonly [key: string]: Json };

/** Maximum number of list items in structured data: a product decision. */
export const STRUCTURED_LIST_LIMIT = 20;

/** Structured data about the page as JSON-LD, for search engines. */
export function StructuredData({ data }: { readonly data: StructuredFacts }) {
  // `<` is the only character that could close the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json">{json}</script>;
}
