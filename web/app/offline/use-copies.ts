import { useEffect, useState } from 'react';
import { keptPath, readKeptIndex, type KeptIndex, type KeptPage } from '../../lib/browser/kept-pages.js';
import { savedCopyWords } from '../../lib/words/saved-copy.js';

/** A kept page. */
export interface Copy extends Pick<KeptPage, 'title'> {
  readonly path: string;
  readonly savedAt: string;
}

interface Copies {
  /** Saved places, best first, as on the page with all of them. */
  readonly saved: readonly Copy[];
  /** Viewed places that are not saved, newest first. */
  readonly viewed: readonly Copy[];
}

/** Returns the kept pages; null until they are read. */
export function useCopies(): Copies | null {
  const [copies, setCopies] = useState<Copies | null>(null);
  useEffect(() => {
    let isOver = false;
    const show = (found: Copies): void => {
      if (!isOver) setCopies(found);
    };
    void readKeptIndex().then(
      (index) => show(index === null ? NONE : copiesIn(index)),
      () => show(NONE),
    );
    return () => {
      isOver = true;
    };
  }, []);
  return copies;
}

const NONE: Copies = { saved: [], viewed: [] };

function copiesIn({ saved, viewed, pages }: KeptIndex): Copies {
  const now = Date.now();
  const copiesOf = (ids: readonly number[]): Copy[] =>
    ids.map(keptPath).flatMap((path) => {
      const page = pages[path];
      return page === undefined ? [] : [{ path, title: page.title, savedAt: savedCopyWords(page.at, now) }];
    });
  return { saved: copiesOf(saved), viewed: copiesOf(viewed.filter((id) => !saved.includes(id))) };
}
