import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Alias, type BuildEnvironmentOptions, type Plugin, type UserConfig } from 'vite';
import { readCities } from './infrastructure/gazetteer/geonames.js';
import { readSurroundings } from './infrastructure/gazetteer/natural-earth.js';
import { overBudget } from './interfaces/pages/script-budget.js';
import { readPageText } from './infrastructure/site/read-page-text.js';
import { firstFiles } from './web/build/first-files.js';
import { inlineScript } from './web/build/inline-script.js';
import { keptParts } from './web/build/kept-parts.js';
import { leanContract } from './web/build/lean-contract.js';
import { leanReactDom } from './web/build/lean-react-dom.js';
import { leanRouter } from './web/build/lean-router.js';
import { serverLinks } from './web/build/server-links.js';
import { buildServiceWorker } from './web/build/service-worker.js';
import { shortClasses } from './interfaces/pages/short-classes.js';
import { svgShapes } from './web/build/svg-shapes.js';

const root = import.meta.dirname;
const COMPRESSIBLE = new Set(['.js', '.mjs', '.css', '.svg', '.json', '.webmanifest', '.txt']);
/** In bytes. Smaller files gain less than 200 bytes from a compressed copy. */
const WORTH_COMPRESSING = 400;

/** Builds the browser's files to dist/web/client or, with `--ssr`, the server renderer to dist/web/server. */
export default defineConfig(({ command, isSsrBuild = false }) => {
  // Builds are for production, whatever the shell's NODE_ENV.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    ...common(isSsrBuild, command === 'build' ? BUILT_ROUTER : []),
    ...(command === 'build' && isSsrBuild ? PACKAGES_INSIDE : {}),
    build: isSsrBuild ? SERVER_BUILD : CLIENT_BUILD,
  };
});

const common = (isSsrBuild: boolean, aliases: readonly Alias[]): UserConfig => ({
  root,
  publicDir: isSsrBuild ? false : 'web/public',
  plugins: [
    react(),
    tailwindcss(),
    shortClasses(root),
    mapCities(),
    mapSurroundings(),
    pageTexts(),
    svgShapes(),
    singleIcons(),
    leanReactDom(),
    leanRouter(ROUTER),
    serverLinks(),
    leanContract(),
    inlineScript(),
    keptParts(root),
    ...(isSsrBuild ? [] : [compressedCopies()]),
  ],
  resolve: {
    alias: [
      { find: 'react-style-singleton', replacement: resolve(root, 'web/lib/browser/style-singleton.ts') },
      ...aliases,
    ],
    dedupe: ['react', 'react-dom'],
  },
});

const ROUTER = resolve(root, 'node_modules/react-router/dist/production');

/** The package's name resolves to its development build only. These are the production files. */
const BUILT_ROUTER: readonly Alias[] = [
  { find: /^react-router$/, replacement: join(ROUTER, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(ROUTER, 'dom-export.mjs') },
];

/**
 * Bundles the pages' packages into the server renderer, with React's production build. Imported from node_modules,
 * React would follow the process's NODE_ENV, and its development build takes twice as long per page. The development
 * server can't bundle them, because Vite serves each file unchanged and some are CommonJS.
 */
const PACKAGES_INSIDE: UserConfig = {
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
};

const SERVER_BUILD: BuildEnvironmentOptions = {
  outDir: 'dist/web/server',
  emptyOutDir: true,
  ssr: true,
  target: 'node22',
  rollupOptions: {
    input: 'web/app/entry-server.tsx',
    output: { entryFileNames: 'entry-server.js' },
  },
};

const CLIENT_BUILD: BuildEnvironmentOptions = {
  outDir: 'dist/web/client',
  emptyOutDir: true,
  manifest: true,
  // The content security policy blocks images and fonts inlined into scripts or style sheets.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  rollupOptions: {
    input: 'web/app/entry-client.tsx',
    // Domain and contract files have no side effects, so a page contains only the exports it uses.
    treeshake: {
      manualPureFunctions: ['z', 'pathPart'],
      moduleSideEffects: [{ test: /\/(?:domain|interfaces\/contract)\//, sideEffects: false }],
    },
    output: {
      codeSplitting: {
        groups: firstFiles(root),
      },
    },
  },
};

/** Cities smaller than this are not named on the map. */
const MIN_POPULATION = 2_000;

/** Creates the module `virtual:map-cities`: the map's city labels, from the gazetteer that the server searches. */
function mapCities(): Plugin {
  const name = 'virtual:map-cities';
  return {
    name: 'map-cities',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id, options) {
      if (id !== `\0${name}`) return null;
      // The server renders no map.
      if (options?.ssr === true) return 'export default [];';
      // A negative ID marks an alternative name of another entry.
      const cities = (await readCities()).filter((city) => city.id > 0 && city.population >= MIN_POPULATION);
      cities.sort((a, b) => b.population - a.population);
      const degrees = (value: number): number => Number(value.toFixed(3));
      const rows = cities.map((city) => [city.name, degrees(city.longitude), degrees(city.latitude), city.population]);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(rows))});`;
    },
  };
}

/** Creates the module `virtual:map-surroundings`: lakes, rivers, and neighboring countries, simplified for the map. */
function mapSurroundings(): Plugin {
  const name = 'virtual:map-surroundings';
  return {
    name: 'map-surroundings',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id, options) {
      if (id !== `\0${name}`) return null;
      const data = options?.ssr === true ? {} : readSurroundings();
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(data))});`;
    },
  };
}

/** Converts the Markdown of text pages to data at build time, so neither server nor browser has to parse it. */
function pageTexts(): Plugin {
  return {
    name: 'page-texts',
    transform(markdown, id) {
      if (!id.endsWith('.md')) return null;
      const text = readPageText(basename(id, '.md'), markdown);
      return {
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(text))});`,
        map: null,
        moduleType: 'js',
      };
    },
  };
}

const ICONS = 'lucide-react/dist/esm';
const ICON = '\0icon:';

interface IconData {
  readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[];
}

/**
 * Imports each icon separately, so a page loads only its own icons, and as a string of HTML, which is a twentieth of
 * the package's code (`web/ui/show/icon.tsx`).
 */
function singleIcons(): Plugin {
  const files = new Map<string, string>();
  return {
    name: 'single-icons',
    apply: 'build',
    async buildStart() {
      const index = await readFile(join(root, 'node_modules', ICONS, 'lucide-react.mjs'), 'utf8');
      for (const [, names = '', file = ''] of index.matchAll(/^export \{ ([^}]+) \} from '\.\/(icons\/[^']+)';$/gm)) {
        for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file);
      }
    },
    resolveId: (id) => (id.startsWith(ICON) ? id : null),
    async load(id, options) {
      if (!id.startsWith(ICON)) return null;
      const path = join(root, 'node_modules', ICONS, id.slice(ICON.length));
      const { __iconData: icon } = (await import(pathToFileURL(path).href)) as { readonly __iconData: IconData };
      const shapes = icon.node.map(([element, attributes]) => `<${element}${htmlAttributes(attributes)}/>`).join('');
      const runtime = JSON.stringify(join(root, 'web/ui/show', options?.ssr === true ? 'server-icon.tsx' : 'icon.tsx'));
      // Marked as free of side effects, so unused icons are dropped.
      const element = `/* @__PURE__ */ icon(${JSON.stringify(shapes)})`;
      return { code: `import { icon } from ${runtime}; export default ${element};`, moduleSideEffects: false };
    },
    transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes('lucide-react')) return null;
      const single = (whole: string, names: string): string =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '')
          .map((name) => {
            const [icon = '', local = icon] = name.split(/ as /);
            const file = files.get(icon);
            if (file === undefined) throw new Error(`${id} imports ${icon}, which is not an icon of lucide-react.`);
            return `import ${local} from ${JSON.stringify(ICON + file)};`;
          })
          .join('');
      return { code: code.replace(/import \{([^}]+)\} from ['"]lucide-react['"];?/g, single), map: null };
    },
  };
}

/** Returns the attributes of an icon's shape as HTML, without React's key. */
const htmlAttributes = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => ` ${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`)
    .join('');

/**
 * Builds the service worker, and writes `.br` and `.gz` copies of each text file, so that the server doesn't compress them
 * for each request. Fails the build if the first scripts of a page exceed the budget.
 */
function compressedCopies(): Plugin {
  let folder = '';
  return {
    name: 'compressed-copies',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      await buildServiceWorker(root, folder);
      const names = await readdir(folder, { recursive: true });
      const files = names.filter((name) => COMPRESSIBLE.has(extname(name)) && !name.startsWith('.vite'));
      await Promise.all(files.map((name) => compressFile(join(folder, name))));
      const tooHeavy = await overBudget(folder);
      if (tooHeavy.length > 0) throw new Error(tooHeavy.join('\n'));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < WORTH_COMPRESSING) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, quality));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
}
