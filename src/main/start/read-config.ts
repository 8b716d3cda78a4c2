/** The configuration, or the end of the process with every fault at once. */
import { isLeft } from 'fp-ts/lib/Either.js';
import { type Config, describeFaults, loadConfig } from '../../platform/config/config.ts';

export const readConfig = (): Config => {
  const config = loadConfig(process.env);
  if (!isLeft(config)) return config.right;
  console.error(`The configuration is not usable:\n${describeFaults(config.left)}`);
  process.exit(2);
};
