import { useState } from 'react';
import { Download, Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { OwnerBusiness } from '../../../interfaces/contract/business/business-form.js';
import { isPublic } from '../../../interfaces/contract/shared/words.js';
import { usePage } from '../../lib/page/page-context.js';
import { qrFile } from '../../lib/pictures/qr-code.js';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/page/card.js';
import { RadioGroup } from '../../ui/form/radio-group.js';
import { BadgeSection } from './badge-section.js';
import { Poster, type Paper } from './poster.js';

const PAPERS: readonly { readonly value: Paper; readonly label: string }[] = [
  { value: 'letter', label: 'US Letter' },
  { value: 'a4', label: 'A4' },
];

/** The poster and badge for the owner; available once the business is public. */
export function PosterAndBadge({ business }: { readonly business: OwnerBusiness }) {
  return (
    <div className="flex flex-col gap-8">
      <div>
        <h1>Poster and badge</h1>
        <p className="mt-2 max-w-prose text-muted">
          A window poster and a website badge for <strong className="wrap-anywhere text-ink">{business.name}</strong>.
        </p>
      </div>
      {isPublic(business) ? <PosterAndBadgeTools business={business} /> : <NotPublic business={business} />}
    </div>
  );
}

function PosterAndBadgeTools({ business: { id, name } }: { readonly business: OwnerBusiness }) {
  const { publicUrl, site } = usePage();
  const [paper, setPaper] = useState<Paper>('letter');
  const url = `${publicUrl}/business/${id}`;
  return (
    <>
      <section aria-labelledby="poster" className="grid items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <Card className="flex flex-col gap-5">
          <div>
            <h2 id="poster" className="text-xl">
              Window poster
            </h2>
            <p className="mt-1 text-muted">The QR code links to your listing.</p>
          </div>
          <RadioGroup
            legend="Paper"
            name="paper"
            options={PAPERS}
            value={paper}
            onChange={(value) => setPaper(value as Paper)}
            className="noscript:hidden"
          />
          <div className="flex flex-col gap-3">
            <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()} className="noscript:hidden">
              Print
            </Button>
            <p className="hidden text-sm text-muted noscript:block">Print this page. Only the poster is printed.</p>
            <ButtonAnchor
              variant="secondary"
              icon={<Download aria-hidden="true" />}
              href={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(qrFile(url))}`}
              download={`qr-code-${id}.svg`}
            >
              Download QR code
            </ButtonAnchor>
          </div>
        </Card>
        <Poster name={name} siteName={site.name} url={url} paper={paper} />
      </section>
      <BadgeSection id={id} name={name} siteName={site.name} publicUrl={publicUrl} />
    </>
  );
}

/** Explains why the poster isn't available yet, by the status of the business. */
function NotPublic({ business: { id, approvalStatus, isActive } }: { readonly business: OwnerBusiness }) {
  return (
    <Card className="flex flex-col items-start gap-4">
      <h2 className="text-xl">Not available yet</h2>
      {!isActive ? (
        <p className="max-w-prose">
          This listing is withdrawn, so its QR code wouldn’t work. To get the poster and badge, relist it in{' '}
          <Link to="/my-businesses" className="text-link">
            My Businesses
          </Link>
          .
        </p>
      ) : approvalStatus === 'needs_revision' || approvalStatus === 'rejected' ? (
        <>
          <p className="max-w-prose">
            This listing wasn’t approved. Edit and resubmit it. The poster and badge appear here once it’s approved.
          </p>
          <ButtonLink to={`/my-businesses/${id}/edit`}>Edit Listing</ButtonLink>
        </>
      ) : (
        <p className="max-w-prose">
          We’re reviewing this listing and will email you our decision. The poster and badge appear here once it’s
          approved.
        </p>
      )}
    </Card>
  );
}
