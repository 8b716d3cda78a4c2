import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The service that `npm run dev` talks to: the same origin for the browser, so cookies and the policy of the API hold. */
const service = process.env.SERVICE ?? 'http://127.0.0.1:3000';

type Modules = { readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null };
const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Whatever these files import, and what that imports; not what is loaded when it is wanted. */
const importedBy = (paths: readonly string[], modules: Modules): ReadonlySet<string> => {
  const found = new Set(paths.map(fileOf));
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
};

/**
 * Few files: each costs a way to the service. Drawing itself and the app are two, for the browser breathes between them; what every list is drawn with
 * is one. Words and the first moments keep to themselves.
 */
const chunkOf = (id: string, modules: Modules): string | null => {
  if (importedBy(['src/main.ts'], modules).has(id)) return null;
  if (/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react';
  if (importedBy(['src/draw.tsx'], modules).has(id)) return 'app';
  const lists = importedBy(['src/pages/logs/logs.page.tsx', 'src/pages/review/queue.page.tsx'], modules);
  return lists.has(id) && !id.includes('/src/pages/') ? 'list' : null;
};

/** What src/main.ts draws with is named in index.html, so that the browser fetches it beside main.ts and not after it. */
const preloadApp = (): Plugin => ({
  name: 'preload-app',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      if (!bundle) return; // npm run dev bundles nothing
      const drawn = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.moduleIds.includes(fileOf('src/draw.tsx')),
      );
      if (drawn?.type !== 'chunk') throw new Error('src/draw.tsx is in no chunk: nothing would be drawn');
      const files = [...drawn.imports.filter((file) => !html.includes(file)), drawn.fileName];
      return files.map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `/app/${file}` },
        injectTo: 'head' as const,
      }));
    },
  },
});

export default defineConfig({
  base: '/app/',
  plugins: [react(), preloadApp()],
  build: {
    target: ['es2023', 'chrome123', 'firefox128', 'safari17.5'],
    // the content security policy knows no data: and no inline script
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ debugName: 'few files', name: chunkOf }] } },
    },
  },
  server: { proxy: { '/sales': service, '/api': service, '/session': service } },
});
