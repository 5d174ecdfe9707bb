import { RotateCw } from 'lucide-react';
import { isSavedPath } from '../../lib/path/saved-path.js';
import { useHydrated } from '../../lib/browser/use-hydrated.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/page/card.js';
import { useCopies, type Copy } from './use-copies.js';
import { useWantedPage } from './use-wanted-page.js';

/** What can be read without a network, and the way to the wanted page. */
export function OfflinePlaces() {
  const { wanted, tryAgain, isTrying, isStillLost } = useWantedPage();
  // The server renders the same page for every wanted one.
  const isSavedWanted = useHydrated() && isSavedPath(wanted);
  return (
    <>
      <div>
        <h1>This page needs a connection</h1>
        <p className="mt-3 max-w-prose text-muted">
          It opens as soon as you’re back online. What you entered in a form is still there.
          {isSavedWanted && ' Until then, you can read the places below.'}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button icon={<RotateCw aria-hidden="true" />} pending={isTrying} pendingText="Trying..." onClick={tryAgain}>
          Try again
        </Button>
        <p role="status">{isStillLost && 'We still can’t reach the site.'}</p>
      </div>
      <Copies />
    </>
  );
}

function Copies() {
  const copies = useCopies();
  return (
    <Card as="section" aria-labelledby="kept" className="flex flex-col gap-5">
      <h2 id="kept" className="text-xl">
        Places on this device
      </h2>
      {copies !== null && copies.saved.length + copies.viewed.length === 0 && (
        <p className="text-muted">
          None yet. We keep the places that you view or save, so that you can read them here.
        </p>
      )}
      <CopyList title="Saved places" copies={copies?.saved ?? []} />
      <CopyList title="Recently viewed" copies={copies?.viewed ?? []} />
    </Card>
  );
}

interface CopyListProps {
  readonly title: string;
  readonly copies: readonly Copy[];
}

function CopyList({ title, copies }: CopyListProps) {
  if (copies.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul className="mt-2 flex flex-col gap-4">
        {copies.map(({ path, title: name, savedAt }) => (
          <li key={path}>
            <a href={path} className="text-link font-semibold wrap-anywhere">
              {name}
            </a>
            <p className="text-sm text-muted">{savedAt}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
