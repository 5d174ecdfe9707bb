import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { NearSection } from '../../features/home/near-section.js';
import { homeStartOf } from '../../features/home/near-businesses.queries.js';
import { forgetPlace, useSharedPlace } from '../../lib/page/shared-place.js';
import type { Viewer } from '../../lib/page/viewer.js';

/** The section around a known location, and the confirmation once it is forgotten. */
export function HomeWithLocation({ viewer }: { readonly viewer: Viewer | null }) {
  const shared = useSharedPlace();
  const start = homeStartOf(viewer, shared);
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
          We’ve forgotten your location. To share it again, press Near me in the search.
        </p>
      )}
      {start !== null && <NearSection start={start} onForget={start === shared ? forget : undefined} />}
    </>
  );
}
