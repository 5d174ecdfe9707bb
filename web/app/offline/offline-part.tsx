import { useLayoutEffect, useState } from 'react';
import { RotateCw } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../../lib/browser/use-hydrated.js';
import { useOnline } from '../../lib/browser/use-online.js';
import { KEPT_AT } from '../../lib/browser/kept-pages.js';
import { savedCopyWords } from '../../lib/words/saved-copy.js';
import { Button } from '../../ui/button.js';
import { useKeptLinks } from './kept-links.js';
import { useKeptPlaces } from './kept-places.js';
import { EARLY_NOTICE, OfflineBar } from './offline-bar.js';
import { MEANWHILE, OFFLINE } from './offline-words.js';

/** The text of the offline notice. Also keeps the service worker informed about the reader's places. */
export function OfflinePart() {
  const isOnline = useOnline();
  const savedAt = useSavedAt();
  // The server renders no notice.
  const isHydrated = useHydrated();
  useKeptPlaces();
  useKeptLinks(isOnline);
  useLayoutEffect(replaceEarlyNotice, []);
  if (!isHydrated || (isOnline && savedAt === null)) return null;
  return (
    <OfflineBar action={isOnline && <Reload />}>
      {[isOnline ? null : OFFLINE, savedAt, isOnline ? WAS_AWAY : MEANWHILE].filter(Boolean).join(' ')}
    </OfflineBar>
  );
}

const WAS_AWAY = 'The site couldn’t be reached when this page was opened.';

function Reload() {
  return (
    <Button
      size="sm"
      variant="secondary"
      icon={<RotateCw aria-hidden="true" />}
      onClick={() => window.location.reload()}
    >
      Load the current page
    </Button>
  );
}

/** Removes the notice of the inline script (`web/app/server/early-offline.ts`), which then shows none again. */
function replaceEarlyNotice(): void {
  document.documentElement.dataset['connection'] = 'watched';
  document.getElementById(EARLY_NOTICE)?.remove();
}

/** Returns the sentence on when the shown page was saved; null for a page from the network, and after the first page. */
function useSavedAt(): string | null {
  const { key } = useLocation();
  const [first] = useState(() => {
    const at = Number(document.documentElement.getAttribute(KEPT_AT));
    return at > 0 ? { key, words: `${savedCopyWords(at, Date.now())}.` } : null;
  });
  return first?.key === key ? first.words : null;
}
