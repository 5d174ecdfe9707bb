import { basename, dirname, resolve } from 'node:path';

/** The pages that most readers come to first. */
const FIRST_PAGES = ['home-page', 'business/browse-page', 'business/business-page'];

/** What features take from the domain comes by its way, so a page that takes one word would seem to take all. */
const WORDS = 'interfaces/contract/shared/words.ts';

interface ModuleInfo {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

interface ModuleGraph {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** The files that pages start with: few, as each compresses by itself and names what it takes from the others. */
export function firstFiles(root: string) {
  const started = startedBy(root);
  return [
    // What every page starts with, in one file that changes only with its packages.
    { name: 'vendor', test: /node_modules/, tags: ['$initial' as const] },
    // And in another what changes with the site, with what at least two of the first pages start with: written alike, it
    // compresses better in one file than in two.
    { name: (id: string, graph: ModuleGraph) => (started(id, graph).isForAll ? 'site' : null) },
    // What a first page has in common with other pages: else it would start with a dozen files of some hundred bytes.
    {
      name: (id: string, graph: ModuleGraph): string | null => {
        const { page, modules } = started(id, graph);
        return page === null || isOnlyIn({ page, modules }, id, graph) ? null : `${basename(page, '.tsx')}-shared`;
      },
    },
  ];
}

interface Started {
  /** Every page starts with it, or several of the first ones do. */
  readonly isForAll: boolean;
  /** The first page that starts with it, and with what else. */
  readonly page: string | null;
  readonly modules: ReadonlySet<string>;
}

function startedBy(root: string): (id: string, graph: ModuleGraph) => Started {
  let initial: ReadonlySet<string> | undefined;
  let byPage: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  return (id, graph) => {
    initial ??= startedWith(resolve(root, 'web/app/entry-client.tsx'), graph);
    const paths = FIRST_PAGES.map((name) => resolve(root, `web/app/pages/${name}.tsx`));
    byPage ??= new Map(paths.map((path) => [path, startedWith(path, graph)]));
    const pages = [...byPage].filter(([, modules]) => modules.has(id));
    const [page, modules] = pages[0] ?? [null, new Set<string>()];
    return { isForAll: initial.has(id) || pages.length > 1, page, modules };
  };
}

/** A module and what it imports before it can run. */
function startedWith(id: string, graph: ModuleGraph, seen = new Set<string>()): Set<string> {
  if (seen.has(id) || /\/interfaces\//.test(id)) return seen;
  seen.add(id);
  const info = graph.getModuleInfo(id);
  for (const imported of info?.importedIds ?? []) {
    const taken = imported.endsWith(WORDS) ? wordsTaken(info?.code ?? '', imported, graph) : [imported];
    for (const each of taken) startedWith(each, graph, seen);
  }
  return seen;
}

/** The modules of the domain that a module takes words from. */
function wordsTaken(code: string, words: string, graph: ModuleGraph): string[] {
  const names = namesIn(code, /import \{([^}]*)\} from ["'][^"']*\/contract\/shared\/words\.js["']/g).flatMap(
    ([each]) => each,
  );
  const sources = namesIn(graph.getModuleInfo(words)?.code ?? '', /export \{([^}]*)\} from ["']([^"']+)["']/g);
  return sources
    .filter(([exported]) => exported.some((name) => names.includes(name)))
    .map(([, source]) => resolve(dirname(words), source.replace(/\.js$/, '.ts')));
}

/** The names in braces, and what else stands in a statement. */
function namesIn(code: string, statement: RegExp): [string[], string][] {
  return [...code.matchAll(statement)].map(([, names = '', source = '']) => {
    const listed = names.split(',').map((name) => name.trim().replace(/ as .*/, ''));
    return [listed.filter((name) => name !== ''), source];
  });
}

/** True where nothing but modules of one page leads to a module. */
function isOnlyIn(
  { page, modules }: Pick<Started, 'modules'> & { readonly page: string },
  id: string,
  graph: ModuleGraph,
  seen = new Set<string>(),
): boolean {
  if (id === page || seen.has(id)) return true;
  if (!modules.has(id)) return false;
  seen.add(id);
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
  return dynamicImporters.length === 0 && importers.every((each) => isOnlyIn({ page, modules }, each, graph, seen));
}
