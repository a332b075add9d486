import react from '@vitejs/plugin-react';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

/** The stand-in for a package that a dependency pulls in and we don't need. */
const replaced = (file: string): string => join(import.meta.dirname, 'src/replaced', file);

/** React Router without its development checks, which ship to everyone who doesn't ask for another build. */
const router = (file: string): string => join(import.meta.dirname, 'node_modules/react-router/dist/production', file);

/** Shared by the pages before sign-in and those behind it. */
const controls =
  /@mui.material.esm.(?:Alert|InputAdornment|Link|FormControl|FormHelperText|InputLabel|OutlinedInput|Tooltip|useMediaQuery)\/|ra-core.dist.i18n|src.(?:components.(?:language|useErrorToast|useWords)|shell.(?:LanguageSwitch|Logo|ThemeSwitch|useFavicon|useTenant))/;
/**
 * Loaded once someone acts on a list or in the header, but not before; includes the controls that forms select with.
 */
const acts =
  /@mui.material.esm.(?:FilledInput|Menu|MenuItem|MenuList|Popover|Select|TextField)\/|src.(?:components.(?:fields.ChipsPopover|list.(?:filters.AddFilterMenu|bulk.BulkBar|columns.ColumnsPanel))|shell.(?:AccountMenu|Shortcuts|menu.(?:GroupPopover|SidebarDrawer)|zone.ZonePopover))/;
/** Exact amounts, which only some pages show. */
const amounts =
  /big\.js|domain.money.decimal|src.components.(?:currencies|fields.(?:DecimalField|exactText|MoneyField|RateField))/;
/** Progress indicators and merging, which lists do without. */
const work = /@mui.material.esm.LinearProgress|es-toolkit/;
/** Shown on few pages, though many import it. */
const own =
  /src.custom|src.components.(?:CardLines|fields.(?:Schedule|Sieve)Field)|domain.(?:time.schedule|statistics.dimensions)/;
/** Form code. */
const forms = /react-hook-form|ra-core.dist.form/;

/** Already on its way by then: signed-in users have requested these scripts first, under these names. */
const ahead = /assets.(?:shell|lists)-[\w-]+\.js$/;
const steps = /assets.(?:signedIn|ListPage)-[\w-]+\.js$/;
/**
 * The large chunks, which are worth requesting at once, and styles, which nothing else requests. The start chunk would
 * name two hundred small ones besides.
 */
const large = /assets.(?:(?:controls|signIn|shell|lists|acts|amounts|pages|forms|fields)-[\w-]+\.js|.*\.css)$/;
/** The many small files that display the kinds of values. */
const fields = /src.components.fields/;

/** Packages that check in development alone what they are given. */
const idle = /node_modules.(?:hoist-non-react-statics|prop-types|react-is)/;

const pack = promisify(brotliCompress);

/** Compresses the files that browsers fetch once at build time, so the server doesn't compress them on each visit. */
const packed: Plugin = {
  name: 'packed',
  apply: 'build',
  writeBundle: async ({ dir = 'dist' }, bundle) => {
    const files = Object.keys(bundle).filter((name) => /\.(?:js|css|html|svg)$/.test(name));
    await Promise.all(
      files.map(async (name) => {
        const file = join(dir, name);
        // 9 takes 25 times as long for hundreds of small files and saves only 0.2 % of their bytes.
        const params = { [constants.BROTLI_PARAM_QUALITY]: 8 };
        await writeFile(`${file}.br`, await pack(await readFile(file), { params }));
      }),
    );
  },
};

export default defineConfig({
  plugins: [react(), packed],
  resolve: {
    alias: [
      { find: /^object\.entries$/, replacement: replaced('object.entries.cjs') },
      { find: /^jsonexport\/dist.*/, replacement: replaced('jsonexport.ts') },
      { find: /^inflection$/, replacement: replaced('inflection.ts') },
      { find: /^lodash\/union\.js$/, replacement: replaced('union.ts') },
      { find: /^lodash\/(\w+)(?:\.js)?$/, replacement: 'es-toolkit/compat/$1' },
      { find: /^\.\/TouchRipple\.js$/, replacement: replaced('ripple.ts') },
      { find: /^\.\.\/InitColorSchemeScript\/InitColorSchemeScript\.js$/, replacement: replaced('colorScheme.ts') },
      { find: /^prop-types$/, replacement: replaced('propTypes.ts') },
      { find: /^@emotion\/is-prop-valid$/, replacement: replaced('validProp.ts') },
      { find: /^node-polyglot$/, replacement: replaced('polyglot.ts') },
      { find: /^query-string$/, replacement: replaced('queryString.ts') },
      { find: /^@popperjs\/core$/, replacement: replaced('popper.ts') },
      { find: /^react-router$/, replacement: router('index.mjs') },
      { find: /^react-router\/dom$/, replacement: router('dom-export.mjs') },
    ],
  },
  build: {
    outDir: 'dist',
    target: 'es2023',
    sourcemap: false,
    manifest: true,
    modulePreload: {
      resolveDependencies: (filename, deps) =>
        deps.filter((dep) => dep !== filename && large.test(dep) && (steps.test(filename) || !ahead.test(dep))),
    },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: idle, sideEffects: false }] },
      // A slow build on a busy machine is not the build's fault.
      checks: { bundlerTimings: false },
      // One chunk for each step of a visit, with everything the earlier steps haven't loaded: eighty small ones
      // compress worse and take a request each.
      output: {
        // The start chunk names every other chunk, and the hash is the only part of a name that doesn't compress.
        hashCharacters: 'base36',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 6 },
            { name: 'controls', test: controls, priority: 5 },
            { name: 'signIn', test: /src.custom.signIn.login.LoginPage/, priority: 4.5 },
            { name: 'shell', test: /src.shell.signedIn/, priority: 4 },
            { name: 'lists', test: /src.components.list.ListPage/, priority: 3 },
            { name: 'acts', test: acts, priority: 2.5 },
            { name: 'amounts', test: amounts, priority: 2.7 },
            {
              name: 'pages',
              test: (id) => ![forms, acts, work, own].some((group) => group.test(id)),
              minShareCount: 12,
              priority: 2.6,
            },
            { name: 'forms', test: forms, priority: 1 },
            {
              name: 'fields',
              test: (id) => fields.test(id) && !own.test(id),
              minShareCount: 2,
              priority: 0.4,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8080' } },
});
