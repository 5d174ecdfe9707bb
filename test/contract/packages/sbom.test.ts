import { beforeAll, describe, expect, it } from '@jest/globals';
import { hostname, homedir } from 'node:os';
import parse from 'spdx-expression-parse';
import { z } from 'zod';
import { nameOf, productionPackages, readLock, sbom } from '../../../interfaces/cli/sbom.js';

const License = z.union([
  z.strictObject({ license: z.strictObject({ id: z.string() }) }),
  z.strictObject({ expression: z.string() }),
]);

const Component = z.object({
  'bom-ref': z.string(),
  type: z.enum(['library', 'application']),
  name: z.string(),
  version: z.string(),
  scope: z.enum(['required', 'optional', 'excluded']).optional(),
  purl: z.string().startsWith('pkg:npm/'),
  hashes: z
    .array(z.strictObject({ alg: z.literal('SHA-512'), content: z.string().regex(/^[0-9a-f]{128}$/) }))
    .optional(),
  licenses: z.array(License).length(1),
});

/** The rules of CycloneDX 1.5 for the parts that are used here (cyclonedx.org/docs/1.5/json). */
const Bom = z.strictObject({
  $schema: z.literal('http://cyclonedx.org/schema/bom-1.5.schema.json'),
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.5'),
  version: z.int().min(1),
  metadata: z.strictObject({
    lifecycles: z.array(z.strictObject({ phase: z.literal('pre-build') })),
    tools: z.array(z.object({ vendor: z.string(), name: z.string(), version: z.string() })),
    component: Component,
  }),
  components: z.array(Component),
  dependencies: z.array(z.strictObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

const packages = productionPackages(readLock()).map(([folder, locked]) => ({
  ...locked,
  ref: `${nameOf(folder, locked)}@${String(locked.version)}`,
}));

let bom: z.infer<typeof Bom>;
let text: string;

beforeAll(() => {
  const written = sbom();
  text = JSON.stringify(written);
  bom = Bom.parse(written);
});

describe('the software bill of materials', () => {
  it('contains each production package of the lockfile once', () => {
    const refs = bom.components.map((component) => component['bom-ref']);
    expect(refs).toEqual([...new Set(packages.map(({ ref }) => ref))].toSorted());
    expect(refs.length).toBeGreaterThan(500);
  });

  it('names this product', () => {
    expect(bom.metadata.component).toMatchObject({
      type: 'application',
      name: 'welcome-paws',
      purl: 'pkg:npm/welcome-paws@0.1.0',
    });
  });

  it("has the lockfile's checksum for each package with its own file", () => {
    const inside = new Set(packages.filter(({ inBundle }) => inBundle === true).map(({ ref }) => ref));
    const sums = new Map(packages.map(({ ref, integrity }) => [ref, integrity]));
    for (const { 'bom-ref': ref, hashes } of bom.components) {
      const sum =
        hashes?.[0] === undefined ? undefined : `sha512-${Buffer.from(hashes[0].content, 'hex').toString('base64')}`;
      expect([ref, sum]).toEqual([ref, sums.get(ref)]);
      expect([ref, sum === undefined]).toEqual([ref, inside.has(ref) && sums.get(ref) === undefined]);
    }
  });

  it('has a license for each package', () => {
    for (const { licenses } of bom.components)
      for (const license of licenses)
        expect(() => parse('expression' in license ? license.expression : license.license.id)).not.toThrow();
  });

  it('names only listed components as dependencies', () => {
    const refs = new Set([bom.metadata.component['bom-ref'], ...bom.components.map((each) => each['bom-ref'])]);
    for (const { ref, dependsOn } of bom.dependencies)
      for (const each of [ref, ...dependsOn]) expect(refs).toContain(each);
  });

  it('is the same each time, and contains no machine, path, or registry', () => {
    expect(JSON.stringify(sbom())).toBe(text);
    expect(text).not.toMatch(/timestamp|serialNumber|\/tmp\/|registry\.|\.tgz/);
    for (const own of [hostname(), homedir(), process.cwd()]) if (own.length > 3) expect(text).not.toContain(own);
  });
});
