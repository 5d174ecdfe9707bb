import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useHydrated } from '../../lib/browser/use-hydrated.js';
import { previousOf, trailTo, type ListStart } from '../../lib/path/list-path.js';
import { Button, ButtonLink } from '../button.js';
import { Failure } from './failure.js';

/** A list in pages, as `usePages` returns it. */
export interface GrowingList {
  readonly data:
    { readonly pages: readonly { readonly next: string | null; readonly start?: ListStart | null }[] } | undefined;
  readonly isFetchNextPageError: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

interface LoadMoreProps {
  readonly list: GrowingList;
  readonly words?: string | undefined;
  readonly failure: string;
  /** Returns the address of the page after a cursor, for visitors without JavaScript; null is the first page. */
  readonly pathOf: (cursor: string | null) => string;
}

/**
 * Loads the next page of a list; without JavaScript, a link to it. Below it, links to earlier pages if the address
 * starts at a later one. Nothing if all is shown.
 */
export function LoadMore({ list, words = 'Load More', failure, pathOf }: LoadMoreProps) {
  const hydrated = useHydrated();
  const next = list.data?.pages.at(-1)?.next ?? null;
  const start = list.data?.pages[0]?.start ?? null;
  const more = (): void => void list.fetchNextPage();
  const look = { variant: 'secondary', size: 'lg', icon: <ChevronDown aria-hidden="true" /> } as const;
  const isFailed = list.isFetchNextPageError && !list.isFetchingNextPage;
  return (
    <>
      {next !== null && isFailed && <Failure title={failure} onRetry={more} />}
      {next !== null && !isFailed && hydrated && (
        <Button {...look} pending={list.isFetchingNextPage} pendingText="Loading…" onClick={more}>
          {words}
        </Button>
      )}
      {next !== null && !isFailed && !hydrated && (
        <ButtonLink {...look} to={pathOf(trailTo(next, start?.cursor ?? null))}>
          {words}
        </ButtonLink>
      )}
      {start !== null && <EarlierPages start={start} pathOf={pathOf} />}
    </>
  );
}

function EarlierPages({ start, pathOf }: { readonly start: ListStart } & Pick<LoadMoreProps, 'pathOf'>) {
  const previous = previousOf(start.cursor) ?? null;
  return (
    <nav aria-label="Earlier pages" className="flex flex-wrap justify-center gap-x-6">
      <Link to={pathOf(null)} className="text-link inline-flex min-h-11 items-center">
        First page
      </Link>
      {previous !== null && (
        <Link to={pathOf(previous)} className="text-link inline-flex min-h-11 items-center">
          Previous page
        </Link>
      )}
    </nav>
  );
}

interface ShownPage {
  readonly total: number;
  /** True if there are more than `total`, where the API stops counting. */
  readonly capped: boolean;
  readonly start?: ListStart | null;
}

/** 'Showing 36 of 600', or 'Showing 13–24 of 600' if the list starts at a later page. */
export function ShownCount({ shown, page }: { readonly shown: number; readonly page: ShownPage | undefined }) {
  const { total = 0, capped = false, start = null } = page ?? {};
  const before = start?.before ?? null;
  const [first, last] = [(before ?? 0) + 1, (before ?? 0) + shown].map((count) => count.toLocaleString('en-US'));
  // The list has changed since the address was made, or someone edited the address.
  const isPast = !capped && (before ?? 0) + shown > total;
  const part = before === null || isPast ? shown.toLocaleString('en-US') : `${first}–${last}`;
  return (
    <p role="status" className="text-sm text-muted">
      {`Showing ${part} of ${total.toLocaleString('en-US')}${capped ? '+' : ''}`}
    </p>
  );
}
