import type { ReactNode } from 'react';
import type { Site } from '../../lib/page/page-context.js';
import type { Theme } from '../../lib/page/theme.js';
import { SkipLink } from '../../ui/skip-link.js';
import { ToastHost } from '../../ui/overlay/toast-host.js';
import { AgeNote } from './age-note.js';
import { Footer } from './footer.js';
import { Header } from './header.js';
import { OfflineNotice } from './offline-notice.js';
import { ReturnedIntent } from './returned-intent.js';
import { SanctionBanner } from './sanction-banner.js';

interface PageFrameProps {
  readonly site: Site;
  /** The theme that the reader's cookie names; the same that the server wrote into <html>. */
  readonly theme?: Theme | undefined;
  readonly children: ReactNode;
}

/** What stands around every page. */
export function PageFrame({ site, theme = 'system', children }: PageFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header siteName={site.name} />
      <OfflineNotice />
      <SanctionBanner />
      <AgeNote />
      <main id="main" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer site={site} theme={theme} />
      <ReturnedIntent />
      <ToastHost />
    </div>
  );
}
