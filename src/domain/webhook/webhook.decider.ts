/** Who else is told of a company's orders: endpoints of other systems, each with a secret that signs what it gets. */

import { type Either, left, right } from 'fp-ts/lib/Either.js';
import type { Reason } from '../reasons/reasons.ts';
import { onlyDifferences } from '../shared/only-differences.ts';
import type { WebhookEvent, WebhookPause, WebhookSettings } from './webhook.events.ts';

export type WebhookCommand =
  | {
      readonly type: 'CreateWebhook';
      readonly endpointId: string;
      readonly settings: WebhookSettings;
      readonly secretRef: string;
    }
  | { readonly type: 'ChangeWebhook'; readonly endpointId: string; readonly changes: Partial<WebhookSettings> }
  | {
      readonly type: 'RotateWebhookSecret';
      readonly endpointId: string;
      readonly secretRef: string;
      readonly previousUntil: string;
    }
  | { readonly type: 'PauseWebhook'; readonly endpointId: string; readonly cause: WebhookPause; readonly reason: Reason }
  | { readonly type: 'ResumeWebhook'; readonly endpointId: string }
  | { readonly type: 'RemoveWebhook'; readonly endpointId: string };

export type WebhookRefusal = { readonly type: 'WebhookUnknown' } | { readonly type: 'TooManyWebhooks'; readonly most: number };

export type Webhook = WebhookSettings & {
  readonly secretRef: string;
  /** signs as well until then, ISO */
  readonly previous: { readonly secretRef: string; readonly until: string } | null;
  readonly paused: { readonly cause: WebhookPause; readonly reason: Reason } | null;
};
/** By id. */
export type CompanyWebhooks = Readonly<Record<string, Webhook>>;

/** each of them is a delivery of every order */
const mostWebhooks = 20;

const initialState: CompanyWebhooks = {};

function evolve(state: CompanyWebhooks, event: WebhookEvent): CompanyWebhooks {
  const { endpointId } = event.data;
  switch (event.type) {
    case 'WebhookCreated':
      return {
        ...state,
        [endpointId]: { ...event.data.settings, secretRef: event.data.secretRef, previous: null, paused: null },
      };
    case 'WebhookChanged':
      return withWebhook(state, endpointId, (webhook) => ({ ...webhook, ...event.data.changes }));
    case 'WebhookSecretRotated':
      return withWebhook(state, endpointId, (webhook) => ({
        ...webhook,
        secretRef: event.data.secretRef,
        previous: { secretRef: webhook.secretRef, until: event.data.previousUntil },
      }));
    case 'WebhookPaused':
      return withWebhook(state, endpointId, (webhook) => ({
        ...webhook,
        paused: { cause: event.data.cause, reason: event.data.reason },
      }));
    case 'WebhookResumed':
      return withWebhook(state, endpointId, (webhook) => ({ ...webhook, paused: null }));
    case 'WebhookRemoved': {
      const { [endpointId]: _, ...rest } = state;
      return rest;
    }
    default:
      return state;
  }
}

const withWebhook = (state: CompanyWebhooks, id: string, change: (webhook: Webhook) => Webhook): CompanyWebhooks => {
  const webhook = state[id];
  return webhook ? { ...state, [id]: change(webhook) } : state;
};

function decide(command: WebhookCommand, state: CompanyWebhooks): Either<WebhookRefusal, readonly WebhookEvent[]> {
  const { endpointId } = command;
  const before = state[endpointId];
  if (command.type === 'CreateWebhook') {
    if (before) return right([]);
    if (Object.keys(state).length >= mostWebhooks) return left({ type: 'TooManyWebhooks', most: mostWebhooks });
    const { settings, secretRef } = command;
    return right([{ type: 'WebhookCreated', data: { endpointId, settings, secretRef } }]);
  }
  if (!before) return left({ type: 'WebhookUnknown' });
  switch (command.type) {
    case 'ChangeWebhook': {
      const changes = onlyDifferences<WebhookSettings>(before, command.changes);
      return right(Object.keys(changes).length === 0 ? [] : [{ type: 'WebhookChanged', data: { endpointId, changes } }]);
    }
    case 'RotateWebhookSecret': {
      const { secretRef, previousUntil } = command;
      return right([{ type: 'WebhookSecretRotated', data: { endpointId, secretRef, previousUntil } }]);
    }
    case 'PauseWebhook': {
      // an endpoint paused by a person is resumed by a person; a machine's reason is replaced by a person's
      if (before.paused && (before.paused.cause === command.cause || command.cause !== 'person')) return right([]);
      const { cause, reason } = command;
      return right([{ type: 'WebhookPaused', data: { endpointId, cause, reason } }]);
    }
    case 'ResumeWebhook':
      return right(before.paused ? [{ type: 'WebhookResumed', data: { endpointId } }] : []);
    case 'RemoveWebhook':
      return right([{ type: 'WebhookRemoved', data: { endpointId } }]);
  }
}

export const webhooks = { initialState, evolve, decide };
