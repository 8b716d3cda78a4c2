/** Every event type of the service, one line a context. The event store encodes and decodes by this registry. */
import { alarmCodecs } from './alarm/alarm.codec.ts';
import { autoApprovalCodecs } from './auto-approval/auto-approval.codec.ts';
import { catalogCodecs } from './catalog/catalog.codec.ts';
import { chatCodecs } from './chat/chat.codec.ts';
import { companyCodecs } from './company/company.codec.ts';
import { deliveryCodecs } from './delivery/outbox.codec.ts';
import { documentCodecs } from './document/document.codec.ts';
import { documentLayoutCodecs } from './document-layout/document-layout.codec.ts';
import { emailCodecs } from './email/email.codec.ts';
import { leadCodecs } from './lead/lead.codec.ts';
import { mailboxCodecs } from './mailbox/mailbox.codec.ts';
import { privacyCodecs } from './privacy/privacy.codec.ts';
import { salesOrderCodecs } from './sales-order/sales-order.codec.ts';
import { securityCodecs } from './security/security.codec.ts';
import { userCodecs } from './user/user.codec.ts';
import { webhookCodecs } from './webhook/webhook.codec.ts';

export const eventCodecs = [
  ...alarmCodecs,
  ...companyCodecs,
  ...autoApprovalCodecs,
  ...mailboxCodecs,
  ...emailCodecs,
  ...deliveryCodecs,
  ...webhookCodecs,
  ...documentCodecs,
  ...documentLayoutCodecs,
  ...salesOrderCodecs,
  ...leadCodecs,
  ...catalogCodecs,
  ...privacyCodecs,
  ...securityCodecs,
  ...chatCodecs,
  ...userCodecs,
];
