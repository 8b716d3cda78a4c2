/** Processor time of a process and all that it started, from /proc: Linux only. */
import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100; // USER_HZ: what /proc counts in, on every Linux

/** @typedef {{ key: string, parent: number, own: number, waited: number }} Process seconds of its own, and of children that ended and were waited for */

/**
 * Follows a process and its descendants, also those that outlive their parent or leave its process group (Postgres
 * and Dovecot do). A process that starts and ends between two looks and is not waited for is missed, so look several
 * times a second.
 * @returns {{ look(): number, isKnown: boolean }} look() answers the seconds of processor time (user and system) so
 * far
 */
export function followProcessorTime(root, read = readProcesses) {
  let known = new Map();
  let lost = 0; // time of processes that ended and that nobody waited for
  const others = new Set(); // most of a machine's: looked at four times a second they cost a test run a tenth of its processor time
  const look = () => {
    const all = read(others);
    const now = new Map([...all].filter(([pid, process]) => isOurs(pid, process, all, known, root)));
    for (const pid of all.keys()) if (!now.has(pid)) others.add(pid);
    lost += lostSince(known, now);
    known = now;
    let sum = lost;
    for (const { own, waited } of now.values()) sum += own + waited;
    return sum;
  };
  return { look };
}

function isOurs(pid, process, all, known, root) {
  for (let [at, one] = [pid, process]; one; at = one.parent, one = all.get(at)) {
    if (at === root || known.get(at)?.key === one.key) return true;
  }
  return false;
}

/** Time of an ended process shows up in the parent that waited for it; what does not is lost unless it is kept here. */
function lostSince(before, now) {
  const endedBelow = new Map();
  for (const [pid, process] of before) {
    if (now.get(pid)?.key === process.key) continue;
    const ancestor = livingAncestor(process, before, now);
    endedBelow.set(ancestor, (endedBelow.get(ancestor) ?? 0) + process.own + process.waited);
  }
  let lost = 0;
  for (const [pid, seconds] of endedBelow) {
    const gained = pid === undefined ? 0 : now.get(pid).waited - before.get(pid).waited;
    lost += Math.max(0, seconds - gained);
  }
  return lost;
}

function livingAncestor(process, before, now) {
  for (let pid = process.parent; before.has(pid); pid = before.get(pid).parent) {
    if (now.get(pid)?.key === before.get(pid).key) return pid;
  }
  return undefined;
}

/**
 * @param {Set<number>} others whom nobody of ours has started: left out, and taken out of this set when they have ended, for a number is given again
 * @returns {Map<number, Process>} every other process of this machine; none where there is no /proc
 */
function readProcesses(others) {
  const found = new Map();
  const pids = readProc().flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
  const running = new Set(pids);
  for (const pid of others) if (!running.has(pid)) others.delete(pid);
  for (const pid of pids) {
    const stat = others.has(pid) ? undefined : readStat(pid);
    if (!stat) continue;
    // 4 ppid, 14 utime, 15 stime, 16 cutime, 17 cstime, 22 starttime; the name (2) is in parentheses and may hold anything
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = (index) => Number(fields[index - 3]);
    found.set(pid, {
      key: `${pid}:${fields[19]}`,
      parent: ticks(4),
      own: (ticks(14) + ticks(15)) / ticksPerSecond,
      waited: (ticks(16) + ticks(17)) / ticksPerSecond,
    });
  }
  return found;
}

function readProc() {
  try {
    return readdirSync('/proc');
  } catch {
    return [];
  }
}

function readStat(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'latin1');
  } catch {
    return undefined; // it ended
  }
}
