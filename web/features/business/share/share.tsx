import { Suspense, useState } from 'react';
import { Share2 } from 'lucide-react';
import type { BusinessDetail } from '../../../../interfaces/contract/business/business.js';
import { businessPath } from '../../../lib/path/browse-search.js';
import { usePage } from '../../../lib/page/page-context.js';
import { Button } from '../../../ui/button.js';
import { lazyPart } from '../../../ui/state/lazy-part.js';

const ShareMenu = lazyPart(async () => ({ default: (await import('./share-menu.js')).ShareMenu }));

/** Shares a business. The menu is loaded on demand; hidden without JavaScript. */
export function Share({ business }: { readonly business: BusinessDetail }) {
  const { publicUrl } = usePage();
  const [wanted, setWanted] = useState(false);
  const button = (
    <Button
      variant="secondary"
      icon={<Share2 aria-hidden="true" />}
      aria-haspopup="menu"
      aria-expanded={wanted}
      className="noscript:hidden"
      onClick={() => setWanted(true)}
    >
      Share
    </Button>
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <ShareMenu
        title={business.name}
        url={`${publicUrl}${businessPath(business.id)}`}
        onClose={() => setWanted(false)}
      />
    </Suspense>
  );
}
