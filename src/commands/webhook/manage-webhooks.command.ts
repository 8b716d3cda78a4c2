/** Endpoints of other systems: made, changed, paused, resumed, removed; their secret rotated while both hold. */

import {
  type CommandContext,
  type CommandHandler,
  type EventStore,
  lastRevision,
  type Position,
  type PreconditionFailed,
  type RequestContext,
} from '@order-intake/event-sourcing';
import { later } from '@order-intake/kernel';
import { unread } from '@order-intake/order-extraction/document';
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import { because, type Reason } from '../../domain/reasons/reasons.ts';
import {
  type CompanyWebhooks,
  type WebhookCommand,
  type WebhookRefusal,
  webhooks,
} from '../../domain/webhook/webhook.decider.ts';
import type { WebhookEvent, WebhookSettings } from '../../domain/webhook/webhook.events.ts';
import { webhooksStream } from '../../domain/webhook/webhook.stream.ts';
import type { WebhookUrlFault } from '../../domain/webhook/webhook-sender.port.ts';
import { derivedId } from '../shared/derived-id.ts';
import type { WebhookSecrets } from './webhook-secrets.ts';

/** Why an address cannot be a webhook's; null: it can. */
export type VetUrl = (url: string) => Promise<WebhookUrlFault | null>;
type UrlRefused = WebhookUrlFault & { readonly type: 'UrlRefused' };
export type WebhookCommandRefusal = Extract<WebhookRefusal, { type: 'WebhookUnknown' }> | UrlRefused | PreconditionFailed;
export type CreateWebhookRefusal = WebhookRefusal | UrlRefused | PreconditionFailed;

export type WebhookResult = { readonly endpointId: string; readonly revision: number; readonly position: Position | null };
type Answer<T = object> = Promise<Either<WebhookCommandRefusal, WebhookResult & T>>;
/** `ifMatch`: the revision of the endpoint's last event that the caller saw; null: whichever */
type One = { readonly endpointId: string; readonly ifMatch: number | null };

export type ManageWebhooks = {
  /** The endpoint's id follows from the command's: the same request given twice makes one, and only the first answer has the secret. */
  readonly create: (
    settings: WebhookSettings,
    context: RequestContext,
  ) => Promise<Either<CreateWebhookRefusal, WebhookResult & { readonly secret: string }>>;
  readonly change: (input: One & { readonly changes: Partial<WebhookSettings> }, context: CommandContext) => Answer;
  /** For `overlapHours` from now both secrets sign. */
  readonly rotate: (
    input: One & { readonly overlapHours: number },
    context: CommandContext,
  ) => Answer<{ readonly secret: string; readonly previousUntil: string }>;
  /** `reason`: the person's own words; null: they gave none */
  readonly pause: (input: One & { readonly reason: string | null }, context: CommandContext) => Answer;
  readonly resume: (input: One, context: CommandContext) => Answer;
  readonly remove: (input: One, context: CommandContext) => Answer;
  /** By the service itself, and why. Answers whether it was not paused before. */
  readonly giveUp: (
    input: { readonly endpointId: string; readonly cause: 'exhausted' | 'gone'; readonly reason: Reason },
    context: CommandContext,
  ) => Promise<boolean>;
};

type Deps = {
  readonly handle: CommandHandler;
  readonly secrets: WebhookSecrets;
  readonly vet: VetUrl;
  readonly now: () => Date;
};

const isOf =
  (endpointId: string) =>
  ({ data }: WebhookEvent): boolean =>
    data.endpointId === endpointId;

const hourMs = 3_600_000;

export const createManageWebhooks = ({ handle, secrets, vet, now }: Deps): ManageWebhooks => {
  const give = async (command: WebhookCommand, context: CommandContext, ifMatch: number | null = null) => {
    const of = isOf(command.endpointId);
    const pinned = ifMatch === null ? {} : { pinned: { revision: ifMatch, of } };
    const handled = await handle({ decider: webhooks, stream: webhooksStream(context.companyId), command, context, ...pinned });
    if (isLeft(handled)) return handled;
    const { log, position, appended, state } = handled.right;
    const result = { endpointId: command.endpointId, revision: lastRevision(log, of), position };
    return right({ done: result, state, events: log.map(({ event }) => event), isNew: appended.length > 0 });
  };
  const answered = async (pending: ReturnType<typeof give>): Answer => {
    const outcome = await pending;
    return isLeft(outcome) ? left(ofOne(outcome.left)) : right(outcome.right.done);
  };
  const vetted = async (url: string | undefined): Promise<Either<UrlRefused, null>> => {
    const fault = url === undefined ? null : await vet(url);
    return fault === null ? right(null) : left({ type: 'UrlRefused', ...fault });
  };
  return {
    create: async (settings, context) => {
      const { companyId, commandId } = context;
      const allowed = await vetted(settings.url);
      if (isLeft(allowed)) return allowed;
      const endpointId = derivedId('webhook', companyId, commandId);
      const { ref: secretRef, secret } = await secrets.make(companyId);
      const outcome = await give({ type: 'CreateWebhook', endpointId, settings, secretRef }, context);
      if (isLeft(outcome) || !outcome.right.isNew) await secrets.forget(companyId, [secretRef]);
      return isLeft(outcome) ? outcome : right({ ...outcome.right.done, secret });
    },
    change: async ({ endpointId, changes, ifMatch }, context) => {
      const allowed = await vetted(changes.url);
      return isLeft(allowed) ? allowed : answered(give({ type: 'ChangeWebhook', endpointId, changes }, context, ifMatch));
    },
    rotate: async ({ endpointId, overlapHours, ifMatch }, context) => {
      const { companyId } = context;
      const { ref: secretRef, secret } = await secrets.make(companyId);
      const previousUntil = later(now().toISOString(), overlapHours * hourMs);
      const outcome = await give({ type: 'RotateWebhookSecret', endpointId, secretRef, previousUntil }, context, ifMatch);
      if (isLeft(outcome)) await secrets.forget(companyId, [secretRef]);
      else await secrets.forget(companyId, outdated(outcome.right.events, outcome.right.state, endpointId));
      return isLeft(outcome) ? left(ofOne(outcome.left)) : right({ ...outcome.right.done, secret, previousUntil });
    },
    pause: ({ endpointId, reason, ifMatch }, context) =>
      answered(give({ type: 'PauseWebhook', endpointId, cause: 'person', reason: pauseReason(reason) }, context, ifMatch)),
    resume: ({ endpointId, ifMatch }, context) => answered(give({ type: 'ResumeWebhook', endpointId }, context, ifMatch)),
    remove: async ({ endpointId, ifMatch }, context) => {
      const outcome = await give({ type: 'RemoveWebhook', endpointId }, context, ifMatch);
      if (isLeft(outcome)) return left(ofOne(outcome.left));
      await secrets.forget(context.companyId, outdated(outcome.right.events, outcome.right.state, endpointId));
      return right(outcome.right.done);
    },
    giveUp: async ({ endpointId, cause, reason }, context) => {
      const outcome = await give({ type: 'PauseWebhook', endpointId, cause, reason }, context);
      return !isLeft(outcome) && outcome.right.isNew;
    },
  };
};

const ofOne = (refusal: CreateWebhookRefusal): WebhookCommandRefusal => {
  if (refusal.type === 'TooManyWebhooks') throw new Error('only a new endpoint can be one too many');
  return refusal;
};

/** The secrets of an endpoint that sign nothing any more. */
const outdated = (events: readonly WebhookEvent[], state: CompanyWebhooks, endpointId: string): readonly string[] => {
  const webhook = state[endpointId];
  const currentRefs = [webhook?.secretRef, webhook?.previous?.secretRef];
  return events
    .filter(isOf(endpointId))
    .flatMap(({ data }) => ('secretRef' in data ? [data.secretRef] : []))
    .filter((ref) => !currentRefs.includes(ref));
};

/** `since`: where in the log an endpoint was made. What happened before is none of its business. */
export type LoadedWebhooks = { readonly webhooks: CompanyWebhooks; readonly since: Readonly<Record<string, Position>> };
export type LoadWebhooks = (companyId: string) => Promise<LoadedWebhooks>;

/** The endpoints as their stream has them this moment. Throws Unavailable. */
export const createLoadWebhooks =
  (store: Pick<EventStore, 'readStream'>): LoadWebhooks =>
  async (companyId) => {
    const recorded = await store.readStream(webhooksStream(companyId));
    const events = recorded as unknown as readonly (WebhookEvent & { readonly position: Position })[];
    return {
      webhooks: events.reduce<CompanyWebhooks>(webhooks.evolve, webhooks.initialState),
      since: Object.fromEntries(
        events.flatMap(({ type, data, position }) => (type === 'WebhookCreated' ? [[data.endpointId, position]] : [])),
      ),
    };
  };

const pauseReason = (reason: string | null): Reason => (reason === null ? because.paused_by_person() : unread.other(reason));
