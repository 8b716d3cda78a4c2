/** npm start: the web app is built when it is missing or older than its sources, then the service starts. Its first line on standard output says that it is ready. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureWebBuilt } from './build-web.mjs';
import { projectRoot } from './ensure-installed.mjs';

// an image has what is built and no sources
if (existsSync(join(projectRoot, 'web/vite.config.ts'))) {
  const { log } = console;
  console.log = console.error;
  console.error('Checking the web app ...');
  try {
    await ensureWebBuilt();
  } catch (error) {
    console.error(error.message);
    console.error('The service starts without its pages: /app says how to build them. Its API is not affected.');
  }
  console.log = log;
}
await import(new URL('../src/main/all.ts', import.meta.url).href); // after what it shows is built
