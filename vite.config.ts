import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist',
    target: 'es2023',
    sourcemap: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      // What most pages share is one chunk: eighty small ones compress worse by a tenth and take a request each.
      output: { codeSplitting: { groups: [{ name: 'pages', minShareCount: 10 }] } },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:8080' } },
});
