import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { browsePath } from '../../lib/path/browse-search.js';
import { readLastBrowse, useLastBrowse } from '../../lib/path/last-browse.store.js';
import { sitePath } from '../../../interfaces/contract/shared/words.js';
import { BackLink } from '../../ui/back-link.js';

/** Back to the list this page was opened from, else to the last one of this tab, else to Browse. */
export function WayBack() {
  const from = sitePath(useSearchParams()[0].get('from'));
  const last = useLastBrowse((state) => state.search);
  useEffect(() => {
    if (useLastBrowse.getState().search === null) readLastBrowse();
  }, []);
  return <BackLink to={from ?? browsePath(last ?? {})}>Back to search results</BackLink>;
}
