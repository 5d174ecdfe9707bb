import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as ServerEntry from '../../web/app/entry-server.js';
import { readClientFiles } from './client-files.js';

export type { PageContext, Picture, Site } from '../../web/app/entry-server.js';

/** Renders the page for an address. */
export interface Renderer {
  /** The inline style sheet of every page; empty if pages load theirs. */
  readonly style: string;
  /** The inline script of every page. */
  readonly inlineScript: string;
  address(url: URL): ServerEntry.PageAddress;
  /** Returns the drawing at an address; null if there is none. */
  drawAt: typeof ServerEntry.drawAt;
  render(request: Omit<ServerEntry.PageRequest, 'files'>): Promise<ServerEntry.RenderedPage>;
}

/** Loads the built client from `webFolder` (dist/web). Rejects if it was not built. */
export async function builtRenderer(webFolder: string): Promise<Renderer> {
  const entryPath = pathToFileURL(join(webFolder, 'server/entry-server.js')).href;
  const entry = (await import(entryPath)) as typeof ServerEntry;
  const files = await readClientFiles(join(webFolder, 'client'));
  return {
    style: files.style,
    inlineScript: entry.INLINE_SCRIPT,
    address: (url) => entry.pageAddress(url),
    drawAt: (address) => entry.drawAt(address),
    render: (request) => entry.renderPage({ ...request, files }),
  };
}
