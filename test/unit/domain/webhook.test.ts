import { unread } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { webhooks } from '../../../src/domain/webhook/webhook.decider.ts';
import type { WebhookEvent, WebhookPause } from '../../../src/domain/webhook/webhook.events.ts';
import { deciderKit } from '../../support/decider-kit.ts';

const { given } = deciderKit(webhooks);
const endpointId = 'b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8a0f';
const settings = { url: 'https://erp.example.com/orders', eventTypes: ['order.approved'], description: null } as const;
const created: WebhookEvent = { type: 'WebhookCreated', data: { endpointId, settings, secretRef: 'first' } };
const pause = (cause: WebhookPause) => ({ type: 'PauseWebhook', endpointId, cause, reason: unread.other('so') }) as const;
const paused = (cause: WebhookPause): WebhookEvent => ({
  type: 'WebhookPaused',
  data: { endpointId, cause, reason: unread.other('so') },
});
const rotated: WebhookEvent = {
  type: 'WebhookSecretRotated',
  data: { endpointId, secretRef: 'second', previousUntil: '2026-11-21T09:00:00.000Z' },
};

describe('webhook endpoints of a company', () => {
  it('are made once, and twenty at most', () => {
    const create = { type: 'CreateWebhook', endpointId, settings, secretRef: 'first' } as const;
    given().when(create).thenEvents(created);
    given(created).when(create).thenNothing();
    const others = Array.from(
      { length: 20 },
      (_, index): WebhookEvent => ({
        type: 'WebhookCreated',
        data: { endpointId: `other ${index}`, settings, secretRef: 'x' },
      }),
    );
    given(...others)
      .when(create)
      .thenRefused('TooManyWebhooks');
  });
  it('change in what is different', () => {
    const changes = { ...settings, url: 'https://erp.example.com/v2' };
    given(created)
      .when({ type: 'ChangeWebhook', endpointId, changes })
      .thenEvents({ type: 'WebhookChanged', data: { endpointId, changes: { url: changes.url } } });
    given(created).when({ type: 'ChangeWebhook', endpointId, changes: settings }).thenNothing();
  });
  it('keep the secret before the last one for as long as it was promised', () => {
    expect(given(created, rotated).state[endpointId]).to.deep.include({
      secretRef: 'second',
      previous: { secretRef: 'first', until: '2026-11-21T09:00:00.000Z' },
    });
  });
  it('are paused once; a person may take over what a machine paused, and never the other way round', () => {
    given(created).when(pause('exhausted')).thenEvents(paused('exhausted'));
    given(created, paused('exhausted')).when(pause('gone')).thenNothing();
    given(created, paused('exhausted')).when(pause('person')).thenEvents(paused('person'));
    given(created, paused('person')).when(pause('exhausted')).thenNothing();
  });
  it('are resumed when they were paused', () => {
    given(created).when({ type: 'ResumeWebhook', endpointId }).thenNothing();
    given(created, paused('gone')).when({ type: 'ResumeWebhook', endpointId }).thenTypes('WebhookResumed');
  });
  it('that were removed are unknown', () => {
    const removed: WebhookEvent = { type: 'WebhookRemoved', data: { endpointId } };
    given(created).when({ type: 'RemoveWebhook', endpointId }).thenEvents(removed);
    given(created, removed).when({ type: 'ResumeWebhook', endpointId }).thenRefused('WebhookUnknown');
    given(created, removed).when(pause('person')).thenRefused('WebhookUnknown');
  });
});
