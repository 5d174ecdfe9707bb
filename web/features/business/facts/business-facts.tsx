import type { BusinessDetail } from '../../../../interfaces/contract/business/business.js';
import { OEMBED_PATH } from '../../../../interfaces/contract/partner/oembed-path.js';
import { isDrawing, schemaTypeOf } from '../../../../interfaces/contract/shared/words.js';
import { usePage } from '../../../lib/page/page-context.js';
import { businessPath } from '../../../lib/path/browse-search.js';
import { StructuredData, type StructuredFacts } from '../../../lib/page/structured-data.js';
import type { ServedFactsProps } from './served-facts.js';
import { hoursFacts, petFacts } from './visit-facts.js';

/** Structured data of a business, and where other websites learn how to embed it. */
export function BusinessFacts({ business, description }: ServedFactsProps) {
  const { publicUrl, now } = usePage();
  const page = encodeURIComponent(`${publicUrl}${businessPath(business.id)}`);
  return (
    <>
      <StructuredData data={businessFacts(business, description, publicUrl, now)} />
      <link
        rel="alternate"
        type="application/json+oembed"
        href={`${publicUrl}${OEMBED_PATH}?url=${page}&format=json`}
        title={business.name}
      />
    </>
  );
}

/** Returns the structured data of a business: only what its schema.org type may have, and only what is known. */
export function businessFacts(
  business: BusinessDetail,
  description: string,
  publicUrl: string,
  now: number,
): StructuredFacts {
  const { types, isBusiness, hasPetsAllowed } = schemaTypeOf(business.kind, business.category);
  const images = business.images.filter((image) => !isDrawing(image));
  const page = `${publicUrl}${businessPath(business.id)}`;
  return {
    '@type': types.length === 1 ? types[0] : types,
    '@id': page,
    url: page,
    name: business.name,
    description,
    image: images.length === 0 ? undefined : images.map((image) => new URL(image, publicUrl).href),
    telephone: business.phone ?? undefined,
    sameAs: business.website ?? undefined,
    ...(isBusiness && { email: business.email ?? undefined, priceRange: business.priceRange ?? undefined }),
    address: addressOf(business),
    geo: pointOf(business),
    aggregateRating: ratingOf(business),
    ...petFacts(business.policy, hasPetsAllowed),
    openingHoursSpecification: hoursFacts(business.hours, now),
  };
}

/** The town nearest to a pin is no postal address: it has neither street nor ZIP code. */
function addressOf({ address, zipCode, city, state, country, locationSource }: BusinessDetail): StructuredFacts {
  return {
    '@type': 'PostalAddress',
    ...(locationSource === 'address' && { streetAddress: address ?? undefined, postalCode: zipCode ?? undefined }),
    addressLocality: city ?? undefined,
    addressRegion: state ?? undefined,
    addressCountry: country,
  };
}

function pointOf({ latitude, longitude }: BusinessDetail): StructuredFacts | undefined {
  return latitude === null || longitude === null ? undefined : { '@type': 'GeoCoordinates', latitude, longitude };
}

/** Search engines reject a rating without reviews. */
function ratingOf({ reviewCount, avgRating }: BusinessDetail): StructuredFacts | undefined {
  if (reviewCount === 0) return undefined;
  return { '@type': 'AggregateRating', ratingValue: avgRating, reviewCount, bestRating: 5, worstRating: 1 };
}
