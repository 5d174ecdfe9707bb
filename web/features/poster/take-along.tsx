import { useState } from 'react';
import { Download, Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { OwnerBusiness } from '../../../interfaces/contract/business/business-form.js';
import { usePage } from '../../lib/page/page-context.js';
import { qrFile } from '../../lib/qr-path.js';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { RadioGroup } from '../../ui/form/radio-group.js';
import { BadgeSection } from './badge-section.js';
import { Poster, type Paper } from './poster.js';

const PAPERS: readonly { readonly value: Paper; readonly label: string }[] = [
  { value: 'letter', label: 'US Letter' },
  { value: 'a4', label: 'A4' },
];

/** What an owner puts into the window and onto the own website; there once everybody may see the listing. */
export function TakeAlong({ business }: { readonly business: OwnerBusiness }) {
  const isPublic = business.approvalStatus === 'approved' && business.isActive;
  return (
    <div className="flex flex-col gap-8">
      <div>
        <h1>To take along</h1>
        <p className="mt-2 max-w-prose text-muted">
          A poster for the window and a badge for the website of{' '}
          <strong className="wrap-anywhere text-ink">{business.name}</strong>.
        </p>
      </div>
      {isPublic ? <Take business={business} /> : <NotYet business={business} />}
    </div>
  );
}

function Take({ business: { id, name } }: { readonly business: OwnerBusiness }) {
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
            <p className="mt-1 text-muted">The code leads whoever scans it to your page.</p>
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
            <p className="hidden text-sm text-muted noscript:block">Print this page: only the poster is on paper.</p>
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

/** What has to happen first, by where the listing stands. */
function NotYet({ business: { id, approvalStatus, isActive } }: { readonly business: OwnerBusiness }) {
  return (
    <Card className="flex flex-col items-start gap-4">
      <h2 className="text-xl">Not yet</h2>
      {!isActive ? (
        <p className="max-w-prose">
          This listing is withdrawn, so a code would lead to nothing. Put it back in{' '}
          <Link to="/my-businesses" className="text-link">
            My Businesses
          </Link>
          , then take its poster and badge along.
        </p>
      ) : approvalStatus === 'needs_revision' || approvalStatus === 'rejected' ? (
        <>
          <p className="max-w-prose">
            This listing was not approved. Revise it and send it in again; poster and badge are here as soon as it is
            approved.
          </p>
          <ButtonLink to={`/my-businesses/${id}/edit`}>Edit Listing</ButtonLink>
        </>
      ) : (
        <p className="max-w-prose">
          We are checking this listing. Poster and badge are here as soon as it is approved; we tell you by email.
        </p>
      )}
    </Card>
  );
}
