import { useCallback, useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { Page } from '../../ui/page/page.js';
import { ChunkLoadError, reloadWhenReachable } from '../../lib/browser/chunk-load-error.js';
import { Failure } from '../../ui/state/failure.js';

const TITLE = 'This page failed to load';

interface PageFailedProps {
  /** Resolves to false if it didn't help. By default, reloads the page. */
  readonly onTryAgain?: (() => Promise<boolean>) | undefined;
}

/**
 * Replaces a page whose code failed to load (offline, or a newer release) or that crashed. Retries automatically once
 * the network is back.
 */
export function PageFailed({ onTryAgain = reloadWhenReachable }: PageFailedProps) {
  const [isStillLost, setIsStillLost] = useState(false);
  const isMissing = useRouteError() instanceof ChunkLoadError;
  const tryAgain = useCallback((): void => void onTryAgain().then((helped) => setIsStillLost(!helped)), [onTryAgain]);
  useEffect(() => {
    // The site may be reachable, but a newer release may no longer have the file.
    if (isMissing) tryAgain();
  }, [isMissing, tryAgain]);
  useEffect(() => {
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [tryAgain]);
  return (
    <Page title={TITLE} description="Please try again." className="flex flex-col gap-6 py-8">
      <h1>{TITLE}</h1>
      <Failure onReload={tryAgain}>
        <p>{isStillLost ? 'We still can’t reach the site.' : 'Please check your connection and try again.'}</p>
      </Failure>
    </Page>
  );
}
