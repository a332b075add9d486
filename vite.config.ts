import react from '@vitejs/plugin-react';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

/** What stands in for a package that others bring and nobody here needs. */
const replaced = (file: string): string => join(import.meta.dirname, 'src/replaced', file);

/** Router without its checks for developers, which it ships to everyone who does not ask for another build. */
const router = (file: string): string => join(import.meta.dirname, 'node_modules/react-router/dist/production', file);

/** What the pages before sign-in have in common with those behind it. */
const controls =
  /@mui.material.esm.(?:Alert|InputAdornment|Link|FormControl|FormHelperText|InputLabel|OutlinedInput|Tooltip|useMediaQuery)\/|ra-core.dist.i18n|src.(?:components.(?:language|useErrorToast|useWords)|shell.(?:LanguageSwitch|Logo|ThemeSwitch|useFavicon|useTenant))/;
/** What shows once someone has acted on a list or in the header, and comes before that; with what forms choose with. */
const acts =
  /@mui.material.esm.(?:FilledInput|Menu|MenuItem|MenuList|Popover|Select|TextField)\/|src.(?:components.(?:fields.ChipsPopover|list.(?:AddFilterMenu|BulkBar|ColumnsPanel))|shell.(?:AccountMenu|Shortcuts|menu.(?:GroupPopover|SidebarDrawer)|zone.ZonePopover))/;
/** Exact amounts, which only some pages show. */
const amounts = /big\.js|domain.decimal|src.components.(?:currencies|fields.(?:DecimalField|exactText|MoneyField))/;
/** What tells of work under way, and what merges; lists come without. */
const work = /@mui.material.esm.LinearProgress|es-toolkit/;
/** What few pages show, though many name it. */
const own =
  /src.custom|src.components.(?:CardLines|fields.(?:Schedule|Sieve)Field)|domain.(?:schedule|statistics.dimensions)/;
/** What takes a form. */
const forms = /react-hook-form|ra-core.dist.form/;

/** What is there whenever something else is asked for. */
const there = /assets.(?:rolldown-runtime|start)-[\w-]+\.js$/;
/** What is on its way then, as people who are signed in have asked for these scripts first, by these names. */
const ahead = /assets.(?:shell|lists)-[\w-]+\.js$/;
const steps = /assets.(?:signedIn|ListPage)-[\w-]+\.js$/;
/** How kinds of values are shown, in many small files. */
const fields = /src.components.fields/;

/** Packages that check in development alone what they are given. */
const idle = /node_modules.(?:hoist-non-react-statics|prop-types|react-is)/;

const pack = promisify(brotliCompress);

/** Packs what browsers fetch, once and for all, so that no visit has the server pack it again. */
const packed: Plugin = {
  name: 'packed',
  apply: 'build',
  writeBundle: async ({ dir = 'dist' }, bundle) => {
    const files = Object.keys(bundle).filter((name) => /\.(?:js|css|html|svg)$/.test(name));
    await Promise.all(
      files.map(async (name) => {
        const file = join(dir, name);
        // 9 takes 25 times as long for hundreds of small files, and spares 0.2 % of their bytes.
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
        deps.filter((dep) => dep !== filename && !there.test(dep) && (steps.test(filename) || !ahead.test(dep))),
    },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: idle, sideEffects: false }] },
      // How long a build takes on a machine with much else to do is no fault of it.
      checks: { bundlerTimings: false },
      // A chunk for each step of a visit, with all that the steps before it have not brought: eighty small ones compress
      // worse and take a request each.
      output: {
        // The start names every chunk, and of a name its hash alone does not compress.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 6 },
            { name: 'controls', test: controls, priority: 5 },
            { name: 'signIn', test: /src.custom.sign-in.login.LoginPage/, priority: 4.5 },
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
