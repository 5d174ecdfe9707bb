/**
 * `npm run tokens`: what pages without React and emails know of the site's tokens, out of web/styles/tokens.css. Plain Node
 * runs this file; a test of the contract compares what it writes with what lies there.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const SOURCE = 'web/styles/tokens.css';
const HEAD = `// Written by \`npm run tokens\` out of ${SOURCE}: change it there.\n`;

type Tokens = readonly (readonly [name: string, value: string])[];

/** The files and their content, by path from the root, for the text of the tokens' style sheet. */
export function tokenFiles(css: string): Readonly<Record<string, string>> {
  const day = tokensOf(css, '@theme {');
  const night = tokensOf(css, '@utility night {');
  const colours = day.flatMap(([name, value]) => {
    const hex = hexOf(value);
    return name.startsWith('--color-') && hex !== null
      ? [[camelCase(name.slice('--color-'.length)), hex] as const]
      : [];
  });
  return {
    'interfaces/http/html/tokens.gen.ts': `${HEAD}
/** Values by custom property; what the night does not name is as by day. */
${record('DAY', day)}
${record('NIGHT', night)}`,
    'infrastructure/mail/tokens.gen.ts': `${HEAD}
/** The colours by day: mail programs know neither custom properties nor \`oklch()\`. */
${record('DAY', colours)}`,
  };
}

/** The colours, radii and shadows that a block sets. */
function tokensOf(css: string, start: string): Tokens {
  const begin = css.indexOf(start);
  if (begin < 0) throw new Error(`${SOURCE} has no block "${start}".`);
  const block = css.slice(begin, css.indexOf('\n}', begin));
  const tokens = block.matchAll(/^ +(--(?:color|radius|shadow)-[a-z-]+): ([^;]+);$/gm);
  return [...tokens].map(([, name = '', value = '']) => [name, value]);
}

function record(name: string, tokens: Tokens): string {
  const lines = tokens.map(([key, value]) => `  ${/^\w+$/.test(key) ? key : `'${key}'`}: '${value}',\n`);
  return `export const ${name} = {\n${lines.join('')}} as const;\n`;
}

const camelCase = (name: string): string => name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** An opaque `oklch()` as `#rrggbb`, by the matrices of CSS Color 4, section 18; null for anything else. */
function hexOf(value: string): string | null {
  const numbers = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(value)?.slice(1).map(Number);
  if (numbers === undefined) return null;
  const [lightness = 0, chroma = 0, hue = 0] = numbers;
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map(byteOf).join('')}`;
}

function byteOf(linear: number): string {
  const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  const byte = Math.round(Math.min(1, Math.max(0, encoded)) * 255);
  return byte.toString(16).padStart(2, '0');
}

if (import.meta.main) {
  const files = tokenFiles(readFileSync(join(ROOT, SOURCE), 'utf8'));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(ROOT, path), text);
}
