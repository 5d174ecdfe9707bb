import { ChevronDown } from 'lucide-react';
import { useHydrated } from '../lib/use-hydrated.js';
import { Button, ButtonLink } from './button.js';
import { Failure } from './failure.js';

interface LoadMoreProps {
  /** A list that grows page by page, as `useInfiniteQuery` answers it. */
  readonly list: {
    readonly data: { readonly pages: readonly { readonly next: string | null }[] } | undefined;
    readonly isFetchNextPageError: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  /** On the button. */
  readonly words?: string | undefined;
  /** Said where the next page cannot be had. */
  readonly failure: string;
  /** The address of the page after a cursor, for readers without JavaScript. */
  readonly pathOf: (cursor: string) => string;
}

/** Appends the next page of a list; without JavaScript it is a link to it. Nothing at the list's end. */
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
