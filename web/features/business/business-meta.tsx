import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import { CATEGORY_LABEL } from '../../../interfaces/contract/shared/words.js';
import { businessPath } from '../../lib/path/browse-search.js';
import { usePage } from '../../lib/page/page-context.js';
import { metaDescription } from '../../lib/page/meta-description.js';
import { PageMeta } from '../../lib/page/page-meta.js';
import { townName } from '../../lib/words/town-name.js';
import { StructuredData } from '../../lib/page/structured-data.js';

interface BusinessMetaProps {
  readonly business: BusinessDetail;
  /** True if other people can't see this page, so it isn't indexed. */
  readonly isPreview: boolean;
}

/** The title '{name} - Pet-Friendly {category} in {city}, {state}', social tags, and structured data of a business. */
export function BusinessMeta({ business, isPreview }: BusinessMetaProps) {
  const town = townName(business);
  const title = `${business.name} - Pet-Friendly ${CATEGORY_LABEL[business.category]}${town === '' ? '' : ` in ${town}`}`;
  const description = metaDescription(business.description) ?? `${title}.`;
  return (
    <>
      <PageMeta
        title={title}
        isFullTitle
        description={description}
        path={isPreview ? undefined : businessPath(business.id)}
        image={business.images[0]}
        type="article"
      />
      {!isPreview && <BusinessFacts business={business} description={description} />}
    </>
  );
}

function BusinessFacts({ business, description }: { readonly business: BusinessDetail; readonly description: string }) {
  const { publicUrl } = usePage();
  const { latitude, longitude, reviewCount, images } = business;
  return (
    <StructuredData
      data={{
        '@type': 'LocalBusiness',
        '@id': `${publicUrl}${businessPath(business.id)}`,
        url: `${publicUrl}${businessPath(business.id)}`,
        name: business.name,
        description,
        image: images.length === 0 ? undefined : images.map((image) => new URL(image, publicUrl).href),
        telephone: business.phone ?? undefined,
        email: business.email ?? undefined,
        sameAs: business.website ?? undefined,
        priceRange: business.priceRange ?? undefined,
        address: {
          '@type': 'PostalAddress',
          streetAddress: business.address ?? undefined,
          addressLocality: business.city ?? undefined,
          addressRegion: business.state ?? undefined,
          postalCode: business.locationSource === 'pin' ? undefined : (business.zipCode ?? undefined),
          addressCountry: business.country,
        },
        geo: latitude === null || longitude === null ? undefined : { '@type': 'GeoCoordinates', latitude, longitude },
        // Search engines reject a rating without reviews.
        aggregateRating:
          reviewCount === 0
            ? undefined
            : {
                '@type': 'AggregateRating',
                ratingValue: business.avgRating,
                reviewCount,
                bestRating: 5,
                worstRating: 1,
              },
      }}
    />
  );
}
