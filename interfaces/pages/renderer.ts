import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as ServerEntry from '../../web/app/entry-server.js';
import { readClientFiles } from './client-files.js';

export type { PageContext, Site } from '../../web/app/entry-server.js';

/** Makes pages out of addresses. */
export interface Renderer {
  /** The style sheet that stands in every page; empty where pages ask for theirs. */
  readonly style: string;
  /** The script that stands in every page. */
  readonly inlineScript: string;
  address(url: URL): ServerEntry.PageAddress;
  render(request: Omit<ServerEntry.PageRequest, 'files'>): Promise<ServerEntry.RenderedPage>;
}

/** The built client below `webFolder` (dist/web). Rejects where it was not built. */
export async function builtRenderer(webFolder: string): Promise<Renderer> {
  const entryPath = pathToFileURL(join(webFolder, 'server/entry-server.js')).href;
  const entry = (await import(entryPath)) as typeof ServerEntry;
  const files = await readClientFiles(join(webFolder, 'client'));
  return {
    style: files.style,
    inlineScript: entry.LOST_SCRIPTS,
    address: (url) => entry.pageAddress(url),
    render: (request) => entry.renderPage({ ...request, files }),
  };
}
