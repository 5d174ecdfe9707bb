import { lazy, Suspense } from 'react';
import { Share2 } from 'lucide-react';
import type { BusinessDetail } from '../../../interfaces/contract/business.js';
import { businessPath } from '../../lib/browse-search.js';
import { usePage } from '../../lib/page-context.js';
import { useHydrated } from '../../lib/use-hydrated.js';
import { buttonClass } from '../../ui/button.js';

const ShareMenu = lazy(async () => ({ default: (await import('./share-menu.js')).ShareMenu }));

/** Tells others of a business; needs JavaScript, so without it there is none. */
export function Share({ business }: { readonly business: BusinessDetail }) {
  const { publicUrl } = usePage();
  const hydrated = useHydrated();
  const coming = (
    <button type="button" disabled={!hydrated} className={`${buttonClass('secondary')} w-full disabled:opacity-100`}>
      <Share2 aria-hidden="true" />
      Share
    </button>
  );
  return (
    <div className="mt-6 noscript:hidden">
      {hydrated ? (
        <Suspense fallback={coming}>
          <ShareMenu title={business.name} url={`${publicUrl}${businessPath(business.id)}`} />
        </Suspense>
      ) : (
        coming
      )}
    </div>
  );
}
