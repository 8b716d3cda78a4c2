/** npm run demo [-- options]: installs what is missing, builds the web app when it is stale, then runs demo/main.ts with the options given. */
import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

try {
  await ensureInstalled();
  await ensureWebBuilt();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await import(new URL('../demo/main.ts', import.meta.url).href); // after the packages it needs are there
