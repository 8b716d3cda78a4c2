/** A mail to people as text and HTML: a title and what there is to know, line by line. */
import type { OutgoingMail } from '../../domain/email/mail-access.port.ts';

export type Fact = readonly [name: string, value: string];

type Input = Pick<OutgoingMail, 'from' | 'to' | 'messageId' | 'files'> & {
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly companyName: string;
  /** instead of the title under our own name: what a customer reads */
  readonly subject?: string;
  readonly signature?: readonly string[];
  /** the Message-ID of the mail that this one answers, without its brackets */
  readonly answerTo?: string;
};

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Marked as automatic and as ours, so that neither an auto-responder nor our own polling answers it. */
export const mailOfFacts = ({
  title,
  facts,
  companyName,
  from,
  to,
  messageId,
  subject,
  signature,
  answerTo,
  files,
}: Input): OutgoingMail => {
  const signed = signature ?? [`Order Intake for ${companyName}`];
  const text = [title, '', ...facts.map(([name, value]) => `${name}: ${value}`), '', ...signed].join('\n');
  const cells = facts
    .map(([name, value]) => `<tr><th align="left">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`)
    .join('');
  const html = `<h2>${escapeHtml(title)}</h2><table cellpadding="4">${cells}</table><p>${signed.map(escapeHtml).join('<br>')}</p>`;
  const answered = answerTo === undefined ? null : `<${answerTo}>`;
  return {
    from,
    to,
    subject: subject ?? `[Order Intake] ${title}`,
    text,
    html,
    messageId,
    headers: {
      'Auto-Submitted': answered === null ? 'auto-generated' : 'auto-replied',
      'X-Order-Intake': 'notification',
      ...(answered === null ? {} : { 'In-Reply-To': answered, References: answered }),
    },
    ...(files === undefined ? {} : { files }),
  };
};

/** Below PUBLIC_URL, whatever path that has itself; null when it is not set. */
export const linkTo = (publicUrl: string | null, path: string): string | null =>
  publicUrl === null ? null : new URL(path.replace(/^\//, ''), publicUrl.replace(/\/*$/, '/')).href;
