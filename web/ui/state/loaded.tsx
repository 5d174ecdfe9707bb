import type { ReactNode } from 'react';
import { Failure } from './failure.js';
import { Skeleton } from './skeleton.js';

/** The result of `useQuery` or `useInfiniteQuery`. */
export interface LoadingQuery<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
  /** True if the record doesn't exist, or isn't for this viewer. */
  readonly isUnknown?: boolean;
}

interface LoadedProps<Data> {
  readonly query: LoadingQuery<Data>;
  readonly failure: string;
  /** Classes of the error. */
  readonly className?: string | undefined;
  /** Shown while the query runs; as tall as a page by default. */
  readonly placeholder?: ReactNode;
  readonly unknown?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** The data of a query: a placeholder while it loads, and an error with 'Try again' if it fails. */
export function Loaded<Data>({ query, failure, className, placeholder, unknown, children }: LoadedProps<Data>) {
  const { data, isError, isFetching, refetch, isUnknown = false } = query;
  if (data !== undefined) return children(data);
  if (isUnknown) return unknown;
  if (!isError || isFetching)
    return placeholder === undefined ? <Skeleton className="my-8 h-96 w-full" /> : placeholder;
  return <Failure title={failure} onRetry={() => void refetch()} className={className} />;
}
