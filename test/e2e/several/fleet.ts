/** Every part of the service in several processes, which are killed, or replaced one by one by those of another build. */
import { expect } from 'chai';
import type { Balancer } from '../../support/balancer.ts';
import { patience } from '../../support/patience.ts';
import { freePorts } from '../../support/ports.ts';
import { until } from '../../support/until.ts';
import { type Program, startProgram } from '../erp/program.ts';

/** by night four workers, as in a deployment; each costs seconds of processor time to start, and all are started twice */
export const fleetOf = { api: 2, projector: 2, worker: process.env.SEVERAL === undefined ? 2 : 4 } as const;
export type Part = keyof typeof fleetOf;
type Member = {
  readonly part: Part;
  readonly port: number;
  readonly build: string;
  readonly healthUrl: string;
  program: Program;
};

/** so long an API answers after it said that it leaves: the balancer is a process that a busy machine keeps waiting too */
const drainSeconds = Math.min(60, Math.ceil(patience(3_000) / 1_000));

export type Fleet = {
  /** SIGKILL to any one of a part, and another in its place. */
  readonly kill: (part: Part) => Promise<void>;
  /** One after the other: its successor is there before it is told to end. In npm test one of each part, so that both builds work side by side. */
  readonly roll: (build: string) => Promise<void>;
  readonly size: () => number;
  readonly stop: () => Promise<void>;
};

export const startFleet = async (env: Readonly<Record<string, string>>, balancer: Balancer, build: string): Promise<Fleet> => {
  const members = new Set<Member>();

  const start = async (part: Part, of: string): Promise<Member> => {
    const [port = 0] = await freePorts(1);
    const own = {
      HEALTH_PORT: '0',
      PORT: String(port),
      BUILD_ID: of,
      DRAIN_SECONDS: part === 'api' ? String(drainSeconds) : '0',
    };
    const program = startProgram(`src/main/${part}.ts`, { ...env, ...own });
    const heard = program.hears().catch(async (error: Error) => {
      await program.kill();
      throw new Error(`${part} is not ready: ${error.message}`);
    });
    const { healthUrl } = (await heard) as { healthUrl: string };
    const member = { part, port, build: of, healthUrl, program };
    members.add(member);
    if (part === 'api') balancer.add(port);
    return member;
  };
  const leave = (member: Member): void => {
    members.delete(member);
    if (member.part === 'api') balancer.remove(member.port);
  };
  const parts = (Object.keys(fleetOf) as Part[]).flatMap((part) => Array.from({ length: fleetOf[part] }, () => part));
  // the first one alone: it makes what the others find
  for (const part of parts.slice(0, 1)) await start(part, build);
  const rest = await Promise.allSettled(parts.slice(1).map((part) => start(part, build)));
  const failed = rest.find((one) => one.status === 'rejected');
  if (failed) {
    await Promise.all([...members].map(({ program }) => program.end()));
    throw failed.reason;
  }

  return {
    kill: async (part) => {
      const all = [...members].filter((member) => member.part === part);
      const victim = all[Math.floor(Math.random() * all.length)] as Member;
      await victim.program.kill();
      leave(victim);
      await start(victim.part, victim.build);
    },
    roll: async (next) => {
      const all = [...members];
      const firsts = parts
        .filter((part, place) => parts.indexOf(part) === place)
        .map((part) => all.find((one) => one.part === part));
      for (const old of process.env.SEVERAL === undefined ? firsts : all) {
        if (!old) continue;
        const successor = await start(old.part, next);
        await until('the successor to be ready', async () => {
          const answer = await fetch(`${successor.healthUrl}/health/ready`);
          return answer.status === 200 && ((await answer.json()) as { build: string }).build === next;
        });
        // it says for three seconds that it leaves, so that a busy balancer hears of it; that goes on with the others
        let ended = false;
        const ending = old.program.end().then(() => {
          ended = true;
        });
        await until(`the ${old.part} that is replaced to end`, async () => ended, 60_000);
        await ending;
        leave(old);
      }
      expect([...members].filter((one) => one.build === next)).to.have.length(
        process.env.SEVERAL === undefined ? firsts.length : all.length,
      );
    },
    size: () => members.size,
    stop: async () => {
      await Promise.all([...members].map(({ program }) => program.end()));
    },
  };
};
