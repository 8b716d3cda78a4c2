/** A company hands in far more than can be worked off, hostile files among it. Mails are made by giving a few finished ones other Message-IDs. */
import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { renderXlsx } from '../../demo/documents/index.ts';
import { mapLimited } from '../../src/jobs/shared/map-limited.ts';
import { onePage, stream } from '../../test/support/hostile/raw-pdf.ts';
import { orderDocument } from '../../test/support/order-mails.ts';
import type { Company } from './site.ts';

export type Size = { readonly mails: number; readonly chats: number; readonly uploads: number };

/** What the service has taken: Message-IDs, the provider's ids, paths of tasks. */
export type Given = { readonly mails: string[]; readonly chats: string[]; readonly tasks: string[] };

/** finished ones: of so many each is an order of its own, further ones repeat them */
const mostLetters = 500;
/** messages of one contact, in one webhook */
const messagesAtOnce = 500;
const deliveredAtOnce = 16;

/** made once: packing it would be the measurement */
const bomb = deflateSync(deflateSync(Buffer.alloc(100 * 1024 * 1024, 32)));

/** every tenth is damaged, or unpacks to a hundred megabytes */
const hostile = (index: number): Buffer | null => {
  if (index % 10 === 3) return Buffer.from(`%PDF-1.4 ${index}\n1 0 obj\nnothing that a reader could use`);
  if (index % 10 !== 7) return null;
  return onePage(stream(bomb, `/Filter[/FlateDecode/FlateDecode]/Nr ${index}`));
};

type Form = (messageId: string) => Buffer;

/** A finished mail, to be had again under another Message-ID of the same length. */
const formOf = async (company: Company, index: number): Promise<Form> => {
  const content = hostile(index);
  const { messageId, raw } = await (content ? company.mailWith(content) : company.orderMail());
  const at = raw.indexOf(messageId);
  const [head, tail] = [raw.subarray(0, at), raw.subarray(at + messageId.length)];
  return (id) => Buffer.concat([head, Buffer.from(id), tail]);
};

const deliverMany = async (company: Company, count: number): Promise<readonly string[]> => {
  const forms: Form[] = [];
  while (forms.length < Math.min(count, mostLetters)) forms.push(await formOf(company, forms.length));
  return mapLimited(
    Array.from({ length: count }, (_, index) => index),
    deliveredAtOnce,
    async (index) => {
      const messageId = `${randomUUID()}@buyer.example`;
      const form = forms[index % forms.length];
      if (form) await company.deliver(form(messageId));
      return messageId;
    },
  );
};

/** Hands all of it in and comes back when it is taken; what is refused for now is sent again. */
export const flood = async (company: Company, size: Size): Promise<Given> => {
  const given: Given = { mails: [...(await deliverMany(company, size.mails))], chats: [], tasks: [] };
  await company.poll();
  for (let left = size.chats; left > 0; left -= messagesAtOnce)
    given.chats.push(...(await company.write(Math.min(left, messagesAtOnce))));
  for (let index = 0; index < size.uploads; index += 1) {
    const content = hostile(index);
    given.tasks.push(
      await (content ? company.handIn('order.pdf', content) : company.handIn('order.xlsx', renderXlsx(orderDocument()))),
    );
  }
  return given;
};
