import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';

/** What stands in for a package that others bring and nobody here needs. */
const replaced = (file: string): string => join(import.meta.dirname, 'src/replaced', file);

/** What the pages before sign-in have in common with those behind it. */
const controls =
  /@mui.material.esm.(?:Alert|InputAdornment|Link|TextField|Tooltip|useMediaQuery)\/|ra-core.dist.i18n|src.(?:components.(?:language|useErrorToast)|shell.(?:LanguageSwitch|Logo|ThemeSwitch|useFavicon|useTenant))/;
/** What takes a form. */
const forms = /react-hook-form|ra-core.dist.form/;

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: [
      { find: /^object\.entries$/, replacement: replaced('object.entries.cjs') },
      { find: /^jsonexport\/dist.*/, replacement: replaced('jsonexport.ts') },
    ],
  },
  build: {
    outDir: 'dist',
    target: 'es2023',
    sourcemap: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      // A chunk for each step of a visit, with all that the steps before it have not brought: eighty small ones compress
      // worse and take a request each.
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 6 },
            { name: 'controls', test: controls, priority: 5 },
            { name: 'signIn', test: /src.custom.sign-in.login.LoginPage/, priority: 4.5 },
            { name: 'shell', test: /src.shell.signedIn/, priority: 4 },
            { name: 'lists', test: /src.components.list.ListPage/, priority: 3 },
            { name: 'pages', test: (id) => !forms.test(id), minShareCount: 10, priority: 2 },
            { name: 'forms', test: forms, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8080' } },
});
