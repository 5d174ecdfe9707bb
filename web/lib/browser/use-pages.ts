import { useEffect, useRef } from 'react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { LongPage, PagesQuery } from './kept-length.js';
import { visitOf } from './visits.js';

/** Returns a list in pages. After a reload, it becomes as long as it was at this entry of the browser's history. */
export function usePages<Page extends LongPage>(options: PagesQuery<Page>) {
  const list = useInfiniteQuery(options);
  const client = useQueryClient();
  const { key } = useLocation();
  const latest = useRef(options);
  const pages = list.data?.pages;
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    // The code for it is only loaded for lists that have grown.
    if (pages === undefined || (pages.length === 1 && visitOf(key).lengths === undefined)) return;
    // A failure leaves the list as it is: 'Load More' still works.
    void import('./kept-length.js')
      .then(({ keepLength }) => keepLength(client, latest.current, key))
      .catch(() => undefined);
  }, [client, key, pages]);
  return list;
}
