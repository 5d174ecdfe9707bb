import { ChevronDown } from 'lucide-react';
import { useHydrated } from '../../lib/browser/use-hydrated.js';
import { Button, ButtonLink } from '../button.js';
import { Failure } from './failure.js';

/** A list in pages, as `useInfiniteQuery` returns it. */
export interface GrowingList {
  readonly data: { readonly pages: readonly { readonly next: string | null }[] } | undefined;
  readonly isFetchNextPageError: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

interface LoadMoreProps {
  readonly list: GrowingList;
  readonly words?: string | undefined;
  readonly failure: string;
  /** Returns the address of the page after a cursor, for visitors without JavaScript. */
  readonly pathOf: (cursor: string) => string;
}

/** Loads the next page of a list; without JavaScript, a link to it. Nothing at the end of the list. */
export function LoadMore({ list, words = 'Load More', failure, pathOf }: LoadMoreProps) {
  const hydrated = useHydrated();
  const next = list.data?.pages.at(-1)?.next ?? null;
  if (next === null) return null;
  const more = (): void => void list.fetchNextPage();
  const look = { variant: 'secondary', size: 'lg', icon: <ChevronDown aria-hidden="true" /> } as const;
  if (list.isFetchNextPageError && !list.isFetchingNextPage) return <Failure title={failure} onRetry={more} />;
  return hydrated ? (
    <Button {...look} pending={list.isFetchingNextPage} pendingText="Loading…" onClick={more}>
      {words}
    </Button>
  ) : (
    <ButtonLink {...look} to={pathOf(next)}>
      {words}
    </ButtonLink>
  );
}
