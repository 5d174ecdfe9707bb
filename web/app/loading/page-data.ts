import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router-dom';
import type { PageContext } from '../../lib/page/page-context.js';

/** Data the server sends with the HTML, enough to hydrate the page without further calls. */
export interface PageData {
  readonly page: PageContext;
  readonly styles: readonly string[];
  readonly router: Pick<HydrationState, 'loaderData' | 'errors'>;
  readonly queries: DehydratedState;
}

const ELEMENT_ID = '__data';

/**
 * Returns the data block at the end of <body>: JSON in a script element that isn't executed, so the content security
 * policy allows it.
 */
export function dataBlock(data: PageData): string {
  // `<` is the only character that could close the element.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${ELEMENT_ID}">${json}</script>`;
}

/** Reads the output of `dataBlock`. Browser only. */
export function readPageData(): PageData {
  const block = document.getElementById(ELEMENT_ID);
  if (block?.textContent == null) throw new Error('The page came without its data.');
  return JSON.parse(block.textContent) as PageData;
}
