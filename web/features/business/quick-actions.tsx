import type { ComponentProps, ReactNode } from 'react';
import { Globe, Navigation, Phone } from 'lucide-react';
import type { BusinessDetail } from '../../../interfaces/contract/business.js';
import type { InteractionType } from '../../../interfaces/contract/words.js';
import { webLink } from '../../lib/web-link.js';
import { callLink, directionsLink } from './contact-links.js';

const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** What one does with a phone in the hand: call, drive there, look it up. Phones only: on a wide screen the same stands beside the text. */
export function QuickActions({ business }: { readonly business: BusinessDetail }) {
  const call = callLink(business.phone);
  const directions = directionsLink(business);
  const website = webLink(business.website);
  if (call === null && directions === null && website === null) return null;
  return (
    <nav aria-label="Quick actions" className="mt-6 grid auto-cols-fr grid-flow-col gap-2 md:hidden">
      {call !== null && (
        <Action href={call} data-interaction="phone_click" icon={<Phone aria-hidden="true" />}>
          Call
        </Action>
      )}
      {directions !== null && (
        <Action
          href={directions}
          {...OUTSIDE}
          data-interaction="directions_click"
          icon={<Navigation aria-hidden="true" />}
        >
          Directions
        </Action>
      )}
      {website !== null && (
        <Action href={website} {...OUTSIDE} data-interaction="website_click" icon={<Globe aria-hidden="true" />}>
          Website
        </Action>
      )}
    </nav>
  );
}

interface ActionProps extends ComponentProps<'a'> {
  readonly icon: ReactNode;
  readonly 'data-interaction': InteractionType;
}

function Action({ icon, children, ...link }: ActionProps) {
  return (
    <a
      className="flex flex-col items-center gap-1.5 rounded-md border border-edge bg-card px-2 py-3 text-sm font-semibold text-leaf hover:border-leaf hover:bg-leaf-soft [&>svg]:size-5.5"
      {...link}
    >
      {icon}
      {children}
    </a>
  );
}
