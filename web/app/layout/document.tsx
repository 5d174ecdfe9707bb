import fontUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { usePage } from '../../lib/page/page-context.js';
import { ReportActionsProvider } from '../../features/moderation/report-actions-provider.js';
import { dataThemeOf } from '../../lib/page/theme.js';
import { ViewerProvider } from '../../lib/page/viewer.js';
import { ScrollPosition } from '../client/scroll-position.js';
import { useSessionViewer } from '../loading/viewer.queries.js';

/** Files of the client build that a page starts with; URLs are relative to the site's root. */
export interface PageFiles {
  /** Linked stylesheets, in development. */
  readonly styles: readonly string[];
}

interface DocumentProps {
  readonly files: PageFiles;
  /** If absent, the page for the current address, in its frame. */
  readonly children?: ReactNode;
}

/** The whole HTML document. Pages render titles, descriptions, and social tags, which React moves into <head>. */
export function Document({ files, children = <Outlet /> }: DocumentProps) {
  const { theme } = usePage();
  const viewer = useSessionViewer();
  return (
    <html lang="en" data-theme={dataThemeOf(theme)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        {files.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>
        <ViewerProvider value={viewer}>
          <ReportActionsProvider>{children}</ReportActionsProvider>
        </ViewerProvider>
        <ScrollPosition />
      </body>
    </html>
  );
}
