import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router-dom';
import type { PageContext } from '../lib/page/page-context.js';

/** What the server tells the browser beside the HTML: enough to take the page over without asking again. */
export interface PageData {
  readonly page: PageContext;
  readonly styles: readonly string[];
  readonly router: Pick<HydrationState, 'loaderData' | 'errors'>;
  readonly queries: DehydratedState;
}

const ELEMENT_ID = '__data';

/** The block at the end of <body>. JSON in a script element that no browser executes, so the content security policy lets it stand. */
export function dataBlock(data: PageData): string {
  // `<` is the only character that could end the element.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${ELEMENT_ID}">${json}</script>`;
}

/** Reads what `dataBlock` wrote. Browser only. */
export function readPageData(): PageData {
  const block = document.getElementById(ELEMENT_ID);
  if (block?.textContent == null) throw new Error('The page came without its data.');
  return JSON.parse(block.textContent) as PageData;
}

/** The style sheet that stands in the page, as the server wrote it. Browser only. */
export function readPageStyle(): string {
  return document.head.querySelector('style')?.textContent ?? '';
}
