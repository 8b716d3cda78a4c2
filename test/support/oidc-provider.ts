/** A real OpenID provider in a process of its own, for a service at a port that is known beforehand. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePorts } from './ports.ts';
import { until } from './until.ts';

export type OidcProvider = {
  /** what a service needs to sign people in there */
  readonly env: Readonly<Record<string, string>>;
  /** what it says: ready, destroyed, revoked */
  readonly said: readonly string[];
  readonly stop: () => Promise<void>;
};

/** @param audience claims go into access tokens for it, and into no ID token */
export const startOidcProvider = async (audience?: string): Promise<OidcProvider> => {
  const [port, apiPort] = await freePorts(2);
  const said: string[] = [];
  const program = fileURLToPath(new URL('../api/programs/oidc-provider.mjs', import.meta.url));
  const callback = `http://127.0.0.1:${apiPort}/sales/session/oidc/callback/`;
  const provider = spawn(process.execPath, [program, String(port), callback, ...(audience === undefined ? [] : [audience])], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  createInterface({ input: provider.stdout }).on('line', (line) => said.push(line));
  await until('the provider', async () => said.includes('ready'));
  return {
    env: {
      PORT: String(apiPort),
      AUTH_ISSUER: `http://127.0.0.1:${port}`,
      AUTH_CLIENT_ID: 'order-intake',
      AUTH_CLIENT_SECRET: 'a secret of the test',
      AUTH_JWKS_URL: `http://127.0.0.1:${port}/jwks`,
      ...(audience === undefined ? {} : { AUTH_AUDIENCE: audience }),
    },
    said,
    stop: async () => {
      provider.kill();
      if (provider.exitCode === null) await once(provider, 'exit');
    },
  };
};
