import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Parts that are the same on many pages, by file. Their HTML depends on their props alone. */
const KEPT: Readonly<Record<string, string>> = {
  'web/app/layout/footer.tsx': 'Footer',
  'web/features/home/business-pitch.tsx': 'BusinessPitch',
  'web/features/home/category-cards.tsx': 'CategoryCards',
  'web/features/home/how-it-works.tsx': 'HowItWorks',
};

/** On the server, renders parts that pages have in common once (`web/app/server/kept-part.tsx`). */
export function keptParts(root: string): Plugin {
  const missing = new Set(Object.keys(KEPT));
  return {
    name: 'kept-parts',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    transform(code, id) {
      const file = relative(root, id).split(sep).join('/');
      const name = KEPT[file];
      if (name === undefined) return null;
      missing.delete(file);
      return { code: withKept(code, name, join(root, 'web/app/server/kept-part.tsx')), map: null };
    },
    buildEnd(error) {
      if (error === undefined && missing.size > 0) this.error(`The build has no ${[...missing].join(', ')}.`);
    },
  };
}

/** Returns a module whose component `name` is kept. Throws if the module exports no such function. */
export function withKept(code: string, name: string, runtime: string): string {
  const start = `export function ${name}(`;
  if (!code.includes(start))
    throw new Error(`No module exports the function ${name}, which web/build/kept-parts.ts keeps.`);
  const inner = code.replace(start, `function ${name}(`);
  return `import { kept } from ${JSON.stringify(runtime)};\n${inner}\nconst Kept = kept(${name});\nexport { Kept as ${name} };\n`;
}
