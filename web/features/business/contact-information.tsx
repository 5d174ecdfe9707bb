import type { ReactNode } from 'react';
import { CircleDollarSign, Globe, Mail, MapPin, Phone } from 'lucide-react';
import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import { PRICE_RANGE_LABEL } from '../../../interfaces/contract/shared/words.js';
import { webLink } from '../../lib/words/web-link.js';
import { Card } from '../../ui/page/card.js';
import { placeLine } from './place-line.js';
import { callLink, directionsLink, readableLink } from './contact-links.js';

interface ContactInformationProps {
  readonly business: BusinessDetail;
  /** The button that shares the business. */
  readonly share?: ReactNode;
  /** Invites visitors to name missing contact data. */
  readonly missing?: ReactNode;
}

export function ContactInformation({ business, share, missing }: ContactInformationProps) {
  const { phone, email, priceRange, isClaimed } = business;
  const call = callLink(phone);
  const website = webLink(business.website);
  return (
    <Card as="section" aria-labelledby="contact">
      <h2 id="contact" className="mb-4 text-xl">
        Contact Information
      </h2>
      <ul className="flex flex-col gap-4 empty:hidden">
        <AddressLine business={business} />
        {call !== null && (
          <Line icon={<Phone aria-hidden="true" />}>
            <a href={call} className="text-link" data-interaction="phone_click">
              {phone}
            </a>
          </Line>
        )}
        {website !== null && <WebsiteLine website={website} />}
        {email && (
          <Line icon={<Mail aria-hidden="true" />}>
            <a href={`mailto:${email}`} className="text-link wrap-anywhere">
              {email}
            </a>
          </Line>
        )}
        {priceRange !== null && (
          <Line icon={<CircleDollarSign aria-hidden="true" />}>
            <span className="font-semibold">{priceRange}</span>{' '}
            <span className="text-muted">{PRICE_RANGE_LABEL[priceRange]}</span>
          </Line>
        )}
      </ul>
      {call === null && website === null && !email && (
        <p className="mt-4 text-sm text-muted">No phone number or website yet. {!isClaimed && missing}</p>
      )}
      <div className="mt-5 empty:hidden noscript:hidden">{share}</div>
    </Card>
  );
}

function AddressLine({ business }: { readonly business: BusinessDetail }) {
  const { address } = business;
  const town = placeLine(business);
  const directions = directionsLink(business);
  if (!address && town === '') return null;
  return (
    <Line icon={<MapPin aria-hidden="true" />}>
      <address className="not-italic">
        {address && <span className="block">{address}</span>}
        {town !== '' && <span className="block">{town}</span>}
      </address>
      {directions !== null && (
        <a
          href={directions}
          target="_blank"
          rel="noopener noreferrer"
          className="text-link mt-1 inline-flex min-h-6 items-center text-sm pointer-coarse:min-h-11"
          data-interaction="directions_click"
        >
          Directions
        </a>
      )}
    </Line>
  );
}

function WebsiteLine({ website }: { readonly website: string }) {
  return (
    <Line icon={<Globe aria-hidden="true" />}>
      <a
        href={website}
        target="_blank"
        rel="noopener noreferrer"
        className="text-link wrap-anywhere"
        data-interaction="website_click"
      >
        {readableLink(website)}
      </a>
    </Line>
  );
}

function Line({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="flex gap-3 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-leaf">
      {icon}
      <div className="min-w-0">{children}</div>
    </li>
  );
}
