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
import { leanRouter } from './web/build/lean-router.js';

const root = import.meta.dirname;
const COMPRESSIBLE = new Set(['.js', '.mjs', '.css', '.svg', '.json', '.webmanifest', '.txt']);
/** Below this many bytes a compressed copy saves no packet. */
const WORTH_COMPRESSING = 800;

/**
 * Two builds: the browser's files to dist/web/client, and with `--ssr` the program that renders the
 * same pages on the server to dist/web/server.
 */
export default defineConfig(({ command, isSsrBuild = false }) => {
  // What is built is for production, whatever the shell that builds it has set.
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
    mapCities(),
    mapSurroundings(),
    pageTexts(),
    singleIcons(),
    leanRouter(),
    ...(isSsrBuild ? [] : [compressedCopies()]),
  ],
  resolve: {
    alias: [{ find: 'react-style-singleton', replacement: resolve(root, 'web/lib/style-singleton.ts') }, ...aliases],
    dedupe: ['react', 'react-dom'],
  },
});

const ROUTER = resolve(root, 'node_modules/react-router/dist/production');

/** The package offers its development build alone by its name; the other one says the same without the warnings. */
const BUILT_ROUTER: readonly Alias[] = [
  { find: /^react-router$/, replacement: join(ROUTER, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(ROUTER, 'dom-export.mjs') },
];

/**
 * The packages of the pages stand in the server's program, React in its production build: imported from node_modules
 * they would choose by the process's NODE_ENV, and React's development build takes twice the time for a page. The
 * development server cannot take them in, because Vite gives it each file as it is and some are CommonJS.
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
  // A picture or typeface written into a script or style sheet would be refused by the content security policy.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  rollupOptions: {
    input: 'web/app/entry-client.tsx',
    // Rules and contracts only declare: of a file of theirs a page carries what it uses.
    treeshake: {
      manualPureFunctions: ['z'],
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

/** The module `virtual:map-cities`: what the map writes beside its cities, out of the gazetteer that the server searches. */
function mapCities(): Plugin {
  const name = 'virtual:map-cities';
  return {
    name: 'map-cities',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id, options) {
      if (id !== `\0${name}`) return null;
      // The server draws no map.
      if (options?.ssr === true) return 'export default [];';
      // A negative number marks the second name of a city that is there already.
      const cities = (await readCities()).filter((city) => city.id > 0 && city.population >= MIN_POPULATION);
      cities.sort((one, other) => other.population - one.population);
      const degrees = (value: number): number => Number(value.toFixed(3));
      const rows = cities.map((city) => [city.name, degrees(city.longitude), degrees(city.latitude), city.population]);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(rows))});`;
    },
  };
}

/** The module `virtual:map-surroundings`: lakes, rivers and neighbours, as few bytes as the map needs. */
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

/** Pages that are all text: their Markdown becomes data here, so that neither server nor browser has to read it. */
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
  readonly name: string;
  readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[];
}

/**
 * Has each icon imported by itself, so that what a page starts with is told without those of all other pages, and as one
 * text, which needs a twentieth of the package's code (`web/ui/icon.tsx`).
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
    async load(id) {
      if (!id.startsWith(ICON)) return null;
      const path = join(root, 'node_modules', ICONS, id.slice(ICON.length));
      const { __iconData: icon } = (await import(pathToFileURL(path).href)) as { readonly __iconData: IconData };
      const shapes = icon.node.map(([element, attributes]) => `<${element}${written(attributes)}/>`).join('');
      const runtime = JSON.stringify(join(root, 'web/ui/icon.tsx'));
      // Nothing but declares a picture, so one that is not used is left out.
      const made = `/* @__PURE__ */ icon(${JSON.stringify(icon.name)}, ${JSON.stringify(shapes)})`;
      return { code: `import { icon } from ${runtime}; export default ${made};`, moduleSideEffects: false };
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
            if (file === undefined) throw new Error(`${id} imports ${icon}, which is no icon of lucide-react.`);
            return `import ${local} from ${JSON.stringify(ICON + file)};`;
          })
          .join('');
      return { code: code.replace(/import \{([^}]+)\} from ['"]lucide-react['"];?/g, single), map: null };
    },
  };
}

/** Attributes of an icon's shape as HTML; the key is React's own. */
const written = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => ` ${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`)
    .join('');

/**
 * Writes `.br` and `.gz` beside each text file, so that the server compresses none of them again, and fails a build that has
 * become too heavy by them.
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
      const names = await readdir(folder, { recursive: true });
      const wanted = names.filter((name) => COMPRESSIBLE.has(extname(name)) && !name.startsWith('.vite'));
      await Promise.all(wanted.map((name) => compressFile(join(folder, name))));
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
