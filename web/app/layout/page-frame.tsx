import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { usePage } from '../../lib/page/page-context.js';
import { StarShape } from '../../ui/show/stars.js';
import { ToastHost } from '../../ui/overlay/toast-host.js';
import { AgeNote } from './age-note.js';
import { FooterPart } from './footer-part.js';
import { Header } from './header.js';
import { OfflineNotice } from './offline-notice.js';
import { ResumeAfterSignIn } from './resume-after-sign-in.js';
import { SanctionBannerPart } from './sanction-banner-part.js';

/** The header and footer of every page, except those with their own frame (web/app/routes/lazy-routes.tsx). */
export function PageFrame({ children = <Outlet /> }: { readonly children?: ReactNode }) {
  const { site, theme } = usePage();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <StarShape />
      <Header siteName={site.name} />
      <OfflineNotice />
      <SanctionBannerPart />
      <AgeNote />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <FooterPart site={site} theme={theme} />
      <ResumeAfterSignIn />
      <ToastHost />
    </div>
  );
}

/** The first keyboard stop: skips the header and goes to the main content. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only rounded-full bg-leaf px-5 py-3 font-semibold text-on-leaf focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
    >
      Skip to main content
    </a>
  );
}
