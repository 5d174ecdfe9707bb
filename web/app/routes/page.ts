import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';

/** The source file of a route's page, by which the client build identifies its chunk. */
export interface PageHandle {
  readonly source: string;
}

/** Imports a page's module, which exports nothing but the page. */
export type LoadPage = () => Promise<Readonly<Record<string, ComponentType>>>;

/** Returns the code of a route, which loads on demand. `source` is the page's file in web/, without the extension. */
export const pageCode = (source: string, load: LoadPage) => ({
  handle: { source: `web/${source}.tsx` } satisfies PageHandle,
  lazy: async () => {
    const [Component] = Object.values(await load()) as [ComponentType];
    return { Component };
  },
});

/** Returns the route of a page. */
export function page(path: string, source: string, load: LoadPage, loader?: LoaderFunction): RouteObject {
  return { path, ...pageCode(source, load), ...(loader !== undefined && { loader }) };
}
