import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '../../../interfaces/contract/account/account.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';
import { VIEWER_KEY, type KnownViewer } from '../../lib/page/viewer.js';

/** The signed-in member; null for a visitor, which isn't an error. Queried once per page, on the server. */
export function viewerQuery() {
  return queryOptions({
    queryKey: VIEWER_KEY,
    queryFn: async ({ client }): Promise<CurrentUser | null> => {
      const answer = await apiOf(client).GET('/api/auth/user');
      return answer.response.status === 401 ? null : dataOf(answer);
    },
    // If the server couldn't tell, the browser retries before it shows either.
    retryOnMount: true,
  });
}

/** The value of the page's ViewerProvider. */
export function useSessionViewer(): KnownViewer {
  const { data, isError, isFetching } = useQuery(viewerQuery());
  if (data === undefined) return { state: isError && !isFetching ? 'failed' : 'loading', viewer: null };
  return data === null ? { state: 'visitor', viewer: null } : { state: 'member', viewer: data };
}
