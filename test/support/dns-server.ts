/** A name server of our own (UDP, RFC 1035) whose answers the test gives, a new one each time if it likes. */
import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { isIPv6 } from 'node:net';
import type { Resolve } from '../../src/adapters/host-guard/mail-hosts.ts';

export type DnsServer = {
  /** Asks this server for both kinds of addresses, as the system's resolver does. */
  readonly resolve: Resolve;
  /** questions about addresses of either kind */
  readonly asked: () => number;
  readonly stop: () => void;
};

/** `answer` names the addresses of a name; an empty list: the name exists and has none; null: there is no such name. */
export async function startDnsServer(answer: (name: string) => readonly string[] | null): Promise<DnsServer> {
  const socket = createSocket('udp4');
  let asked = 0;
  let last: readonly string[] | null = [];
  socket.on('message', (question, from) => {
    const { name, type, end } = questionOf(question);
    // one look-up asks twice, for A and AAAA: both see the same world
    if (type === ipv4) {
      asked += 1;
      last = answer(name);
    }
    socket.send(answerTo(question, end, type, last), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const resolver = new Resolver({ timeout: 2_000, tries: 1 });
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  const none = (error: NodeJS.ErrnoException) => {
    if (error.code === 'ENODATA') return [];
    throw error;
  };
  return {
    resolve: async (host) => {
      const v4 = await resolver.resolve4(host).catch(none);
      const v6 = await resolver.resolve6(host).catch(none);
      return [...v4, ...v6].map((address) => ({ address }));
    },
    asked: () => asked,
    stop: () => void socket.close(),
  };
}

const [ipv4, ipv6] = [1, 28];

function questionOf(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), type: message.readUInt16BE(at + 1), end: at + 5 };
}

function answerTo(question: Buffer, end: number, type: number, addresses: readonly string[] | null): Buffer {
  const fitting = (addresses ?? []).filter((address) => (isIPv6(address) ? ipv6 : ipv4) === type);
  const header = Buffer.from(question.subarray(0, 12));
  header.writeUInt16BE(addresses === null ? 0x8183 : 0x8180, 2); // an answer; 3: no such name
  header.writeUInt16BE(fitting.length, 6);
  header.writeUInt32BE(0, 8);
  const records = fitting.map((address) => {
    const data = type === ipv6 ? ipv6Bytes(address) : Buffer.from(address.split('.').map(Number));
    const fixed = Buffer.alloc(12);
    fixed.writeUInt16BE(0xc00c, 0); // the name of the question
    fixed.writeUInt16BE(type, 2);
    fixed.writeUInt16BE(1, 4);
    fixed.writeUInt16BE(data.length, 10); // time to live 0 before it: ask again each time
    return Buffer.concat([fixed, data]);
  });
  return Buffer.concat([header, question.subarray(12, end), ...records]);
}

function ipv6Bytes(address: string): Buffer {
  const [head = '', tail = ''] = address.split('::');
  const groups = (text: string) =>
    (text === '' ? [] : text.split(':')).flatMap((group) => {
      if (!group.includes('.')) return [Number.parseInt(group, 16)];
      const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
      return [a * 256 + b, c * 256 + d];
    });
  const [front, back] = [groups(head), groups(tail)];
  const all = [...front, ...new Array<number>(8 - front.length - back.length).fill(0), ...back];
  const bytes = Buffer.alloc(16);
  for (const [index, group] of all.entries()) bytes.writeUInt16BE(group, index * 2);
  return bytes;
}
