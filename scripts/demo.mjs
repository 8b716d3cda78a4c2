/** npm run demo [-- options]: installs what is missing, then runs demo/main.ts with the options given. */
import { ensureInstalled } from './ensure-installed.mjs';

try {
  await ensureInstalled();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await import(new URL('../demo/main.ts', import.meta.url).href); // after the packages it needs are there
