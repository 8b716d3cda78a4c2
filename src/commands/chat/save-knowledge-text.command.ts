/** Texts that an administrator enters for the assistant. */
import type { CommandContext, CommandHandler, Position, RequestContext } from '@order-intake/event-sourcing';
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import { knowledgeTextStream } from '../../domain/chat/chat.stream.ts';
import { type KnowledgeTextRefusal, knowledgeText } from '../../domain/chat/knowledge/knowledge-text.decider.ts';
import { derivedId } from '../shared/derived-id.ts';

type Done = { readonly position: Position | null };

export type SaveKnowledgeText = {
  /** Without an id it is a new text; its id follows from the command's. */
  readonly save: (
    input: { readonly textId: string | null; readonly title: string; readonly text: string },
    context: RequestContext,
  ) => Promise<Either<KnowledgeTextRefusal, Done & { readonly textId: string }>>;
  readonly remove: (textId: string, context: CommandContext) => Promise<Either<KnowledgeTextRefusal, Done>>;
};

export const createSaveKnowledgeText = (handle: CommandHandler): SaveKnowledgeText => {
  const run = async (
    command: Parameters<typeof knowledgeText.decide>[0],
    context: CommandContext,
  ): Promise<Either<KnowledgeTextRefusal, Done & { readonly found: boolean }>> => {
    const stream = knowledgeTextStream(context.companyId, command.textId);
    const handled = await handle({ decider: knowledgeText, stream, command, context });
    if (!isLeft(handled)) return right({ position: handled.right.position, found: handled.right.log.length > 0 });
    if (handled.left.type === 'PreconditionFailed') throw new Error('a text was pinned to a revision that nobody named');
    return left(handled.left);
  };
  return {
    save: async ({ textId, title, text }, context) => {
      const id = textId ?? derivedId('knowledge-text', context.companyId, context.commandId);
      const result = await run({ type: 'SaveText', textId: id, title, text }, context);
      return isLeft(result) ? result : right({ textId: id, position: result.right.position });
    },
    remove: async (textId, context) => {
      const result = await run({ type: 'RemoveText', textId }, context);
      if (isLeft(result)) return result;
      return result.right.found ? right({ position: result.right.position }) : left({ type: 'TextUnknown' });
    },
  };
};
