import { usePage } from '../../lib/page/page-context.js';
import { PageMeta } from '../../lib/page/page-meta.js';
import { StructuredData } from '../../lib/page/structured-data.js';

/** Title, social tags, and structured data of the home page. */
export function HomeMeta() {
  const { publicUrl, site } = usePage();
  return (
    <>
      <PageMeta
        title={`${site.name} | Where Your Pet is Always Welcome`}
        isFullTitle
        description="Find pet-friendly restaurants, hotels, events, services and homes near you. Read reviews by pet owners and see what each place offers your pet."
        path="/"
      />
      <StructuredData
        data={{
          '@type': 'WebSite',
          name: site.name,
          url: `${publicUrl}/`,
          potentialAction: {
            '@type': 'SearchAction',
            target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/browse?query={search_term_string}` },
            'query-input': 'required name=search_term_string',
          },
        }}
      />
    </>
  );
}
