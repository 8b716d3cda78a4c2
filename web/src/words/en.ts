/** English, and by its type what every language has to say. */
import { account, profile, users } from './en/account.ts';
import { audit, knowledge, privacy, settings } from './en/admin.ts';
import { catalog, leads } from './en/catalog.ts';
import { channels } from './en/channels.ts';
import { chat } from './en/chat.ts';
import { common } from './en/common.ts';
import { dashboard } from './en/dashboard.ts';
import { effects } from './en/effects.ts';
import { faults } from './en/faults.ts';
import { findings } from './en/findings.ts';
import { mail } from './en/mail.ts';
import { mailbox } from './en/mailbox.ts';
import { order } from './en/order.ts';
import { problems } from './en/problems.ts';
import { bulk, review } from './en/review.ts';
import { people, shell } from './en/shell.ts';
import { troubles } from './en/troubles.ts';
import { upload } from './en/upload.ts';

export const en = {
  account,
  audit,
  bulk,
  catalog,
  channels,
  chat,
  common,
  dashboard,
  effects,
  faults,
  findings,
  knowledge,
  leads,
  mail,
  mailbox,
  order,
  people,
  privacy,
  profile,
  problems,
  review,
  settings,
  shell,
  troubles,
  upload,
  users,
};

export type Words = typeof en;
