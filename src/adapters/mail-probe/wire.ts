/** One raw connection to a mail server, taken step by step so that a report can say at which one it ended. No password travels on it. */
import { connect, type Socket } from 'node:net';
import { type TLSSocket, connect as tlsConnect } from 'node:tls';
import { trusting } from '../../platform/crypto/trusted-certificates.ts';
import type { VettedHost } from '../host-guard/mail-hosts.ts';
import { ProbeStopped, stopTransient } from './probe-stopped.ts';
import { certificateFault, handshakeFault } from './tls-faults.ts';

export type Wire = {
  /** The next line without its line end; throws ProbeStopped when none comes in time, or too much of one. */
  readonly line: () => Promise<string>;
  readonly send: (line: string) => void;
  /** The handshake, and whether the certificate is to be trusted; answers the version of TLS. */
  readonly startTls: () => Promise<string>;
  readonly close: () => void;
};

export type WireOptions = { readonly ca: string | null; readonly stepMs: number };

const longestAnswer = 64 * 1024;

/** Connected; throws ProbeStopped (UNREACHABLE). */
export async function openWire(host: VettedHost, port: number, { ca, stepMs }: WireOptions): Promise<Wire> {
  let socket: Socket | TLSSocket = await connected(host.address, port, stepMs);
  let reader = lineReader(socket, stepMs);
  return {
    line: () => reader.next(),
    send: (line) => {
      socket.write(`${line}\r\n`);
    },
    startTls: async () => {
      reader.detach();
      const secured = await handshake(socket, host, ca, stepMs);
      socket = secured;
      reader = lineReader(socket, stepMs);
      return secured.getProtocol() ?? 'unknown';
    },
    close: () => socket.destroy(),
  };
}

function connected(address: string, port: number, stepMs: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: address, port });
    const fail = (message: string) => {
      socket.destroy();
      reject(stopTransient('UNREACHABLE', message));
    };
    socket.setTimeout(stepMs, () => fail(`port ${port}: no connection within ${stepMs / 1000} s`));
    socket.once('error', ({ code }: NodeJS.ErrnoException) =>
      fail(
        code === 'ECONNREFUSED' ? `port ${port}: nothing listens there` : `port ${port}: the network does not reach this server`,
      ),
    );
    socket.once('connect', () => {
      socket
        .setTimeout(0)
        .removeAllListeners('error')
        .on('error', () => undefined);
      resolve(socket);
    });
  });
}

/** The certificate is judged here and not by TLS itself: which of its faults it is decides the code. */
function handshake(socket: Socket, host: VettedHost, ca: string | null, stepMs: number): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const secured = tlsConnect({
      socket,
      host: host.address,
      ...(host.servername === null ? {} : { servername: host.servername }),
      ...trusting(ca),
      rejectUnauthorized: false,
    });
    const timer = setTimeout(() => secured.destroy(new Error('timeout')), stepMs);
    secured.once('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      reject(handshakeFault(error.code));
    });
    secured.once('secureConnect', () => {
      clearTimeout(timer);
      secured.removeAllListeners('error').on('error', () => undefined);
      const fault = secured.authorized ? null : certificateFault(String(secured.authorizationError));
      if (fault) {
        secured.destroy();
        reject(fault);
      } else resolve(secured);
    });
  });
}

type LineReader = { readonly next: () => Promise<string>; readonly detach: () => void };

function lineReader(socket: Socket, stepMs: number): LineReader {
  let rest = '';
  let ended = false;
  let wake = () => {};
  const onData = (data: Buffer) => {
    rest += data.toString('latin1');
    wake();
  };
  const onEnd = () => {
    ended = true;
    wake();
  };
  socket.on('data', onData).on('end', onEnd).on('close', onEnd);

  const next = async (): Promise<string> => {
    const until = performance.now() + stepMs;
    for (;;) {
      const end = rest.indexOf('\n');
      if (end >= 0) {
        const line = rest.slice(0, end).replace(/\r$/, '');
        rest = rest.slice(end + 1);
        return line;
      }
      if (rest.length > longestAnswer) throw new ProbeStopped('NOT_A_MAIL_SERVER', 'what answers there is no mail server');
      if (ended)
        throw rest === ''
          ? stopTransient('NO_GREETING', 'the server closed the connection without an answer')
          : new ProbeStopped('NOT_A_MAIL_SERVER', 'what answers there is no mail server');
      if (performance.now() >= until) throw stopTransient('NO_GREETING', `the server said nothing within ${stepMs / 1000} s`);
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, Math.max(1, until - performance.now())).unref();
      });
    }
  };
  const detach = () => {
    socket.off('data', onData).off('end', onEnd).off('close', onEnd);
  };
  return { next, detach };
}
