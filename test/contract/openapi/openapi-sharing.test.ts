import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { groupedBy } from '../../../domain/shared/grouped.js';

const text = readFileSync('openapi.yaml', 'utf8');
const document = parse(text) as Tree;

interface Tree {
  readonly [key: string]: unknown;
}

const EXAMPLES = new Set(['example', 'examples']);

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Returns every part of the document with its path, except examples. */
function partsOf(value: unknown, path: readonly string[] = []): (readonly [readonly string[], Tree])[] {
  if (!isTree(value)) return [];
  const inner = Object.entries(value).filter(([key]) => !EXAMPLES.has(key));
  return [[path, value], ...inner.flatMap(([key, each]) => partsOf(each, [...path, key]))];
}

const PARTS = partsOf(document);

/** Recognizes each kind of part by the key above it or by its content. */
const KINDS: readonly (readonly [string, (path: readonly string[], part: Tree) => boolean])[] = [
  ['response', (path) => path.at(-2) === 'responses'],
  ['header', (path) => path.at(-2) === 'headers'],
  ['parameter', (path) => path.at(-2) === 'parameters'],
  ['object schema', (path, part) => isTree(part['properties']) && path.at(-1) !== 'properties'],
  ['list of choices', (path, part) => Array.isArray(part) && path.at(-1) === 'enum' && part.length > 1],
];

describe('Size of openapi.yaml', () => {
  it('keeps openapi.yaml below 2,750 bytes and the client’s types below 62 lines per operation', () => {
    const operations = text.match(/^ +operationId:/gm)?.length ?? 0;
    expect(operations).toBeGreaterThan(150);
    expect(Buffer.byteLength(text) / operations).toBeLessThanOrEqual(2_750);
    expect(readFileSync('web/api/schema.gen.ts', 'utf8').split('\n').length / operations).toBeLessThanOrEqual(62);
  });

  it.each(KINDS)('defines no %s twice in openapi.yaml', (_kind, isKind) => {
    const places = groupedBy(
      PARTS.filter(([path, part]) => !('$ref' in part) && isKind(path, part)),
      ([, part]) => JSON.stringify(part),
    );
    expect(places.size).toBeGreaterThan(0);
    const repeated = [...places.values()].filter((found) => found.length > 1);
    expect(repeated.map((found) => found.map(([path]) => path.join('/')))).toEqual([]);
  });

  it('defines every component that openapi.yaml refers to, and no unused one', () => {
    const used = new Set(PARTS.flatMap(([, part]) => part['$ref'] ?? []));
    const defined = Object.entries(document['components'] as Record<string, Tree>)
      .filter(([kind]) => kind !== 'securitySchemes')
      .flatMap(([kind, components]) => Object.keys(components).map((name) => `#/components/${kind}/${name}`));
    expect([...used].toSorted()).toEqual(defined.toSorted());
  });
});
