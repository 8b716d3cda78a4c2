/** An empty Debian tree with processes of its own: what is mounted, listens or runs in it is gone when it is closed. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const suite = 'trixie';
const mirror = 'http://deb.debian.org/debian';
/** systemd for systemd-analyze alone: it is not started */
const packages = 'ca-certificates,systemd,adduser';
const mount = (root) => [
  `mount --bind ${root} ${root}`,
  `mount -t proc proc ${root}/proc`,
  `mount -t tmpfs -o mode=755 dev ${root}/dev`,
  `mkdir -p ${root}/dev/shm ${root}/dev/pts`,
  `mount -t tmpfs -o mode=1777 shm ${root}/dev/shm`,
  `ln -s /proc/self/fd ${root}/dev/fd`,
  ...['null', 'zero', 'full', 'random', 'urandom', 'tty'].map(
    (device) => `touch ${root}/dev/${device} && mount --bind /dev/${device} ${root}/dev/${device}`,
  ),
];

/**
 * @param {{ root: string, base?: string, reads: Record<string, string>, writes: Record<string, string>, say: (text: string) => void }} options
 *   `base`: a tree that was packed before (tar), in place of a new one; `reads` and `writes`: directories of this machine by their place in the tree
 */
export async function openTree({ root, base, reads, writes, say }) {
  mkdirSync(root, { recursive: true });
  const made = base
    ? spawnSync('tar', ['--extract', '--file', base, '--directory', root, '--exclude', './dev/*'], { encoding: 'utf8' })
    : spawnSync('mmdebstrap', ['--variant=minbase', `--include=${packages}`, suite, root, mirror], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`there is no Debian tree: ${made.stderr?.slice(-2000)}`);
  writeFileSync(join(root, 'etc/hosts'), '127.0.0.1 localhost\n');
  // whom this machine trusts and asks for names: it may be behind a proxy
  for (const file of ['etc/resolv.conf', 'etc/ssl/certs/ca-certificates.crt'])
    cpSync(`/${file}`, join(root, file), { dereference: true });
  // services start when the page says so
  writeFileSync(join(root, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  const bind = (place, source) => {
    mkdirSync(join(root, place), { recursive: true });
    return `mount --bind ${source} ${root}${place}`;
  };
  const binds = [
    ...Object.entries(reads).map(([place, source]) => `${bind(place, source)} && mount -o remount,bind,ro ${root}${place}`),
    ...Object.entries(writes).map(([place, source]) => bind(place, source)),
  ];
  const script = [...mount(root), ...binds, 'ip link set lo up', 'echo ready', 'exec sleep infinity'].join('\n');
  const spaces = ['--mount', '--net', '--pid', '--fork', '--kill-child', '--propagation', 'private'];
  const holder = spawn('unshare', [...spaces, 'sh', '-euc', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  let trouble = '';
  holder.stderr.on('data', (chunk) => {
    trouble += chunk;
  });
  const gone = once(holder, 'exit');
  const ready = once(holder.stdout, 'data').then(() => true);
  if (!(await Promise.race([ready, gone.then(() => false)]))) throw new Error(`the tree cannot be entered: ${trouble}`);
  const inner = readFileSync(`/proc/${holder.pid}/task/${holder.pid}/children`, 'utf8').trim();

  return {
    /** Runs it with bash as root of the tree; `outside`: with this machine's network. Resolves with what it printed; rejects when it fails. */
    run: async (bash, { outside = false, env = {} } = {}) => {
      const enter = ['--target', inner, '--mount', '--pid', ...(outside ? [] : ['--net'])];
      const own = {
        HOME: '/root',
        LANG: 'C.UTF-8',
        PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
        ...env,
      };
      const child = spawn('nsenter', [...enter, 'chroot', root, 'bash', '-euo', 'pipefail', '-c', bash], {
        env: own,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let printed = '';
      const hear = (chunk) => {
        printed += chunk;
        say(String(chunk));
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      const [code] = await once(child, 'exit');
      await sleep(100); // its last words; services that it started hold no pipe of ours
      if (code !== 0) throw new Error(`ends with ${code}: ${printed.slice(-1500)}`);
      return printed;
    },
    close: async () => {
      holder.kill('SIGKILL');
      await gone;
    },
  };
}
