import type { ReactNode } from 'react';
import { Loaded, type LoadingQuery } from './loaded.js';
import type { ListStart } from '../../lib/path/list-path.js';
import { LoadMore, ShownCount, type GrowingList } from './load-more.js';

interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
  readonly total: number;
  /** True if there are more than `total`, where the API stops counting. */
  readonly capped: boolean;
  readonly start?: ListStart | null;
}

type Pages<Item> = LoadingQuery<{ readonly pages: readonly Page<Item>[] }>;

export interface PagedListProps<Item> {
  /** A list in pages, as `usePages(listPages(…))` returns it. */
  readonly list: Pages<Item> & GrowingList;
  /** The error if the list, or its next page, fails to load. */
  readonly failure: string;
  /** Classes of the error. */
  readonly className?: string | undefined;
  /** Shown while the first page loads. */
  readonly placeholder: ReactNode;
  readonly empty: ReactNode;
  /** Returns the address of the page after a cursor, for visitors without JavaScript; absent to show no more pages. */
  readonly pathOf: ((cursor: string | null) => string) | undefined;
  readonly more?: string | undefined;
  /** True to show 'Showing 10 of 42' below the list, even if it starts at its beginning. */
  readonly counted?: boolean | undefined;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** A list in pages: its placeholder, error, empty state, or items, and below them the button for more. */
export function PagedList<Item>({ list, placeholder, empty, children, className, ...foot }: PagedListProps<Item>) {
  return (
    <Loaded query={list} failure={foot.failure} className={className} placeholder={placeholder}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        if (items.length === 0 && pages.at(-1)?.next === null) return empty;
        return (
          <>
            {items.length === 0 ? empty : children(items)}
            <div className="mt-8 flex flex-col items-center gap-4 empty:hidden">
              {foot.pathOf && <LoadMore list={list} words={foot.more} failure={foot.failure} pathOf={foot.pathOf} />}
              {(foot.counted === true || pages[0]?.start) && <ShownCount shown={items.length} page={pages[0]} />}
            </div>
          </>
        );
      }}
    </Loaded>
  );
}
