import type { ReactNode } from 'react';
import type { SocialAddresses } from './links.js';

/** The networks' home pages, until the operator sets their own. */
const FRONT_PAGES: SocialAddresses = {
  facebook: 'https://www.facebook.com/',
  instagram: 'https://www.instagram.com/',
  linkedin: 'https://www.linkedin.com/',
  tiktok: 'https://www.tiktok.com/',
};

interface Network {
  readonly key: keyof SocialAddresses;
  readonly label: string;
  readonly sign: ReactNode;
}

const STROKE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const NETWORKS: readonly Network[] = [
  {
    key: 'facebook',
    label: 'Facebook',
    sign: <path d="M16 4h-2a4 4 0 0 0-4 4v12M7 12h8" {...STROKE} strokeWidth={2.6} />,
  },
  {
    key: 'instagram',
    label: 'Instagram',
    sign: (
      <g {...STROKE}>
        <rect x="4" y="4" width="16" height="16" rx="5" />
        <circle cx="12" cy="12" r="3.6" />
        <path d="M16.4 7.6h.01" strokeWidth={2.6} />
      </g>
    ),
  },
  {
    key: 'linkedin',
    label: 'LinkedIn',
    sign: (
      <path
        d="M5.5 10v9M5.5 5.5v.01M11 19v-9m0 4.5c0-2.8 1.6-4.5 4-4.5s3.5 1.7 3.5 4.2V19"
        {...STROKE}
        strokeWidth={2.6}
      />
    ),
  },
  {
    key: 'tiktok',
    label: 'TikTok',
    sign: <path d="M13.5 4v11.2a3.8 3.8 0 1 1-3.8-3.8M13.5 4c.2 2.9 2.1 4.9 5 5.1" {...STROKE} strokeWidth={2.6} />,
  },
];

export function SocialLinks({ addresses }: { readonly addresses?: Partial<SocialAddresses> | undefined }) {
  return (
    <ul className="-ml-2 flex gap-1">
      {NETWORKS.map(({ key, label, sign }) => (
        <li key={key}>
          <a
            href={addresses?.[key] || FRONT_PAGES[key]}
            target="_blank"
            rel="noopener noreferrer"
            className="grid size-11 place-items-center rounded-full text-on-deep transition-colors hover:bg-on-deep/15"
          >
            <svg viewBox="0 0 24 24" role="img" aria-label={label} className="size-6">
              {sign}
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
