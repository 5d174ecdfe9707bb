import type { RouteObject } from 'react-router-dom';
import { PageFrame } from '../layout/page-frame.js';
import { PageFailed } from '../loading/page-failed.js';

/** Returns pages as one route, inside the site's header and footer, which stay when a page fails. */
export const inFrame = (pages: readonly RouteObject[]): RouteObject => ({
  element: <PageFrame />,
  children: [{ errorElement: <PageFailed />, children: copiesOf(pages) }],
});

/** Copies the routes, because the router mutates them. */
const copiesOf = (pages: readonly RouteObject[]): RouteObject[] => pages.map((page) => ({ ...page }));
