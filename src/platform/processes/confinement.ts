/** How far this system lets us shut in a program that takes in what strangers send. */
import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { childEnvironment } from './child-environment.ts';

export type Confinement = {
  readonly name: 'own_user' | 'namespaces' | 'own_user_with_network' | 'no_new_privileges' | 'none';
  /** What stands before the program's own command line. Another one for each program: two of them share no account. */
  readonly before: () => readonly string[];
  /** One that nobody else has: what this process writes, the program cannot write. */
  readonly ownAccount: boolean;
  /** The program runs as a child of the process that was started. */
  readonly inner: boolean;
  /** It cannot reach the network, this machine's own services included. */
  readonly network: boolean;
  /** It can neither signal this process nor look into it. */
  readonly processes: boolean;
  /** Directories that are this process's alone are not there for it, whatever the program does. */
  readonly files: boolean;
  /** The kernel ends it with this process. */
  readonly diesWithUs: boolean;
};

/** accounts that nobody has: between those that distributions give out and those that systemd makes up (systemd's UIDS-GIDS.md) */
export const accounts = { first: 60_706, last: 61_183 };
const withoutRights = ['--no-new-privs', '--inh-caps=-all', '--bounding-set=-all'];
const ownAccount = (): readonly string[] => {
  const account = String(randomInt(accounts.first, accounts.last + 1));
  return ['--reuid', account, '--regid', account, '--clear-groups', ...withoutRights, '--pdeathsig', 'KILL', '--'];
};

/** An empty directory stands where a hidden one was; the program has no right left to take it away. */
const hiding = [
  'count=$1; shift',
  'while [ "$count" -gt 0 ]; do mount -t tmpfs -o size=4k,mode=0 none "$1" || exit 97; shift; count=$((count - 1)); done',
  'exec "$@"',
].join('; ');
const inNamespaces = (hidden: readonly string[]): readonly string[] => [
  ...['setpriv', '--pdeathsig', 'KILL', '--'],
  ...[
    'unshare',
    '--user',
    '--map-root-user',
    '--net',
    '--ipc',
    '--pid',
    '--fork',
    '--kill-child',
    '--mount',
    '--mount-proc',
    '--',
  ],
  ...['/bin/sh', '-c', hiding, 'sh', String(hidden.length), ...hidden],
  ...['setpriv', ...withoutRights, '--'],
];

const nothing: Confinement = {
  name: 'none',
  before: () => [],
  ownAccount: false,
  inner: false,
  network: false,
  processes: false,
  files: false,
  diesWithUs: false,
};
const apart = { processes: true, files: true, diesWithUs: true };

/**
 * From the strictest to none. util-linux is part of every Linux distribution; the kernel and the parent process
 * decide how much of it may be used.
 */
const ways = (hidden: readonly string[], root: boolean): readonly Confinement[] => {
  const namespaces: Confinement = {
    ...{ name: 'namespaces', ownAccount: false, inner: true, network: true, ...apart },
    before: () => inNamespaces(hidden.filter((path) => existsSync(path))),
  };
  const weak: Confinement = {
    ...{ ...nothing, name: 'no_new_privileges', diesWithUs: true },
    before: () => ['setpriv', '--no-new-privs', '--pdeathsig', 'KILL', '--'],
  };
  if (!root) return [namespaces, weak];
  const offline = ['unshare', '--net', '--ipc', '--', 'setpriv'];
  const owned = { ownAccount: true, inner: false, ...apart };
  return [
    { name: 'own_user', before: () => [...offline, ...ownAccount()], network: true, ...owned },
    namespaces,
    { name: 'own_user_with_network', before: () => ['setpriv', ...ownAccount()], network: false, ...owned },
    weak,
  ];
};

const run = promisify(execFile);
const probeMs = 20_000;

/** Whether a program that is shut in like this starts at all, and can read its own code. */
const works = async ({ before, inner }: Confinement, code: string): Promise<boolean> => {
  // without this list nobody could say how much processor time the program has used
  if (inner && !existsSync(`/proc/self/task/${process.pid}/children`)) return false;
  const [program = '', ...args] = [...before(), '/bin/sh', '-c', 'test -r "$1" && test -x "$2"', 'sh', code, process.execPath];
  return run(program, args, { env: childEnvironment(), timeout: probeMs }).then(
    () => true,
    () => false,
  );
};

/**
 * The strongest way that works here, tried out. `code`: a file that the program has to be able to read; `hidden`: directories that it must not
 * see where it has to run under our own account.
 */
export const confinementHere = async (code: string, hidden: readonly string[] = []): Promise<Confinement> => {
  if (process.platform !== 'linux') return nothing;
  for (const method of ways(hidden, process.getuid?.() === 0)) if (await works(method, code)) return method;
  return nothing;
};

/** What is missing, in words; empty: nothing is. */
export const lackingOf = ({ network, processes, files }: Confinement): readonly string[] => [
  ...(files ? [] : ['they run under the account of the service']),
  ...(processes ? [] : ['they see its processes']),
  ...(network ? [] : ['they can reach the network']),
];
