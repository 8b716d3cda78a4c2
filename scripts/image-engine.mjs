/** Builds the image with buildah on a base made of Debian's packages, and runs its programs as containers are run. No container engine is needed. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  createWriteStream,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** What Node, npm and shell scripts need of Debian; nothing of them is configured, so none of their scripts has to run. */
const debian =
  'base-files coreutils dash debianutils findutils gcc-12-base grep libacl1 libattr1 libaudit1 libblkid1 libc6 libcap-ng0 libcap2 libcrypt1 ' +
  'libgcc-s1 libgmp10 liblz4-1 liblzma5 libmount1 libpam0g libpcre2-8-0 libselinux1 libsmartcols1 libstdc++6 libsystemd0 libtinfo6 libudev1 ' +
  'libuuid1 libzstd1 netbase sed util-linux zlib1g';
const base = 'localhost/debian-node';
const image = 'localhost/order-intake';
const certificates = '/etc/ssl/certs/ca-certificates.crt';

const accounts = {
  'etc/passwd':
    'root:x:0:0:root:/root:/bin/sh\nnode:x:1000:1000::/home/node:/bin/sh\nnobody:x:65534:65534::/nonexistent:/bin/false\n',
  'etc/group': 'root:x:0:\nnode:x:1000:\nnogroup:x:65534:\n',
};

/** The file system of a Debian with this Node and npm, in `root`. */
function fillBase(directory, root) {
  const packages = join(directory, 'packages');
  for (const path of [
    packages,
    ...['etc/ssl/certs', 'proc', 'root', 'tmp', 'dev', 'usr/local/bin'].map((path) => join(root, path)),
  ])
    mkdirSync(path, { recursive: true });
  for (const name of ['bin', 'sbin', 'lib', 'lib64']) {
    mkdirSync(join(root, 'usr', name), { recursive: true });
    symlinkSync(`usr/${name}`, join(root, name));
  }
  execFileSync('apt-get', ['-q', 'download', ...debian.split(' ')], { cwd: packages, stdio: 'pipe' });
  for (const file of readdirSync(packages)) {
    const archive = execFileSync('dpkg-deb', ['--fsys-tarfile', join(packages, file)], { maxBuffer: 2 ** 28 });
    execFileSync('tar', ['-x', '--keep-directory-symlink', '-C', root], { input: archive });
  }
  for (const path of ['doc', 'man', 'locale']) rmSync(join(root, 'usr/share', path), { recursive: true, force: true });
  for (const [path, text] of Object.entries(accounts)) writeFileSync(join(root, path), text);
  chmodSync(join(root, 'tmp'), 0o1777);
  cpSync(process.execPath, join(root, 'usr/local/bin/node'));
  const npm = join(execFileSync('npm', ['root', '--global'], { encoding: 'utf8' }).trim(), 'npm');
  cpSync(npm, join(root, 'usr/local/lib/node_modules/npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm'));
  cpSync(certificates, join(root, certificates), { dereference: true });
}

/** @returns {(...args: string[]) => Promise<string>} buildah with a store of its own in `directory`; what it says goes to the log */
const buildahIn =
  (directory, log) =>
  async (...args) => {
    const store = ['--root', join(directory, 'store'), '--runroot', join(directory, 'run'), '--storage-driver', 'overlay'];
    const child = spawn('buildah', [...store, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false });
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`buildah ${args[0]} ended with ${code}; its words are in ${log.path}`);
    return output.trim();
  };

/**
 * @param {string} projectRoot
 * @param {string} directory for everything that is made
 * @param {string} logPath
 * @returns {Promise<{ root: string, config: object, remove: () => Promise<void> }>}
 *   `root`: the file system of the image; `config`: Env, Cmd, User, WorkingDir and Healthcheck
 */
export async function buildImage(projectRoot, directory, logPath) {
  const log = createWriteStream(logPath);
  const buildah = buildahIn(directory, log);
  const context = join(directory, 'base');
  fillBase(directory, join(context, 'root'));
  writeFileSync(
    join(context, 'Dockerfile'),
    `FROM scratch\nCOPY root /\nENV PATH=/usr/local/bin:/usr/bin NODE_EXTRA_CA_CERTS=${certificates}\n`,
  );
  const build = (tag, ...args) =>
    buildah('build', '--isolation', 'chroot', '--network', 'host', '--format', 'docker', '--tag', tag, ...args);
  await build(base, context);
  const cache = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim();
  mkdirSync(cache, { recursive: true });
  await build(
    image,
    '--build-arg',
    `BASE=${base}`,
    '--volume',
    `${cache}:/root/.npm`,
    '--ignorefile',
    join(projectRoot, '.dockerignore'),
    projectRoot,
  );
  const container = await buildah('from', '--pull-never', image);
  return {
    root: await buildah('mount', container),
    config: JSON.parse(await buildah('inspect', '--type', 'image', image)).Docker.config,
    remove: async () => {
      await buildah('umount', '--all');
      await buildah('rm', '--all');
      log.end();
    },
  };
}

/** In namespaces of its own: as docker-compose.yml runs it, with `user` as uid:gid. */
const confine = `set -e
root=$1 uid=\${2%:*} gid=\${2#*:} directory=$3
shift 3
mount --make-rprivate /
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount -t tmpfs -o nosuid,nodev,mode=1777,size=128m tmpfs "$root/tmp"
mount -t tmpfs -o nosuid,nodev,mode=0700,uid=$uid,gid=$gid,size=512m tmpfs "$root/data"
mount -t tmpfs -o nosuid,noexec,mode=755 tmpfs "$root/dev"
for device in null zero random urandom; do touch "$root/dev/$device"; mount --bind "/dev/$device" "$root/dev/$device"; done
mount -o remount,bind,ro "$root"
exec /usr/sbin/chroot "$root" setpriv --reuid=$uid --regid=$gid --clear-groups --inh-caps=-all --ambient-caps=-all --bounding-set=-all --no-new-privs \\
  sh -c 'cd "$0"; exec "$@"' "$directory" "$@"`;

/** A program of the image: its own file system read-only, no capability, no new rights, the user of the image; the network is this machine's. */
export function startInImage({ root, config }, args, env) {
  const settings = Object.fromEntries(config.Env.map((pair) => pair.split(/=(.*)/s)));
  const namespaces = ['--mount', '--pid', '--fork', '--kill-child'];
  return spawn('unshare', [...namespaces, 'sh', '-c', confine, 'sh', root, config.User, config.WorkingDir, ...args], {
    env: { ...settings, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** As docker stop does: to the program itself, which is the first of its namespace. */
export function askToStop(child) {
  const [first] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ');
  process.kill(Number(first), 'SIGTERM');
}
