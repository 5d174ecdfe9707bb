import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sitePath } from '../../../interfaces/contract/shared/words.js';
import { WANTED_PARAM } from '../../lib/browser/kept-pages.js';

/**
 * Returns the path of the wanted page, and a function that opens it if the site responds. Also tries whenever the network
 * is back.
 */
export function useWantedPage() {
  const [params] = useSearchParams();
  const named = sitePath(params.get(WANTED_PARAM));
  const wanted = named ?? '/';
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
    if (named !== null && navigator.onLine) again();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [named, tryAgain]);
  return { wanted, tryAgain: () => void tryAgain(), isTrying: state === 'trying', isStillLost: state === 'lost' };
}
