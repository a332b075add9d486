/** The dependency rules of the codebase. Each says why it exists. */
const forbid = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: to },
});

/** Folders and files of `server/`, lowest first: each may import itself and those on the lines above it. */
const serverLayers = [
  ['operator.ts', 'stops.ts'],
  ['generated', 'configuration.ts', 'failure.ts', 'polling.ts', 'random-texts.ts', 'yielding.ts'],
  ['database'],
  ['access', 'backup', 'outbound', 'secrets'],
  ['history', 'http', 'mail', 'notify'],
  ['api-reference', 'reference', 'uploads'],
  ['exports', 'tenant'],
  ['collections'],
  ['creatives', 'events', 'explanation', 'integrations', 'invoices', 'payment', 'related', 'search'],
  ['traffic'],
  ['statistics'],
  ['demo', 'insights', 'jobs'],
  ['channel', 'notifications'],
  ['session'],
  ['hooks', 'secret-rotation'],
  ['services.ts'],
  ['calls.ts'],
  ['app.ts'],
  ['main.ts'],
];

/** Those of `src/`; folders joined by `|` are one layer. Code generated from the contract is lower than pages. */
const browserLayers = [
  // What is known about a page before it loads includes the permission that opens it.
  ['generated/permissions.ts'],
  ['registry', 'replaced'],
  ['generated/(zod/.*|(api.d|pages).ts)'],
  ['providers'],
  ['components'],
  ['generated'],
  ['resources|custom|shell'],
  ['App.tsx'],
  ['main.tsx'],
];

const inOneOf = (root, parts) => `^${root}/(${parts.join('|')})(/|$)`;
const isTest = String.raw`\.test\.tsx?$|^src/testing/`;
/** Assembles the texts of a language from every folder that has some. */
const texts = '^src/providers/i18n/(further/)?(en|ru)[.]ts$';

const layersOf = (root, layers) => [
  ...layers.slice(0, -1).flatMap((layer, index) =>
    layer.map((part) => ({
      name: `layers-of-${root}-${part}`,
      severity: 'error',
      comment: `${root}/${part} stands below what it imports: see the list of layers in .dependency-cruiser.mjs.`,
      from: {
        path: inOneOf(root, [part]),
        pathNot: [
          isTest,
          texts,
          ...layers
            .slice(0, index)
            .flat()
            .map((lower) => inOneOf(root, [lower])),
        ],
      },
      to: { path: `^${root}/`, pathNot: inOneOf(root, [...layers.slice(0, index).flat(), part]) },
    })),
  ),
  {
    name: `layers-of-${root}-unnamed`,
    severity: 'error',
    comment: 'A new folder takes its place in the list of layers in .dependency-cruiser.mjs.',
    from: { path: `^${root}/`, pathNot: [isTest, inOneOf(root, layers.flat())] },
    to: {},
  },
];

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'A cycle means that two modules are one, types included. Move what both need into a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'The import leads nowhere.',
      from: {},
      to: { couldNotResolve: true },
    },
    forbid(
      'domain-stands-alone',
      '^domain/',
      '^(openapi|codegen|server|src|tools|tests|bench)/',
      'Rules both sides share know neither side.',
    ),
    forbid(
      'definitions-stand-alone',
      '^openapi/',
      '^(codegen|server|src|tools|tests|bench)/',
      'The source of the API depends on nothing made from it.',
    ),
    forbid(
      'generator-reads-definitions',
      '^codegen/',
      // How commands are told is the same for all of them.
      '^(server|src|tools(?!/command-line[.])|tests|bench)/',
      'The generator works from definitions, never from what it wrote.',
    ),
    forbid(
      'server-knows-no-browser',
      '^server/',
      '^(src|codegen|tools|tests|bench)/',
      'The server must start without the browser’s code or the generator.',
    ),
    forbid(
      'browser-knows-no-server',
      '^src/',
      '^(server|codegen|openapi|tools|bench)/',
      'The browser knows the API by its contract (src/generated) alone.',
    ),
    forbid(
      'generated-browser-code',
      '^src/generated/',
      '^(src/(providers|shell|resources|custom)|server|openapi)/',
      'Generated code uses shared components and domain rules, nothing that people write for one page.',
    ),
    ...layersOf('server', serverLayers),
    ...layersOf('src', browserLayers),
    {
      name: 'test-harness-is-for-tests',
      severity: 'error',
      comment: 'What tests are written with is no part of the admin.',
      from: { path: '^(src|server)/', pathNot: isTest },
      to: { path: '^src/testing/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
