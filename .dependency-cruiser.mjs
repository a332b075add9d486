/** The arrows of the house. Each rule says why it is there. */
const forbid = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: to },
});

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'A cycle means that two modules are one. Move what both need into a third.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
      '^(server|src|tools|tests|bench)/',
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
