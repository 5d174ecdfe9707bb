import { Smartphone, Tablet } from 'lucide-react';
import { Link } from 'react-router-dom';
import { FooterHills } from '../../illustrations/footer-hills.js';
import { Wordmark } from '../../illustrations/logo.js';
import type { Site } from '../../lib/page/page-context.js';
import type { Theme } from '../../lib/page/theme.js';
import { VisuallyHidden } from '../../ui/show/visually-hidden.js';
import { COPYRIGHT_YEAR, FOOTER_COLUMNS, TOWNS_CREDIT, TAGLINE } from './links.js';
import { SocialLinks } from './social-links.js';
import { ThemeSwitch } from './theme-switch.js';

export interface FooterProps {
  readonly site: Site;
  readonly theme: Theme;
}

export function Footer({ site, theme }: FooterProps) {
  return (
    <footer className="mt-16 [--color-focus:var(--color-marigold)]">
      <FooterHills className="block h-20 w-full sm:h-28" />
      <div className="bg-deep text-on-deep">
        <div className="page-width grid grid-cols-2 gap-x-4 gap-y-10 pt-10 pb-12 sm:gap-x-8 md:grid-cols-3 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
          <div className="col-span-full flex flex-col items-start gap-3 lg:col-span-1">
            <Wordmark
              name={site.name}
              className="[--color-leaf:var(--color-marigold)] [--color-on-leaf:var(--color-on-marigold)]"
            />
            <p className="text-lg text-on-deep-muted">{TAGLINE}</p>
            <SocialLinks addresses={site.social} />
          </div>
          <Columns />
        </div>
        <div className="page-width">
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-on-deep/20 py-6 text-sm text-on-deep-muted">
            <p>
              {`© ${COPYRIGHT_YEAR} ${site.name}. All rights reserved.`}
              <span className="block">
                Cities and ZIP codes from{' '}
                <a
                  className="underline underline-offset-4 hover:text-on-deep"
                  href={TOWNS_CREDIT.url}
                  rel="noopener noreferrer"
                  target="_blank"
                >
                  {TOWNS_CREDIT.name}
                </a>
                , {TOWNS_CREDIT.license}
              </span>
            </p>
            <p className="flex items-center gap-2">
              Available on
              <Smartphone aria-hidden="true" className="size-5" />
              <Tablet aria-hidden="true" className="size-5" />
              <VisuallyHidden>phones and tablets</VisuallyHidden>
            </p>
            <ThemeSwitch initial={theme} />
          </div>
        </div>
      </div>
    </footer>
  );
}

function Columns() {
  return FOOTER_COLUMNS.map((column) => (
    <nav key={column.heading} aria-label={column.heading}>
      <h2 className="mb-2 text-base font-bold tracking-normal">{column.heading}</h2>
      <ul>
        {column.links.map((link) => (
          <li key={link.label}>
            <Link
              to={link.to}
              className="inline-flex min-h-9 items-center text-on-deep-muted underline-offset-4 hover:text-on-deep hover:underline"
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  ));
}
