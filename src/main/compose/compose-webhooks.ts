/** What webhooks need: the guard of where they may go, their secrets, and the commands about their endpoints. */
import type { CommandHandler, EventStore } from '@order-intake/event-sourcing';
import type { Pool } from 'pg';
import { createWebhookHosts } from '../../adapters/webhooks/webhook-hosts.ts';
import { createWebhookSender } from '../../adapters/webhooks/webhook-sender.ts';
import { createLoadWebhooks, createManageWebhooks, type VetUrl } from '../../commands/webhook/manage-webhooks.command.ts';
import { createWebhookSecrets } from '../../commands/webhook/webhook-secrets.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Keyring } from '../../platform/crypto/keyring.ts';
import { createSecrets } from '../../platform/crypto/secrets.ts';

const composeWebhookHosts = ({ webhooks }: Config) => createWebhookHosts(webhooks);

export const composeWebhookSender = (config: Config) => createWebhookSender({ hosts: composeWebhookHosts(config) });

export const composeWebhookCommands = (
  { config, pool, keyring }: { readonly config: Config; readonly pool: Pool; readonly keyring: Keyring },
  handle: CommandHandler,
  store: Pick<EventStore, 'readStream'>,
) => {
  const hosts = composeWebhookHosts(config);
  const vet: VetUrl = async (url) => {
    const vetted = await hosts.vet(url);
    // a name server that does not answer says nothing about the address: every try looks it up again
    return 'url' in vetted || vetted.transient ? null : vetted;
  };
  const webhookSecrets = createWebhookSecrets(createSecrets({ pool, keyring }));
  return {
    webhookSecrets,
    webhooks: createManageWebhooks({ handle, secrets: webhookSecrets, vet, now: () => new Date() }),
    loadWebhooks: createLoadWebhooks(store),
  };
};
