import { data, redirectDocument, type RouterContextProvider } from 'react-router-dom';
import { adminSessionQuery } from '../../features/administration/admin-area.queries.js';
import { adminLoginPath } from '../../lib/path/admin-path.js';
import { load, loaderOf, type Wanted } from './page-loader.js';

/**
 * Loads a page for administrators only. Others are sent to the administrator sign-in and return to the page afterward.
 */
export async function adminOnly(context: Readonly<RouterContextProvider>, request: Request, ...wanted: Wanted[]) {
  const session = await loaderOf(context).answer(adminSessionQuery());
  // The page itself shows the error and retries.
  if (session === undefined) return data(null, { status: 503 });
  if (session !== null) return load(context, ...wanted);
  const { pathname, search } = new URL(request.url);
  return redirectDocument(adminLoginPath(pathname + search));
}
