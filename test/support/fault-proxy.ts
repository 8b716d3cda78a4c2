/** A proxy between the service and an IMAP server without TLS that does one thing wrong, once, at a place the test names. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * At a byte, counted over all connections and both directions since the proxy was armed:
 * `drop` cuts both sides; `stall` gives the client nothing more, while the server gets and does what it is told; `half-open` gives
 * neither side anything more and closes nothing; `garbage` ends what the server says in bytes that are none of its own.
 * In the middle: at so many bytes of what the server says after it said something (the announcement of a literal), or after it was asked something
 * (MOVE). At a command, counted likewise: `no` answers it in the server's place, `bye` says goodbye instead.
 */
export type Fault =
  | { readonly kind: Stop; readonly atByte: number }
  | { readonly kind: Stop; readonly after: { readonly said: RegExp } | { readonly asked: string }; readonly bytes: number }
  | { readonly kind: 'no' | 'bye'; readonly atCommand: number };

type Stop = 'drop' | 'stall' | 'half-open' | 'garbage';

export type FaultProxy = {
  readonly port: number;
  /** Counts anew from here on; null: does nothing wrong. */
  readonly arm: (fault: Fault | null) => void;
  readonly passed: () => { readonly bytes: number; readonly commands: readonly string[] };
  /** whether the place was reached */
  readonly struck: () => boolean;
  readonly stop: () => void;
};

const garbage = Buffer.from(`\u0000\u00ff* 7 FETCH (((\r\n)) {12}\r\n}{ \\\r\n`, 'latin1');

type ProxyOptions = {
  /** any free port unless said */
  readonly port?: number;
  /** "UID FETCH": called before the command goes on to the server */
  readonly onCommand?: (name: string) => void;
};

/** @param target port of the server, asked for at every connection */
export async function startFaultProxy(
  target: () => number,
  { port = 0, onCommand = () => undefined }: ProxyOptions = {},
): Promise<FaultProxy> {
  let fault: Fault | null = null;
  let [bytes, struck] = [0, false];
  let commands: string[] = [];
  /** how much the server may still say until the place; null before that counts */
  let room: number | null = null;
  const sockets = new Set<Socket>();
  /** Connections that a fault left open towards the server, which lets each user have only so many. */
  const left = new Set<() => void>();

  /** Bytes of this chunk before the place, when the place lies in it. */
  const reached = (chunk: Buffer): number | null => {
    const before = bytes;
    bytes += chunk.length;
    if (!fault || !('atByte' in fault) || struck || bytes < fault.atByte) return null;
    struck = true;
    return Math.max(0, fault.atByte - before);
  };

  /** The same of a chunk of the server's, for a place in the middle of something. */
  const amid = (chunk: Buffer): number | null => {
    if (!fault || !('after' in fault) || struck) return null;
    const begun = 'said' in fault.after ? fault.after.said.exec(chunk.toString('latin1')) : null;
    const from = room === null && begun ? begun.index + begun[0].length : 0;
    if (begun) room ??= fault.bytes;
    if (room === null) return null;
    const passing = chunk.length - from;
    if (passing < room) {
      room -= passing;
      return null;
    }
    struck = true;
    return from + room;
  };

  const server = createServer((client) => {
    const upstream = connect(target(), '127.0.0.1').setNoDelay(true);
    let [toClient, toServer] = [true, true];
    const cut = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client.setNoDelay(true), upstream]) {
      sockets.add(socket);
      socket
        .on('error', () => undefined)
        .on('close', () => {
          sockets.delete(socket);
          if (toClient && toServer) cut();
        });
    }

    const strike = (rest: (chunk: Buffer) => void, chunk: Buffer, at: number) => {
      rest(chunk.subarray(0, at));
      left.add(cut);
      if (fault?.kind === 'drop') setImmediate(cut); // what was written before it still goes out
      if (fault?.kind === 'stall') toClient = false;
      if (fault?.kind === 'half-open') [toClient, toServer] = [false, false];
      if (fault?.kind === 'garbage') {
        client.write(garbage);
        toClient = false;
      }
    };

    upstream.on('data', (chunk: Buffer) => {
      if (!toClient) return;
      const at = reached(chunk) ?? amid(chunk);
      if (at === null) client.write(chunk);
      else strike((part) => void client.write(part), chunk, at);
    });

    const refuse = (line: string): boolean => {
      commands.push(nameOf(line));
      onCommand(nameOf(line));
      if (fault && 'after' in fault && 'asked' in fault.after && fault.after.asked === nameOf(line)) room ??= fault.bytes;
      if (!fault || !('atCommand' in fault) || struck || commands.length - 1 !== fault.atCommand) return false;
      struck = true;
      if (fault.kind === 'no') client.write(`${line.split(' ')[0]} NO [UNAVAILABLE] not now\r\n`);
      else client.end('* BYE going down for maintenance\r\n', cut);
      return true;
    };
    const forward = commandReader(refuse, (part) => void upstream.write(part));

    client.on('data', (chunk: Buffer) => {
      if (!toServer) return;
      const at = reached(chunk);
      if (at === null) forward(chunk);
      else strike(forward, chunk, at);
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    arm: (next) => {
      for (const cut of left) cut();
      left.clear();
      fault = next;
      [bytes, struck, commands, room] = [0, false, [], null];
    },
    passed: () => ({ bytes, commands }),
    struck: () => struck,
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** "UID FETCH" of "7 UID FETCH 1:3 (…)" */
const nameOf = (line: string): string => /^\S+ ((?:UID )?[A-Z]+)/i.exec(line)?.[1]?.toUpperCase() ?? 'CONTINUATION';

/** Hands on whole commands, literals included, except those that `refuse` answers itself. */
function commandReader(refuse: (line: string) => boolean, forward: (bytes: Buffer) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  let literal = 0;
  let [continued, refused] = [false, false];

  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length > 0) {
      if (literal > 0) {
        const taken = rest.subarray(0, literal);
        rest = rest.subarray(taken.length);
        literal -= taken.length;
        if (!refused) forward(taken);
        continue;
      }
      const end = rest.indexOf('\r\n');
      if (end < 0) return;
      const line = rest.toString('latin1', 0, end);
      if (!continued) refused = refuse(line);
      const announced = /\{(\d+)(\+?)\}$/.exec(line);
      // a refused command's literal comes only when the client does not wait to be asked for it
      literal = announced && (!refused || announced[2] === '+') ? Number(announced[1]) : 0;
      continued = announced !== null && literal > 0;
      if (!refused) forward(rest.subarray(0, end + 2));
      rest = rest.subarray(end + 2);
    }
  };
}
