import type { ComponentProps, ReactNode } from 'react';
import { Globe, Navigation, Phone } from 'lucide-react';
import type { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import type { InteractionType } from '../../../interfaces/contract/shared/words.js';
import { classNames } from '../../lib/page/class-names.js';
import { webLink } from '../../lib/words/web-link.js';
import { buttonClass, type ButtonVariant } from '../../ui/button.js';
import { callLink, directionsLink } from './contact-links.js';

const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer' } as const;

/**
 * Call, directions, and website. Next to the name; on phones a bar at the bottom, for which the page reserves space
 * (`data-action-bar` in base.css).
 */
export function QuickActions({ business }: { readonly business: BusinessDetail }) {
  const call = callLink(business.phone);
  const directions = directionsLink(business);
  const website = webLink(business.website);
  if (call === null && directions === null && website === null) return null;
  return (
    <nav
      aria-label="Quick actions"
      data-action-bar
      className="flex gap-2 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:h-(--bottom-bar) max-md:border-t max-md:border-line max-md:bg-card max-md:px-3 max-md:pt-2 max-md:pb-[calc(0.5rem+env(safe-area-inset-bottom))] print:hidden"
    >
      {call !== null && (
        <Action variant="primary" href={call} data-interaction="phone_click" icon={<Phone aria-hidden="true" />}>
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
  readonly variant?: ButtonVariant;
  readonly icon: ReactNode;
  readonly 'data-interaction': InteractionType;
}

function Action({ icon, variant = 'secondary', children, ...link }: ActionProps) {
  return (
    <a
      className={classNames(
        buttonClass(variant),
        'max-md:flex-1 max-md:flex-col max-md:gap-0 max-md:rounded-md max-md:px-1 max-md:py-0 max-md:text-sm max-md:leading-tight',
      )}
      {...link}
    >
      {icon}
      {children}
    </a>
  );
}
