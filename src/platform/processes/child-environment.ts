/** The environment of the programs that we start. */

/** Where programs are found and temporary files go, what language and time they speak, where compiled code is kept. None is a secret. */
const passedOn = [
  'PATH',
  'TMPDIR',
  'TEMP',
  'LANG',
  'LC_ALL',
  'TZ',
  'SystemRoot',
  'LD_LIBRARY_PATH',
  'NODE_COMPILE_CACHE',
] as const;

/** Named one by one: ours holds passwords and keys, and a child that is broken into, or prints its environment, must not have them. */
export const childEnvironment = (more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    passedOn.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  ),
  ...more,
});
