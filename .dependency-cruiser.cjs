/**
 * Import rules between layers, one per arrow. test/contract/boundaries.test.ts plants a violation of each.
 * Type imports count like value imports.
 */
const PACKAGES = 'node_modules/';
const SERVER = '^(domain|application|infrastructure|interfaces)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'domain-knows-only-itself',
      comment: 'The domain imports no package, no Node module, and no other layer.',
      severity: 'error',
      from: { path: '^domain/' },
      to: { pathNot: '^domain/' },
    },
    {
      name: 'application-knows-only-domain',
      comment: 'Use cases import the domain and ports. They reach everything outside through a port.',
      severity: 'error',
      from: { path: '^application/' },
      to: { pathNot: ['^(domain|application)/', PACKAGES], dependencyTypesNot: ['core'] },
    },
    {
      name: 'application-imports-no-framework',
      comment:
        'Use cases import no package and no Node module. interfaces/http/<subject>/<subject>.module.ts assembles them.',
      severity: 'error',
      from: { path: '^application/' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown', 'core'] },
    },
    {
      name: 'infrastructure-looks-inward',
      comment: 'Adapters implement ports. They import no controllers, pages, contract, or client.',
      severity: 'error',
      from: { path: '^infrastructure/' },
      to: { path: '^(interfaces|web)/' },
    },
    {
      name: 'contract-knows-only-domain-and-zod',
      comment: 'The contract also runs in the browser, so it imports nothing else.',
      severity: 'error',
      from: { path: '^interfaces/contract/' },
      to: { pathNot: ['^(domain|interfaces/contract)/', `${PACKAGES}zod/`] },
    },
    {
      name: 'http-knows-no-client',
      comment:
        'Controllers, the command line, and startup never import the React client. Only interfaces/pages renders it.',
      severity: 'error',
      from: { path: '^interfaces/', pathNot: '^interfaces/(contract|pages)/' },
      to: { path: '^web/' },
    },
    {
      name: 'http-knows-infrastructure-by-its-modules',
      comment:
        'Controllers, guards, and hooks use ports and use cases. Only a subject’s .module.ts chooses the adapters.',
      severity: 'error',
      from: { path: '^interfaces/http/[^/]+/', pathNot: '\\.module\\.ts$' },
      to: { path: '^infrastructure/' },
    },
    {
      name: 'http-server-knows-no-subject',
      comment:
        'Shared parts of the HTTP layer (server, documentation, plain pages) serve every subject, so they import none.',
      severity: 'error',
      from: { path: '^interfaces/http/(server|openapi|html)/' },
      to: { path: '^interfaces/http/', pathNot: '^interfaces/http/(server|openapi|html)/' },
    },
    {
      name: 'http-server-knows-no-documentation',
      comment: 'The documentation describes the server. The server works without it.',
      severity: 'error',
      from: { path: '^interfaces/http/(server|html)/' },
      to: { path: '^interfaces/http/openapi/' },
    },
    {
      name: 'http-knows-no-pages',
      comment: 'Pages call the API. The API runs without pages.',
      severity: 'error',
      from: { path: '^interfaces/http/' },
      to: { path: '^interfaces/pages/' },
    },
    {
      name: 'pages-know-only-the-server-entry',
      comment: 'Server rendering imports only the server entry of the client.',
      severity: 'error',
      from: { path: '^interfaces/pages/' },
      to: { path: '^web/', pathNot: '^web/app/entry-server\\.tsx?$' },
    },
    {
      name: 'web-knows-only-the-contract',
      comment: 'The client imports only interfaces/contract from the server, also for types.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: SERVER, pathNot: '^interfaces/contract/' },
    },
    {
      name: 'ui-and-lib-know-no-feature-and-no-api',
      comment: 'Shared components and helpers serve every feature, so they import none.',
      severity: 'error',
      from: { path: '^web/(ui|lib)/' },
      to: { path: '^web/(app|api|features)/' },
    },
    {
      name: 'features-do-not-know-each-other',
      comment: 'Routes compose features. Code that two features share belongs in web/ui or web/lib.',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/' },
      to: { path: '^web/features/', pathNot: '^web/features/$1/' },
    },
    {
      name: 'only-queries-call-the-api',
      comment: 'Components use the *.queries.ts of their feature, which own query keys and caching.',
      severity: 'error',
      from: { path: '^web/', pathNot: ['^web/(app|api|ui|lib)/', '\\.queries\\.ts$'] },
      to: { path: '^web/api/' },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that import each other belong in one file, or share a third. Type imports count.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'product-imports-no-test-and-no-build',
      comment: 'Product code imports neither tests nor build output.',
      severity: 'error',
      from: { path: '^(domain|application|infrastructure|interfaces|web)/' },
      to: { path: '^(test|dist)/' },
    },
    {
      name: 'product-runs-without-development-packages',
      comment:
        'The product must run after `npm ci --omit=dev`. Type imports are allowed, and the script that generates the client’s types.',
      severity: 'error',
      from: { path: '^(domain|application|infrastructure|interfaces|web)/', pathNot: '^web/build/client-types' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
    },
  },
};
