import { useState } from 'react';
import { usePage } from '../lib/page/page-context.js';
import { PageMeta } from '../lib/page/page-meta.js';
import { reloadWhenReachable } from '../lib/reload-when-reachable.js';
import { Failure } from '../ui/failure.js';

const TITLE = 'This page could not be shown';

/** In the frame of the site, instead of a page whose code did not come (no network, a newer release) or that broke. */
export function LostPage() {
  const { site } = usePage();
  const [isStillLost, setIsStillLost] = useState(false);
  const tryAgain = (): void => {
    void reloadWhenReachable().then((isReachable) => setIsStillLost(!isReachable));
  };
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
