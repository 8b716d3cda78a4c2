import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The service that `npm run dev` talks to: the same origin for the browser, so cookies and the policy of the API hold. */
const service = process.env.SERVICE ?? 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/app/',
  plugins: [react()],
  build: {
    target: ['es2023', 'chrome123', 'firefox128', 'safari17.5'],
    // the content security policy knows no data: and no inline script
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { '/sales': service, '/api': service, '/session': service } },
});
