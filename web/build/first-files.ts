import { basename, dirname, resolve } from 'node:path';

/** The most common entry pages. */
const FIRST_PAGES = ['home-page', 'business/browse-page', 'business/business-page'];

/** Features import domain constants through this file, so importing one would seem to import all. */
const WORDS = 'interfaces/contract/shared/words.ts';

/** Modules that only administrators' pages and the table of pages import. */
const ADMINISTRATION = /\/web\/(?:api\/(?:admin-|bulk)|lib\/path\/admin-path)|\/domain\/business\/standing/;

/** Modules for reading without a network: the part of every page, and the offline page. */
const OFFLINE = /\/web\/(?:app\/offline\/|lib\/words\/saved-copy|lib\/browser\/use-online)/;

interface ModuleInfo {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

interface ModuleGraph {
  getModuleInfo(id: string): ModuleInfo | null;
}

/**
 * Groups the modules that pages start with into few files, because each file is compressed separately and adds imports.
 */
export function firstFiles(root: string) {
  const started = startedBy(root);
  return [
    // Packages that every page starts with: one file that changes only with its packages.
    { name: 'vendor', test: /node_modules/, tags: ['$initial' as const] },
    // Site code that every page, or at least two of the entry pages, start with: similar code compresses better in one
    // file.
    { name: (id: string, graph: ModuleGraph) => (started(id, graph).isForAll ? 'site' : null) },
    // Modules that an entry page shares with other pages; otherwise it would start with a dozen files of a few hundred
    // bytes.
    {
      name: (id: string, graph: ModuleGraph): string | null => {
        const { page, modules } = started(id, graph);
        return page === null || isOnlyIn({ page, modules }, id, graph) ? null : `${basename(page, '.tsx')}-shared`;
      },
    },
    // Small modules that administrators' pages share: the name of each file is part of what every page starts with.
    { name: 'administration', test: ADMINISTRATION },
    { name: 'offline', test: OFFLINE },
  ];
}

interface Started {
  /** True if every page or several of the entry pages start with it. */
  readonly isForAll: boolean;
  /** The first entry page that starts with it, and all modules that page starts with. */
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

/** Returns a module and everything it imports statically. */
function startedWith(id: string, graph: ModuleGraph, seen = new Set<string>()): Set<string> {
  if (seen.has(id) || /\/interfaces\//.test(id)) return seen;
  seen.add(id);
  const info = graph.getModuleInfo(id);
  for (const imported of info?.importedIds ?? []) {
    const files = imported.endsWith(WORDS) ? wordsTaken(info?.code ?? '', imported, graph) : [imported];
    for (const each of files) startedWith(each, graph, seen);
  }
  return seen;
}

/** Returns the domain modules whose constants a module imports. */
function wordsTaken(code: string, words: string, graph: ModuleGraph): string[] {
  const names = namesIn(code, /import \{([^}]*)\} from ["'][^"']*\/contract\/shared\/words\.js["']/g).flatMap(
    ([each]) => each,
  );
  const sources = namesIn(graph.getModuleInfo(words)?.code ?? '', /export \{([^}]*)\} from ["']([^"']+)["']/g);
  return sources
    .filter(([exported]) => exported.some((name) => names.includes(name)))
    .map(([, source]) => resolve(dirname(words), source.replace(/\.js$/, '.ts')));
}

/** Returns the names in braces and the source of each matching statement. */
function namesIn(code: string, statement: RegExp): [string[], string][] {
  return [...code.matchAll(statement)].map(([, names = '', source = '']) => {
    const listed = names.split(',').map((name) => name.trim().replace(/ as .*/, ''));
    return [listed.filter((name) => name !== ''), source];
  });
}

/** Returns whether only modules of one page import a module. */
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
