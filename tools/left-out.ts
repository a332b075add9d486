import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What packages import and use only in development, or only in code that is never called here. */
export const idle = /node_modules.(?:hoist-non-react-statics|prop-types|react-is)/;

/** Parts of packages that are never called here, but stay in the bundle because nothing marks them as removable. */
const parts: readonly { file: RegExp; cuts: readonly (readonly [RegExp, string])[] }[] = [
  {
    // Forms, links that mark themselves, and prefetching, for applications whose server knows their routes.
    file: /react-router.dist.production.chunk-\w+\.mjs$/,
    cuts: [
      [/^(?:HistoryRouter|Link|NavLink|Form|ScrollRestoration)\.displayName = .*$/gm, ''],
      [/^var (\w+) = (\w+\.forwardRef\()/gm, 'var $1 = /* @__PURE__ */ $2'],
      // Code that loads and writes data by route: there is one route, `*`, with nothing but an element.
      [
        /^  async function handleLoaders\([\s\S]*?^  \}$/gm,
        `  async function handleLoaders(_1, location, matches, _4, _5, _6, _7, _8, _9, _10, _11, flushSync) {
    completeNavigation(location, { matches, loaderData: {}, errors: null }, { flushSync });
    return { shortCircuited: true };
  }`,
      ],
      [
        /^  (?:async )?function (handle(?:Action|FetcherAction|FetcherLoader)|fetch2|startRedirectNavigation|callDataStrategy|callLoadersAndMaybeResolveData|discoverRoutes|revalidate)\([\s\S]*?^  \}$/gm,
        '  function $1() {}',
      ],
      [
        /^function normalizeNavigateOptions\([\s\S]*?^\}$/gm,
        'function normalizeNavigateOptions(isFetcher, path) {\n  return { path };\n}',
      ],
      [/^  if \(init\.instrumentations\) \{[\s\S]*?^  \}$/gm, ''],
      [/return shouldPrefetch && !isAbsolute \? .* : link;/g, 'return link;'],
    ],
  },
  {
    // The router that react-admin creates if there is none.
    file: /ra-core.dist.routing.adapters.reactRouterProvider\.js$/,
    cuts: [[/^const InternalRouter = [\s\S]*?^\};/gm, 'const InternalRouter = () => null;']],
  },
  {
    // Texts for parts of react-admin that no page here uses.
    file: /ra-language-(?:english|russian).dist.index\.js$/,
    cuts: [[/^( +)(?:saved_queries|Datagrid|SimpleForm|SimpleList): \{[\s\S]*?^\1\},?$/gm, '']],
  },
  {
    // Code that colours a page before it is drawn, which `public/theme.js` does.
    file: /@mui.system.esm.cssVars.createCssVarsProvider\.js$/,
    cuts: [
      [/import InitColorSchemeScript, /g, 'import '],
      [/= params => InitColorSchemeScript\(/g, '= params => Object('],
    ],
  },
];

/** Removes these parts. If a package's code has changed, the build fails, so that they can't come back unnoticed. */
export const cut = (): Plugin => {
  const left = new Set(parts.flatMap(({ cuts }) => cuts));
  return {
    name: 'cut',
    apply: 'build',
    transform: {
      filter: { id: parts.map(({ file }) => file) },
      handler: (code, id) => {
        const cuts = parts.filter(({ file }) => file.test(id)).flatMap((part) => part.cuts);
        return cuts.reduce((before, one) => {
          const after = before.replace(...one);
          // Only some of a package's files have them.
          if (after !== before) left.delete(one);
          return after;
        }, code);
      },
    },
    buildEnd(error) {
      if (!error && left.size > 0)
        this.error(`Not found, to be cut out: ${[...left].map(([found]) => found).join(', ')}`);
    },
  };
};

const overriding = join(import.meta.dirname, '../src/resources/index.ts');

/**
 * Replaces generated pages with the hand-written ones that override them: then the first script need not name the
 * generated ones, nor anything they would import.
 */
export const overridden = (): Plugin => ({
  name: 'overridden',
  apply: 'build',
  transform: {
    filter: { id: /src.generated.resources\.ts$/ },
    handler: (code) => {
      const overrides = readFileSync(overriding, 'utf8').matchAll(/^ {2}(\w+): \(\) => import/gm);
      const entities = new Set([...overrides].map(([, entity]) => entity));
      return code.replace(/^ +load: \(\) => import\('\.\/resources\/(\w+)\.tsx'\),$/gm, (line, entity: string) =>
        entities.has(entity) ? '' : line,
      );
    },
  },
});
