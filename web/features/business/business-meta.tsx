import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import { CATEGORY_LABEL } from '../../../interfaces/contract/shared/words.js';
import { businessPath } from '../../lib/path/browse-search.js';
import { metaDescription } from '../../lib/page/meta-description.js';
import { PageMeta } from '../../lib/page/page-meta.js';
import { townName } from '../../lib/words/town-name.js';
import { ServedFacts } from './facts/served-facts.js';

interface BusinessMetaProps {
  readonly business: BusinessDetail;
  /** True if other people can't see this page, so it isn't indexed. */
  readonly isPreview: boolean;
}

/**
 * The title '{name} - Pet-Friendly {category} in {city}, {state}', social tags, and structured data of a business. A
 * closed place isn't indexed and has no structured data, because schema.org can't say that a place has closed.
 */
export function BusinessMeta({ business, isPreview }: BusinessMetaProps) {
  const town = townName(business);
  const where = town === '' ? '' : ` ${business.locationSource === 'pin' ? 'near' : 'in'} ${town}`;
  const facts =
    business.closedAt === null ? `Pet-Friendly ${CATEGORY_LABEL[business.category]}${where}` : 'Permanently closed';
  const title = `${business.name} - ${facts}`;
  const description = metaDescription(business.description) ?? `${title}.`;
  return (
    <>
      <PageMeta
        title={title}
        isFullTitle
        description={description}
        path={isPreview ? undefined : businessPath(business.id)}
        // Social networks show no SVG.
        image={business.images.find((image) => !image.endsWith('.svg'))}
        type="article"
      />
      {!isPreview && <ServedFacts key={business.id} business={business} description={description} />}
    </>
  );
}
