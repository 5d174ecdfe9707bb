import { Globe, Navigation, Phone } from 'lucide-react';
import type { BusinessDetail } from '../../../interfaces/contract/business.js';
import { ButtonAnchor } from '../../ui/button.js';
import { callLink, directionsLink, webLink } from './contact-links.js';

const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** What one does with a phone in the hand: call, drive there, look it up. Phones only (spec 1 §2). */
export function QuickActions({ business }: { readonly business: BusinessDetail }) {
  const call = callLink(business.phone);
  const directions = directionsLink(business);
  const website = webLink(business.website);
  if (call === null && directions === null && website === null) return null;
  return (
    <nav aria-label="Quick actions" className="mt-6 flex gap-2 md:hidden">
      {call !== null && (
        <ButtonAnchor href={call} icon={<Phone aria-hidden="true" />} className="flex-1 px-3">
          Call
        </ButtonAnchor>
      )}
      {directions !== null && (
        <ButtonAnchor href={directions} {...OUTSIDE} variant="secondary" icon={<Navigation aria-hidden="true" />} className="flex-1 px-3">
          Directions
        </ButtonAnchor>
      )}
      {website !== null && (
        <ButtonAnchor href={website} {...OUTSIDE} variant="secondary" icon={<Globe aria-hidden="true" />} className="flex-1 px-3">
          Website
        </ButtonAnchor>
      )}
    </nav>
  );
}
