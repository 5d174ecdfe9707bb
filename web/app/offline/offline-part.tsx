import { useState } from 'react';
import { RotateCw, WifiOff } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useOnline } from '../../lib/browser/use-online.js';
import { KEPT_AT } from '../../lib/browser/kept-pages.js';
import { savedCopyWords } from '../../lib/words/saved-copy.js';
import { Button } from '../../ui/button.js';
import { useKeptLinks } from './kept-links.js';
import { useKeptPlaces } from './kept-places.js';

/** The text of the offline notice. Also keeps the service worker informed about the reader's places. */
export function OfflinePart() {
  const isOnline = useOnline();
  const savedAt = useSavedAt();
  useKeptPlaces();
  useKeptLinks(isOnline);
  if (isOnline && savedAt === null) return null;
  return (
    <div data-offline className="border-b border-marigold bg-marigold-soft text-ink">
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
        <p className="flex min-w-0 flex-1 items-start gap-3">
          <WifiOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span>{[isOnline ? null : OFFLINE, savedAt, isOnline ? WAS_AWAY : MEANWHILE].filter(Boolean).join(' ')}</span>
        </p>
        {isOnline && (
          <Button
            size="sm"
            variant="secondary"
            icon={<RotateCw aria-hidden="true" />}
            onClick={() => window.location.reload()}
          >
            Load the current page
          </Button>
        )}
      </div>
    </div>
  );
}

const OFFLINE = 'You’re offline.';
const MEANWHILE =
  'You can keep reading this page, but you can’t search, save or send anything until you’re back online.';
const WAS_AWAY = 'The site couldn’t be reached when this page was opened.';

/** Returns the sentence on when the shown page was saved; null for a page from the network, and after the first page. */
function useSavedAt(): string | null {
  const { key } = useLocation();
  const [first] = useState(() => {
    const at = Number(document.documentElement.getAttribute(KEPT_AT));
    return at > 0 ? { key, words: `${savedCopyWords(at, Date.now())}.` } : null;
  });
  return first?.key === key ? first.words : null;
}
