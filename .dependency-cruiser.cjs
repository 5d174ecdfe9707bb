/**
 * The arrows of the house: one rule per arrow, each proven by a planted violation in
 * test/contract/boundaries.test.ts. Types count like values, so that a layer cannot lean on
 * another by its shapes either, and a circle of types is a circle.
 */
const PACKAGES = 'node_modules/';
const SERVER = '^(domain|application|infrastructure|interfaces)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'domain-knows-only-itself',
      comment: 'The rules import no package, no Node module and no other layer.',
      severity: 'error',
      from: { path: '^domain/' },
      to: { pathNot: '^domain/' },
    },
    {
      name: 'application-knows-only-domain',
      comment: 'Use cases import the domain and their ports; what they need from outside is a port.',
      severity: 'error',
      from: { path: '^application/' },
      to: { pathNot: ['^(domain|application)/', PACKAGES], dependencyTypesNot: ['core'] },
    },
    {
      name: 'application-imports-no-framework',
      comment:
        'No package and no Node module in a use case: putting together is done in interfaces/http/<subject>/<subject>.module.ts.',
      severity: 'error',
      from: { path: '^application/' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown', 'core'] },
    },
    {
      name: 'infrastructure-looks-inward',
      comment: 'Adapters implement ports; they know neither controllers, pages, contract nor client.',
      severity: 'error',
      from: { path: '^infrastructure/' },
      to: { path: '^(interfaces|web)/' },
    },
    {
      name: 'contract-knows-only-domain-and-zod',
      comment: 'The contract runs in the browser too, so it may bring nothing else along.',
      severity: 'error',
      from: { path: '^interfaces/contract/' },
      to: { pathNot: ['^(domain|interfaces/contract)/', `${PACKAGES}zod/`] },
    },
    {
      name: 'http-knows-no-client',
      comment: 'Controllers, command line and start-up never import the React client; interfaces/pages renders it.',
      severity: 'error',
      from: { path: '^interfaces/', pathNot: '^interfaces/(contract|pages)/' },
      to: { path: '^web/' },
    },
    {
      name: 'http-knows-infrastructure-by-its-modules',
      comment:
        'A controller, a guard or a hook works with ports and use cases; which adapter stands behind one is said in its subject’s .module.ts.',
      severity: 'error',
      from: { path: '^interfaces/http/[^/]+/', pathNot: '\\.module\\.ts$' },
      to: { path: '^infrastructure/' },
    },
    {
      name: 'http-knows-no-pages',
      comment: 'Rendering stands on the API and asks it; the API runs without pages.',
      severity: 'error',
      from: { path: '^interfaces/http/' },
      to: { path: '^interfaces/pages/' },
    },
    {
      name: 'pages-know-only-the-server-entry',
      comment: 'Server rendering enters the client by one door.',
      severity: 'error',
      from: { path: '^interfaces/pages/' },
      to: { path: '^web/', pathNot: '^web/app/entry-server\\.tsx?$' },
    },
    {
      name: 'web-knows-only-the-contract',
      comment: 'Of the server the client imports interfaces/contract and nothing else, not even types.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: SERVER, pathNot: '^interfaces/contract/' },
    },
    {
      name: 'ui-and-lib-know-no-feature-and-no-api',
      comment: 'Buttons, fields and small helpers serve every feature, so they know none.',
      severity: 'error',
      from: { path: '^web/(ui|lib)/' },
      to: { path: '^web/(app|api|features)/' },
    },
    {
      name: 'features-do-not-know-each-other',
      comment: 'Routes compose features; what two features share belongs to web/ui or web/lib.',
      severity: 'error',
      from: { path: '^web/features/([^/]+)/' },
      to: { path: '^web/features/', pathNot: '^web/features/$1/' },
    },
    {
      name: 'only-queries-call-the-api',
      comment: 'Components ask the *.queries.ts of their feature, so that keys and caching have one home.',
      severity: 'error',
      from: { path: '^web/', pathNot: ['^web/(app|api|ui|lib)/', '\\.queries\\.ts$'] },
      to: { path: '^web/api/' },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or hide a third; for their types alone too.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'product-imports-no-test-and-no-build',
      comment: 'What ships knows neither its tests nor an earlier build.',
      severity: 'error',
      from: { path: '^(domain|application|infrastructure|interfaces|web)/' },
      to: { path: '^(test|dist)/' },
    },
    {
      name: 'product-runs-without-development-packages',
      comment: '`npm ci --omit=dev` must be enough to run; types are gone by then.',
      severity: 'error',
      from: { path: '^(domain|application|infrastructure|interfaces|web)/' },
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
