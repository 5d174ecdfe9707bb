import { Camera, CircleHelp } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import type { ReportType } from '../../../interfaces/contract/shared/words.js';
import { usePage } from '../../lib/page/page-context.js';
import { businessPath } from '../../lib/path/browse-search.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/page/card.js';
import { NearbyPlaces } from './nearby-places.js';
import { isSparse } from './sparse.js';

interface SparsePlaceProps {
  readonly business: BusinessDetail;
  /** Renders the dialog that reports this kind of problem. */
  readonly report: (type: ReportType, onClose: () => void) => ReactNode;
  /** The button for a review. */
  readonly write: ReactNode;
}

/**
 * The end of a place's page: similar places nearby. Before them, the page of a place that says little asks for help to
 * correct and complete it.
 */
export function SparsePlace({ business, report, write }: SparsePlaceProps) {
  const { publicUrl } = usePage();
  return (
    <div className="mt-12 flex flex-col gap-12">
      <p className="hidden print:block">{publicUrl + businessPath(business.id)}</p>
      {business.closedAt === null && isSparse(business) && (
        <div className="grid items-stretch gap-6 sm:grid-cols-2 print:hidden">
          <StillRight business={business} report={report} />
          <FirstPhoto business={business} write={write} />
        </div>
      )}
      <NearbyPlaces business={business} />
    </div>
  );
}

function StillRight({ business, report }: Pick<SparsePlaceProps, 'business' | 'report'>) {
  const [reported, setReported] = useState<ReportType | null>(null);
  return (
    <Card as="section" aria-labelledby="still-right" className="flex flex-col">
      <h2 id="still-right" className="flex items-center gap-2.5 text-xl">
        <CircleHelp aria-hidden="true" className="size-6 text-leaf" />
        Is this still right?
      </h2>
      <p className="mt-2 mb-4">{originOf(business)} If you know this place, tell us what has changed.</p>
      <div className="mt-auto flex flex-wrap gap-3 noscript:hidden">
        <Button variant="secondary" size="sm" onClick={() => setReported('incorrect_info')}>
          Something Is Wrong
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setReported('closed_business')}>
          It’s Closed
        </Button>
      </div>
      <Suspense fallback={null}>{reported !== null && report(reported, () => setReported(null))}</Suspense>
    </Card>
  );
}

function originOf({ isVerified, attribution }: BusinessDetail): string {
  if (isVerified) return 'Our team has checked this listing.';
  if (attribution === null) return 'Nobody has checked this listing yet.';
  return 'This listing comes from a public map, and nobody has checked it yet.';
}

function FirstPhoto({ business, write }: Pick<SparsePlaceProps, 'business' | 'write'>) {
  return (
    <Card as="section" aria-labelledby="first-photo" className="flex flex-col">
      <h2 id="first-photo" className="flex items-center gap-2.5 text-xl">
        <Camera aria-hidden="true" className="size-6 text-leaf" />
        Add the first photo
      </h2>
      <p className="mt-2 mb-4">
        Been to {business.name} with your pet? Add a photo to your review, and others will know what to expect.
      </p>
      <div className="mt-auto">{write}</div>
    </Card>
  );
}
