import { unread } from '@order-intake/order-extraction/document';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import type { MailboxEvent } from '../../../src/domain/mailbox/mailbox.events.ts';
import { mailboxes } from '../../../src/projections/mailboxes/mailboxes.read-model.ts';
import { readModelKit } from '../../support/read-model-kit.ts';
import { companyId, mailboxId, mailboxSettings } from '../../support/samples.ts';

const { givenEvents } = readModelKit<MailboxEvent>(mailboxes, { applyTwice: true, place: { companyId } });
const other = 'b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8b02';
const configured = (id = mailboxId): MailboxEvent => ({
  type: 'MailboxConfigured',
  data: { mailboxId: id, settings: mailboxSettings() },
});
const changed = (changes: Parameters<typeof mailboxSettings>[0] = {}): MailboxEvent => ({
  type: 'MailboxChanged',
  data: { mailboxId, changes },
});
const trouble = (what: 'auth' | null): MailboxEvent => ({
  type: 'MailboxConditionChanged',
  data: { mailboxId, trouble: what, reason: unread.other('the server said no') },
});

describe('the mailboxes read model', () => {
  it('holds every setting of a configured mailbox', () => {
    givenEvents([configured()]).thenRow(mailboxId, {
      id: mailboxId,
      company_id: companyId,
      module: 'SALES',
      email_address: 'orders@seller.example',
      imap_server: 'imap.seller.example',
      imap_port: 993,
      imap_use_ssl: true,
      smtp_server: 'smtp.seller.example',
      smtp_port: 587,
      smtp_use_tls: true,
      auto_create_draft: true,
      min_confidence_threshold: 70,
      processed_folder: 'Processed',
      notification_email: 'sales@seller.example',
      process_since: null,
      authentication: 'password',
      oauth_tenant_id: null,
      oauth_client_id: null,
      oauth_token_url: null,
      oauth_scope: null,
      oauth_secret_expires_on: null,
      is_active: true,
      active_since: new Date('2026-11-20T08:00:00.000Z'),
      trouble: null,
      revision: 0,
      created_at: new Date('2026-11-20T08:00:00.000Z'),
      send_via: 'smtp',
      imap_login: null,
      smtp_login: null,
      watched_folders: ['INBOX'],
      include_subfolders: false,
      imap_idle: false,
      non_orders: 'processed_folder',
      non_orders_folder: null,
      non_orders_forward_to: null,
      threshold_raised: null,
      authserv_id: null,
    });
  });

  it('knows since when it is switched on, whatever else changes', () => {
    const [off, on] = [changed({ isActive: false }), changed({ isActive: true })];
    givenEvents([configured(), off]).thenRowHas(mailboxId, { is_active: false, active_since: null });
    givenEvents([configured(), off, on, changed({ processedFolder: 'Done' })]).thenRowHas(mailboxId, {
      active_since: new Date('2026-11-20T08:00:02.000Z'),
    });
  });

  it('shows the application that signs in, and nothing of it once there is a password again', () => {
    const login = {
      kind: 'microsoft_365',
      tenantId: 'seller.example',
      clientId: 'client',
      secretExpiresOn: '2027-05-31',
    } as const;
    const application = givenEvents([configured(), changed({ authentication: login })]);
    application.thenRowHas(mailboxId, {
      authentication: 'microsoft_365',
      oauth_tenant_id: 'seller.example',
      oauth_client_id: 'client',
      oauth_token_url: null,
      oauth_scope: null,
      oauth_secret_expires_on: '2027-05-31',
    });
    givenEvents([configured(), changed({ authentication: login }), changed({ processedFolder: 'Done' })]).thenRowHas(mailboxId, {
      authentication: 'microsoft_365',
    });
    givenEvents([configured(), changed({ authentication: login }), changed({ authentication: null })]).thenRowHas(mailboxId, {
      authentication: 'password',
      oauth_tenant_id: null,
      oauth_secret_expires_on: null,
    });
  });

  it('knows neither the password nor where it lies', () => {
    const after = givenEvents([configured(), changed({ passwordRef: 'b7f7c1de-0f4e-4a3e-9d43-0c4a4f4f8cc5' })]);
    expect(JSON.stringify([...after.rows])).not.to.match(/8a05|8cc5|email_password/i);
  });

  it('changes what was changed and nothing else', () => {
    givenEvents([configured(), changed({ isActive: false, notificationEmail: null, imapPort: 143 })]).thenRowHas(mailboxId, {
      is_active: false,
      notification_email: null,
      imap_port: 143,
      smtp_port: 587,
      revision: 1,
      created_at: new Date('2026-11-20T08:00:00.000Z'),
    });
  });

  it('shows trouble while it lasts, and keeps the revision that callers pin', () => {
    givenEvents([configured(), trouble('auth')]).thenRowHas(mailboxId, { trouble: 'auth', revision: 0 });
    givenEvents([configured(), trouble('auth'), trouble(null)]).thenRowHas(mailboxId, { trouble: null, revision: 0 });
  });

  it('has a revision of its own for each mailbox of the shared stream', () => {
    const after = givenEvents([configured(), configured(other), changed({ isActive: false })]);
    after.thenRowHas(mailboxId, { revision: 2, is_active: false });
    after.thenRowHas(other, { revision: 1, is_active: true });
  });

  it('loses the row of a removed mailbox, and only that one', () => {
    givenEvents([configured(), configured(other), { type: 'MailboxRemoved', data: { mailboxId } }]).thenKeys(other);
  });

  it('takes no notice of changes to a mailbox that is gone', () => {
    givenEvents([
      configured(),
      { type: 'MailboxRemoved', data: { mailboxId } },
      changed({ imapPort: 1 }),
      trouble('auth'),
    ]).thenNoRow(mailboxId);
  });
});
