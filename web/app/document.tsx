import fontUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { usePage } from '../lib/page/page-context.js';
import { WithReports } from '../features/moderation/with-reports.js';
import { dataThemeOf } from '../lib/page/theme.js';
import { ViewerProvider } from '../lib/page/viewer.js';
import { PageFrame } from './layout/page-frame.js';
import { ScrollPosition } from './scroll-position.js';
import { useSessionViewer } from './viewer.queries.js';

/** Files of the client build that a page starts with; addresses from the root of the site. */
export interface PageFiles {
  /** The whole style sheet, which stands in the page: one that had to be asked for would hold up the first paint. */
  readonly style: string;
  /** Style sheets to ask for, in development. */
  readonly styles: readonly string[];
}

interface DocumentProps {
  readonly files: PageFiles;
  /** Absent: the page of the address. */
  readonly children?: ReactNode;
}

/** The whole HTML document. Titles, descriptions and social tags come from the pages: React moves them into <head>. */
export function Document({ files, children = <Outlet /> }: DocumentProps) {
  const { site, theme } = usePage();
  const viewer = useSessionViewer();
  return (
    <html lang="en" data-theme={dataThemeOf(theme)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        {files.style !== '' && <style>{files.style}</style>}
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
          <PageFrame site={site} theme={theme}>
            <WithReports>{children}</WithReports>
          </PageFrame>
        </ViewerProvider>
        <ScrollPosition />
      </body>
    </html>
  );
}
