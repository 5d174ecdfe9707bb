import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as ServerEntry from '../../web/app/entry-server.js';
import { readClientFiles, readShortNames, readStyleSheet } from './client-files.js';
import { FirstStyle } from './first-style.js';

export type { PageContext, Picture, Site } from '../../web/app/entry-server.js';

/** Renders the page for an address. */
export interface Renderer {
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
  const script = await readFile(join(webFolder, 'server/inline-script.js'), 'utf8');
  const clientFolder = join(webFolder, 'client');
  const built = await readClientFiles(clientFolder);
  const first = new FirstStyle(await readStyleSheet(clientFolder, built), await readShortNames(clientFolder), script);
  const inlineScript = first.shorten(script);
  const files = { ...built, inlineScript, firstStyle: first.of.bind(first) };
  return {
    inlineScript,
    address: (url) => entry.pageAddress(url),
    drawAt: (address) => entry.drawAt(address),
    render: (request) => entry.renderPage({ ...request, files }),
  };
}
