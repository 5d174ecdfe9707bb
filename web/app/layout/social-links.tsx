import { Drawing } from '../../illustrations/drawing.js';
import type { SocialAddresses } from './links.js';

/** The networks. Each name is also that of its sign and, until the operator sets an address, of its home page. */
const NETWORKS: readonly (readonly [key: keyof SocialAddresses, label: string])[] = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['linkedin', 'LinkedIn'],
  ['tiktok', 'TikTok'],
];

export function SocialLinks({ addresses }: { readonly addresses?: Partial<SocialAddresses> | undefined }) {
  return (
    <ul className="-ml-2 flex gap-1">
      {NETWORKS.map(([key, label]) => (
        <li key={key}>
          <a
            href={addresses?.[key] || `https://www.${key}.com/`}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={label}
            className="grid size-11 place-items-center rounded-full text-on-deep transition-colors hover:bg-on-deep/15"
          >
            <Drawing scene={key} viewBox="0 0 24 24" className="size-6" />
          </a>
        </li>
      ))}
    </ul>
  );
}
