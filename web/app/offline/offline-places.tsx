import { useCallback, useEffect, useState } from 'react';
import { RotateCw } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { sitePath } from '../../../interfaces/contract/shared/words.js';
import { readKeptIndex, WANTED_PARAM, type KeptPage } from '../../lib/browser/kept-pages.js';
import { savedCopyWords } from '../../lib/words/saved-copy.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/page/card.js';

interface Copy extends Pick<KeptPage, 'title'> {
  readonly path: string;
  readonly savedAt: string;
}

/** What can be read without a network, and the way to the wanted page. */
export function OfflinePlaces() {
  const { tryAgain, isTrying, isStillLost } = useWantedPage();
  const copies = useCopies();
  return (
    <>
      <div>
        <h1>This page needs a connection</h1>
        <p className="mt-3 max-w-prose text-muted">
          It opens as soon as you’re back online. What you entered in a form is still there.
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button icon={<RotateCw aria-hidden="true" />} pending={isTrying} pendingText="Trying..." onClick={tryAgain}>
          Try again
        </Button>
        <p role="status">{isStillLost && 'We still can’t reach the site.'}</p>
      </div>
      <Card as="section" aria-labelledby="kept" className="flex flex-col gap-4">
        <h2 id="kept" className="text-xl">
          Places on this device
        </h2>
        {copies !== null && copies.length === 0 && (
          <p className="text-muted">
            None yet. We keep the places that you view or save, so that you can read them here.
          </p>
        )}
        <ul className="flex flex-col gap-4">
          {copies?.map(({ path, title, savedAt }) => (
            <li key={path}>
              <a href={path} className="text-link font-semibold wrap-anywhere">
                {title}
              </a>
              <p className="text-sm text-muted">{savedAt}</p>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

/** Returns a function that opens the wanted page if the site responds. Also tries whenever the network is back. */
function useWantedPage() {
  const [params] = useSearchParams();
  const wanted = sitePath(params.get(WANTED_PARAM)) ?? '/';
  const [state, setState] = useState<'new' | 'trying' | 'lost'>('new');
  const tryAgain = useCallback(async (): Promise<void> => {
    setState('trying');
    const isReachable = await fetch(wanted, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => status < 500,
      () => false,
    );
    if (isReachable) window.location.replace(wanted);
    else setState('lost');
  }, [wanted]);
  useEffect(() => {
    const again = (): void => void tryAgain();
    // The network may have come back before this code ran.
    if (navigator.onLine) again();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [tryAgain]);
  return { tryAgain: () => void tryAgain(), isTrying: state === 'trying', isStillLost: state === 'lost' };
}

/** Returns the kept pages, newest first; null until they are read. */
function useCopies(): readonly Copy[] | null {
  const [copies, setCopies] = useState<readonly Copy[] | null>(null);
  useEffect(() => {
    let isOver = false;
    const show = (pages: Readonly<Record<string, KeptPage>>): void => {
      if (isOver) return;
      const newestFirst = Object.entries(pages).toSorted(([, one], [, other]) => other.at - one.at);
      const now = Date.now();
      setCopies(newestFirst.map(([path, { title, at }]) => ({ path, title, savedAt: savedCopyWords(at, now) })));
    };
    void readKeptIndex().then(
      (index) => show(index?.pages ?? {}),
      () => show({}),
    );
    return () => {
      isOver = true;
    };
  }, []);
  return copies;
}
