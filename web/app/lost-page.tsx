import { useCallback, useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { MissingCode } from '../lib/missing-code.js';
import { usePage } from '../lib/page/page-context.js';
import { PageMeta } from '../lib/page/page-meta.js';
import { reloadWhenReachable } from '../lib/reload-when-reachable.js';
import { Failure } from '../ui/failure.js';

const TITLE = 'This page could not be shown';

interface LostPageProps {
  /** Answers false where it did not help; absent: loads the page anew. */
  readonly onTryAgain?: (() => Promise<boolean>) | undefined;
}

/**
 * In the frame of the site, instead of a page whose code did not come (no network, a newer release) or that broke. It tries
 * again by itself once the network is back.
 */
export function LostPage({ onTryAgain = reloadWhenReachable }: LostPageProps) {
  const { site } = usePage();
  const [isStillLost, setIsStillLost] = useState(false);
  const isMissing = useRouteError() instanceof MissingCode;
  const tryAgain = useCallback((): void => void onTryAgain().then((helped) => setIsStillLost(!helped)), [onTryAgain]);
  useEffect(() => {
    // The site may well answer, and only its newer release not have that file.
    if (isMissing) tryAgain();
  }, [isMissing, tryAgain]);
  useEffect(() => {
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [tryAgain]);
  return (
    <div className="page-width flex flex-col gap-6 py-8">
      <PageMeta title={`${TITLE} | ${site.name}`} description="Please try again." />
      <h1>{TITLE}</h1>
      <Failure onReload={tryAgain}>
        <p>
          {isStillLost ? 'There is still no connection to the site.' : 'Please check your connection and try again.'}
        </p>
      </Failure>
    </div>
  );
}
