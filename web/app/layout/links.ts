export interface SocialAddresses {
  readonly facebook: string;
  readonly instagram: string;
  readonly linkedin: string;
  readonly tiktok: string;
}

export interface NamedLink {
  readonly label: string;
  readonly to: string;
}

export interface MobileLinksProps {
  /** Called when a link is followed, so that the menu can close. */
  readonly onFollow?: (() => void) | undefined;
}

/** Returns the header's links; the last one depends on whether someone is signed in. */
export function headerLinks(signedIn: boolean): readonly NamedLink[] {
  return [
    { label: 'Browse', to: '/browse' },
    { label: 'Reviews', to: '/reviews' },
    { label: 'List Your Business', to: signedIn ? '/create-business' : '/business-sign-in' },
  ];
}

/** Items of the member's menu, before 'Sign Out'. */
export const MEMBER_LINKS: readonly NamedLink[] = [
  { label: 'My Account', to: '/user-profile' },
  { label: 'My Businesses', to: '/create-business' },
  { label: 'Manage Listings', to: '/my-businesses' },
  { label: 'Saved places', to: '/saved' },
  { label: 'Pet Profiles', to: '/pet-profiles' },
  { label: 'Guide Dogs', to: '/guide-dogs' },
];

/** Accessible name of the avatar button. */
export const MEMBER_MENU_LABEL = 'Account menu';

/** Label of the link to `useSignInPage()`. */
export const SIGN_IN_LABEL = 'Sign In';

/** An API call, not a page: use a plain link, never client navigation. */
export const SIGN_OUT = { label: 'Sign Out', href: '/api/logout' } as const;

interface LinkColumn {
  readonly heading: string;
  readonly links: readonly NamedLink[];
}

/** The footer's columns, next to the brand. */
export const FOOTER_COLUMNS: readonly LinkColumn[] = [
  {
    heading: 'For Pet Owners',
    links: [
      { label: 'Restaurants', to: '/browse?category=restaurants' },
      { label: 'Hotels', to: '/browse?category=hotels' },
      { label: 'Events', to: '/browse?category=events' },
      { label: 'Services', to: '/browse?category=services' },
      { label: 'Guide dogs', to: '/guide-dogs' },
    ],
  },
  {
    heading: 'For Businesses',
    links: [
      { label: 'List Your Business', to: '/business-sign-in' },
      { label: 'Premium Features', to: '/public-business-listing' },
      { label: 'Business resources', to: '/business-resources' },
      { label: 'For partners', to: '/partners' },
    ],
  },
  {
    heading: 'Support',
    links: [
      { label: 'Help center', to: '/help-center' },
      { label: 'Contact', to: '/contact' },
      { label: 'Terms of service', to: '/terms-of-service' },
      { label: 'Privacy policy', to: '/privacy-policy' },
      { label: 'Community guidelines', to: '/community-guidelines' },
    ],
  },
];

/** The tagline, the same wherever the brand appears. */
export const TAGLINE = 'Where Your Pet is Always Welcome';

/** Year of the copyright line: first publication, so it doesn't change with the date. */
export const COPYRIGHT_YEAR = 2024;

/** Attribution for the town data, as its license requires. */
export const TOWNS_CREDIT = { name: 'GeoNames', url: 'https://www.geonames.org/', license: 'CC BY 4.0' };
