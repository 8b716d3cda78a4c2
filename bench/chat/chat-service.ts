/** The service with a chat channel, every part a process of its own on this machine, and stand-ins for the provider and for a slow model. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isLeft } from 'fp-ts/lib/Either.js';
import { type GraphServer, newPhoneNumberId, startGraphServer } from '../../demo/chat/graph-server.ts';
import { type Chat, composeChat } from '../../src/main/compose/compose-chat.ts';
import { startModelServer } from '../../test/support/chat/model-server.ts';
import { type Stack, startStack } from '../../test/support/stack.ts';
import { startServer } from '../api/server-process.ts';

export const secret = 'bench-app-secret';

export type ChatService = {
  readonly stack: Stack;
  readonly chat: Chat;
  readonly graph: GraphServer;
  readonly webhookUrl: string;
  /** a company with a channel of its own */
  readonly channel: () => Promise<{ readonly companyId: string; readonly phoneNumberId: string }>;
  /** From now on the model takes that long; answers that are under way are given at once when it becomes quick again. */
  readonly slowModel: (ms: number) => void;
  readonly quickModel: () => void;
  readonly stop: () => Promise<void>;
};

export const startChatService = async (): Promise<ChatService> => {
  const [graph, model] = await Promise.all([startGraphServer(), startModelServer()]);
  const stack = await startStack({
    storeAsProgram: true,
    env: {
      EXTRACTION_POOL_SIZE: '2',
      HOST: '127.0.0.1',
      HEALTH_PORT: '0',
      LOG_LEVEL: 'silent',
      CHAT_APP_SECRET: secret,
      CHAT_GRAPH_URL: graph.url,
      CHAT_TURNS_PER_HOUR: '10000',
      OPENAI_API_KEY: 'sk-bench',
      OPENAI_BASE_URL: model.url,
    },
  });
  await stack.stopProjector(); // it has a process of its own
  const parts = await Promise.all(['api', 'projector', 'worker'].map((name) => startServer(`src/main/${name}.ts`, stack.env)));
  const chat = await composeChat(stack.foundation, stack.foundation.store);
  let quick = new AbortController();
  return {
    stack,
    chat,
    graph,
    webhookUrl: `${parts[0]?.url}/api/chatchannel/webhook/`,
    channel: async () => {
      const companyId = await stack.newCompany();
      const phoneNumberId = newPhoneNumberId();
      const settings = { name: 'Chat', phoneNumberId, displayPhoneNumber: null, acceptOrders: false, token: randomUUID() };
      const done = await chat.channels.configure(settings, stack.request(companyId));
      if (isLeft(done)) throw new Error(`the channel was refused: ${done.left.type}`);
      return { companyId, phoneNumberId };
    },
    slowModel: (ms) => {
      quick = new AbortController();
      const { signal } = quick;
      const slowly = async () => {
        await sleep(ms, undefined, { signal }).catch(() => undefined);
        return {};
      };
      model.answerNext(...Array.from({ length: 1_000 }, () => slowly));
    },
    quickModel: () => quick.abort(),
    stop: async () => {
      quick.abort();
      await Promise.all(parts.map((part) => part.stop()));
      await stack.stop();
      await Promise.all([graph.stop(), model.stop()]);
    },
  };
};
