import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { NearSection } from '../../features/home/near-section.js';
import { startOf } from '../../features/home/near.queries.js';
import { forgetPlace, useSharedPlace } from '../../lib/page/shared-place.js';
import type { Viewer } from '../../lib/page/viewer.js';

/** Where the home page starts, if that is known; and what became of it once it was forgotten. */
export function NearHome({ viewer }: { readonly viewer: Viewer | null }) {
  const shared = useSharedPlace();
  const start = startOf(viewer, shared);
  const [isForgotten, setForgotten] = useState(false);
  const note = useRef<HTMLParagraphElement>(null);
  const forget = (): void => {
    flushSync(() => {
      forgetPlace();
      setForgotten(true);
    });
    note.current?.focus();
  };
  return (
    <>
      {isForgotten && (
        <p ref={note} tabIndex={-1} className="rounded-md bg-leaf-soft px-4 py-3">
          Your location is forgotten. ‘Near me’ in the search finds you again.
        </p>
      )}
      {start !== null && <NearSection start={start} onForget={start === shared ? forget : undefined} />}
    </>
  );
}
