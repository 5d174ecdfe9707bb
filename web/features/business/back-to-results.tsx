import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { browsePath } from '../../lib/path/browse-search.js';
import { readLastBrowse, useLastBrowse } from '../../lib/path/last-browse.store.js';
import { sitePath } from '../../../interfaces/contract/shared/words.js';
import { BackLink } from '../../ui/page/back-link.js';

/**
 * Links back to the list that opened this page, or else to the tab's last search. Without either, nobody has searched, and
 * it leads to Browse.
 */
export function BackToResults() {
  const from = sitePath(useSearchParams()[0].get('from'));
  const last = useLastBrowse((state) => state.search);
  useEffect(() => {
    if (useLastBrowse.getState().search === null) readLastBrowse();
  }, []);
  const isSearch = from === null ? last !== null : from.startsWith('/browse');
  return (
    <BackLink to={from ?? browsePath(last ?? {})}>
      {isSearch ? 'Back to search results' : from === null ? 'Browse all places' : 'Back'}
    </BackLink>
  );
}
