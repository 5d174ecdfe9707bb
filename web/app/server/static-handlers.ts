import { createStaticHandler, type StaticHandler } from 'react-router-dom';
import type { PageContext } from '../../lib/page/page-context.js';
import { homeVariantOf, isFirstPage, routesOf } from '../routes/routes.js';
import { LAZY_PAGES } from '../routes/lazy-routes.js';
import type { PageFiles } from '../layout/document.js';

const handlers = new WeakMap<PageFiles, Map<string, StaticHandler>>();

/**
 * Returns the handler that loads the pages of an address, built once for each variant of the home page. The entry
 * pages, which are most requests, are among three routes instead of seventy: to match an address, the router compiles
 * the pattern of each route.
 */
export function handlerFor(files: PageFiles, page: PageContext, path: string): StaticHandler {
  const isFirst = isFirstPage(path.split('?', 1).join(''));
  const variant = `${homeVariantOf(page)} ${String(isFirst)}`;
  const ofFiles = handlers.get(files) ?? new Map<string, StaticHandler>();
  handlers.set(files, ofFiles);
  const handler =
    ofFiles.get(variant) ?? createStaticHandler(routesOf(files, { page, lazyPages: isFirst ? [] : LAZY_PAGES }));
  ofFiles.set(variant, handler);
  return handler;
}
