/**
 * For each boundary rule, imports that break it and similar imports that are allowed.
 * Each plant is one source line in its own tree: `from` imports `to` and breaks only `rule`,
 * or nothing if the rule is null.
 */
export interface Plant {
  rule: string | null;
  from: string;
  to: string;
  /** Uses `import type` instead of `import`. */
  typeOnly?: boolean;
  /** The imported file also imports the importing one. */
  mutual?: boolean;
}

export const PLANTS: readonly Plant[] = [
  { rule: 'domain-knows-only-itself', from: 'domain/a1.ts', to: 'application/target.ts' },
  { rule: 'domain-knows-only-itself', from: 'domain/a2.ts', to: 'infrastructure/target.ts', typeOnly: true },
  { rule: 'domain-knows-only-itself', from: 'domain/a3.ts', to: 'interfaces/contract/target.ts' },
  { rule: 'domain-knows-only-itself', from: 'domain/a4.ts', to: 'zod' },
  { rule: 'domain-knows-only-itself', from: 'domain/a5.ts', to: 'node:crypto' },
  { rule: null, from: 'domain/a6.ts', to: 'domain/target.ts' },

  { rule: 'application-knows-only-domain', from: 'application/b1.ts', to: 'infrastructure/target.ts' },
  {
    rule: 'application-knows-only-domain',
    from: 'application/b2.ts',
    to: 'interfaces/contract/target.ts',
    typeOnly: true,
  },
  { rule: 'application-knows-only-domain', from: 'application/b3.ts', to: 'web/lib/target.ts' },
  { rule: 'application-imports-no-framework', from: 'application/b4.ts', to: 'zod' },
  { rule: 'application-imports-no-framework', from: 'application/b5.ts', to: '@nestjs/common' },
  { rule: 'application-imports-no-framework', from: 'application/b6.ts', to: 'node:fs', typeOnly: true },
  {
    rule: 'application-imports-no-framework',
    from: 'application/b7.ts',
    to: '@mikro-orm/core',
    typeOnly: true,
  },
  { rule: null, from: 'application/b8.ts', to: 'domain/target.ts' },
  { rule: null, from: 'application/b9.ts', to: 'application/target.ts' },

  { rule: 'infrastructure-looks-inward', from: 'infrastructure/c1.ts', to: 'interfaces/contract/target.ts' },
  {
    rule: 'infrastructure-looks-inward',
    from: 'infrastructure/c2.ts',
    to: 'interfaces/http/target.ts',
    typeOnly: true,
  },
  { rule: 'infrastructure-looks-inward', from: 'infrastructure/c3.ts', to: 'web/lib/target.ts' },
  { rule: null, from: 'infrastructure/c4.ts', to: 'application/target.ts' },
  { rule: null, from: 'infrastructure/c5.ts', to: '@mikro-orm/core' },

  {
    rule: 'contract-knows-only-domain-and-zod',
    from: 'interfaces/contract/d1.ts',
    to: 'application/target.ts',
    typeOnly: true,
  },
  {
    rule: 'contract-knows-only-domain-and-zod',
    from: 'interfaces/contract/d2.ts',
    to: 'interfaces/http/target.ts',
  },
  { rule: 'contract-knows-only-domain-and-zod', from: 'interfaces/contract/d3.ts', to: '@nestjs/common' },
  { rule: 'contract-knows-only-domain-and-zod', from: 'interfaces/contract/d4.ts', to: 'node:crypto' },
  { rule: null, from: 'interfaces/contract/d5.ts', to: 'zod' },
  { rule: null, from: 'interfaces/contract/d6.ts', to: 'domain/target.ts' },

  { rule: 'http-knows-no-client', from: 'interfaces/http/e1.ts', to: 'web/app/entry-server.tsx' },
  { rule: 'http-knows-no-client', from: 'interfaces/cli/e2.ts', to: 'web/lib/target.ts' },
  { rule: 'http-knows-no-client', from: 'interfaces/e3.ts', to: 'web/api/target.ts', typeOnly: true },
  { rule: null, from: 'interfaces/http/e4.ts', to: 'infrastructure/target.ts' },
  { rule: 'http-knows-no-pages', from: 'interfaces/http/e5.ts', to: 'interfaces/pages/target.ts' },

  {
    rule: 'http-knows-infrastructure-by-its-modules',
    from: 'interfaces/http/claim/claims.controller.ts',
    to: 'infrastructure/target.ts',
  },
  {
    rule: 'http-knows-infrastructure-by-its-modules',
    from: 'interfaces/http/server/n1.ts',
    to: 'infrastructure/target.ts',
    typeOnly: true,
  },
  {
    rule: 'http-knows-infrastructure-by-its-modules',
    from: 'interfaces/http/identity/provider/n2.ts',
    to: 'infrastructure/target.ts',
    typeOnly: true,
  },
  { rule: null, from: 'interfaces/http/claim/claim.module.ts', to: 'infrastructure/target.ts' },

  {
    rule: 'http-server-knows-no-subject',
    from: 'interfaces/http/server/p1.ts',
    to: 'interfaces/http/identity/target.ts',
    typeOnly: true,
  },
  {
    rule: 'http-server-knows-no-subject',
    from: 'interfaces/http/openapi/p2.ts',
    to: 'interfaces/http/administration/target.ts',
  },
  {
    rule: 'http-server-knows-no-subject',
    from: 'interfaces/http/server/caller/p3.ts',
    to: 'interfaces/http/target.ts',
  },
  { rule: null, from: 'interfaces/http/openapi/p4.ts', to: 'interfaces/http/server/target.ts' },
  { rule: null, from: 'interfaces/http/claim/p5.ts', to: 'interfaces/http/server/target.ts' },

  {
    rule: 'http-server-knows-no-documentation',
    from: 'interfaces/http/server/q1.ts',
    to: 'interfaces/http/openapi/target.ts',
    typeOnly: true,
  },
  {
    rule: 'http-server-knows-no-documentation',
    from: 'interfaces/http/html/q2.ts',
    to: 'interfaces/http/openapi/target.ts',
  },
  { rule: null, from: 'interfaces/http/claim/q3.ts', to: 'interfaces/http/openapi/target.ts' },

  { rule: 'pages-know-only-the-server-entry', from: 'interfaces/pages/f1.ts', to: 'web/lib/target.ts' },
  { rule: 'pages-know-only-the-server-entry', from: 'interfaces/pages/f2.ts', to: 'web/app/routes/routes.tsx' },
  { rule: null, from: 'interfaces/pages/f3.ts', to: 'web/app/entry-server.tsx' },

  {
    rule: 'web-knows-only-the-contract',
    from: 'web/features/browse/g1.ts',
    to: 'domain/target.ts',
    typeOnly: true,
  },
  { rule: 'web-knows-only-the-contract', from: 'web/features/browse/g2.ts', to: 'application/target.ts' },
  { rule: 'web-knows-only-the-contract', from: 'web/features/browse/g3.ts', to: 'infrastructure/target.ts' },
  {
    rule: 'web-knows-only-the-contract',
    from: 'web/app/g4.tsx',
    to: 'interfaces/http/target.ts',
    typeOnly: true,
  },
  { rule: null, from: 'web/features/browse/g5.ts', to: 'interfaces/contract/target.ts' },

  {
    rule: 'ui-and-lib-know-no-feature-and-no-api',
    from: 'web/ui/h1.tsx',
    to: 'web/features/browse/target.tsx',
  },
  { rule: 'ui-and-lib-know-no-feature-and-no-api', from: 'web/lib/h2.ts', to: 'web/app/routes/routes.tsx' },
  { rule: 'ui-and-lib-know-no-feature-and-no-api', from: 'web/lib/h4.ts', to: 'web/api/target.ts' },
  { rule: null, from: 'web/ui/h3.tsx', to: 'web/lib/target.ts' },

  {
    rule: 'features-do-not-know-each-other',
    from: 'web/features/home/i1.tsx',
    to: 'web/features/browse/target.tsx',
  },
  { rule: null, from: 'web/features/home/i2.tsx', to: 'web/features/home/target.tsx' },
  { rule: null, from: 'web/app/i3.tsx', to: 'web/features/home/target.tsx' },

  { rule: 'only-queries-call-the-api', from: 'web/features/home/j1.tsx', to: 'web/api/target.ts' },
  { rule: null, from: 'web/features/home/home.queries.ts', to: 'web/api/target.ts' },
  { rule: null, from: 'web/app/j2.tsx', to: 'web/api/target.ts' },

  { rule: 'no-cycles', from: 'infrastructure/m1.ts', to: 'infrastructure/m2.ts', mutual: true },
  { rule: 'no-cycles', from: 'infrastructure/m3.ts', to: 'infrastructure/m4.ts', mutual: true, typeOnly: true },
  { rule: null, from: 'infrastructure/m5.ts', to: 'infrastructure/m6.ts', typeOnly: true },

  { rule: 'product-imports-no-test-and-no-build', from: 'infrastructure/k1.ts', to: 'test/target.ts' },
  { rule: 'product-imports-no-test-and-no-build', from: 'interfaces/pages/k2.ts', to: 'dist/target.js' },

  { rule: 'product-runs-without-development-packages', from: 'infrastructure/l1.ts', to: 'jest' },
  { rule: null, from: 'infrastructure/l2.ts', to: 'jest', typeOnly: true },
];
