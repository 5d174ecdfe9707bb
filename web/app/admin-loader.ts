import { data, redirectDocument, type RouterContextProvider } from 'react-router-dom';
import { adminSessionQuery } from '../features/administration/who-administers.queries.js';
import { adminLoginPath } from '../lib/path/admin-path.js';
import { load, loaderOf, type Wanted } from './page-loader.js';

/** A page for administrators alone; anybody else is sent to their sign-in and comes back to the page. */
export async function adminOnly(context: Readonly<RouterContextProvider>, request: Request, ...wanted: Wanted[]) {
  const session = await loaderOf(context).answer(adminSessionQuery());
  // The page itself says that it cannot be shown, and asks again.
  if (session === undefined) return data(null, { status: 503 });
  if (session !== null) return load(context, ...wanted);
  const { pathname, search } = new URL(request.url);
  return redirectDocument(adminLoginPath(pathname + search));
}
