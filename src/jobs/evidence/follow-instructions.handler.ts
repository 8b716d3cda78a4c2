/**
 * A company may keep what the words of a mail want done (`keep_instructions`) while the order is a draft. The quotes are a file of their own, sealed and outside
 * of the log: no read model is made of them, so a rebuild neither loses nor revives them. They go when the draft is decided, when the setting is switched off,
 * and with the key of the person who wrote the mail.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { EventStore, Recorded } from '@order-intake/event-sourcing';
import type { LoadCompanySettings } from '../../commands/company/change-company-settings.command.ts';
import type { FileStore } from '../../domain/document/file-store.port.ts';
import { salesOrder } from '../../domain/sales-order/sales-order.decider.ts';
import type { SalesOrderEvent } from '../../domain/sales-order/sales-order.events.ts';
import { salesOrderStream } from '../../domain/sales-order/sales-order.stream.ts';
import { evidenceLivesMs, quotesFileId } from './evidence-files.ts';
import { createQuoteInstructions, putQuotes, type QuoteDeps } from './quote-instructions.ts';

/** `orderId` null: all orders of a company that keeps none any more. */
export type FollowInstructionsData = { readonly companyId: string; readonly orderId: string | null };

type Deps = QuoteDeps & {
  readonly store: Pick<EventStore, 'readStream'>;
  readonly companySettings: LoadCompanySettings;
  readonly files: Pick<FileStore, 'put' | 'remove' | 'keep' | 'removeAt'>;
  readonly info: (details: object, message: string) => void;
};

const location = 'instructions';
const movedMs = 2_000;

/** Repeatable, and goes by the order as it is: whatever asked for it, the newest state decides. */
export const createFollowInstructions = (deps: Deps) => {
  const { store, files, companySettings, info } = deps;
  const quote = createQuoteInstructions(deps);

  /** Looked for once more where it is gone: it may just have been on its way to the processed folder. */
  const quoteOf = async (companyId: string, emailId: string) => {
    const quotes = await quote(companyId, emailId);
    if (!('code' in quotes) || quotes.code !== 'mail_gone') return quotes;
    await sleep(movedMs);
    return quote(companyId, emailId);
  };

  /** Null: nothing is to be kept of this order. */
  const draftToKeep = async (companyId: string, orderId: string) => {
    if (!(await companySettings(companyId)).keepInstructions) return null;
    const recorded = (await store.readStream(salesOrderStream(companyId, orderId))) as readonly Recorded<SalesOrderEvent>[];
    const order = recorded.reduce(salesOrder.evolve, salesOrder.initialState);
    if (order.phase !== 'draft' || order.content.source.kind !== 'email') return null;
    const emailId = order.content.source.id;
    const lastContent = recorded.findLast(({ data }) => 'content' in data && data.content.source.id === emailId);
    const personKeyId = lastContent?.personKeyId ?? null;
    // a person who was erased since then has no key any more
    return personKeyId !== null && lastContent?.openedWith.includes(personKeyId) ? { emailId, personKeyId } : null;
  };

  return async ({ companyId, orderId }: FollowInstructionsData): Promise<void> => {
    if (orderId === null) return void (await files.removeAt(companyId, location));
    const fileId = quotesFileId(orderId, 'kept');
    await files.remove(companyId, fileId);
    const draft = await draftToKeep(companyId, orderId);
    if (draft === null) return;
    const quotes = await quoteOf(companyId, draft.emailId);
    if ('code' in quotes) {
      // the mail may be read later: this is tried again
      if (quotes.code === 'mailbox_unavailable')
        throw new Error(`the instructions of order ${orderId} are not kept yet: ${quotes.message}`);
      info(
        { companyId, orderId, code: quotes.code },
        'the instructions of an order are not kept: its mail is not there any more',
      );
      return;
    }
    const expiresAt = new Date(Date.now() + evidenceLivesMs);
    await putQuotes(files, companyId, { ...quotes, fileId, location, expiresAt });
    await files.keep(companyId, fileId, location, draft.personKeyId);
    // what was decided or erased while the mail was read had nothing to remove
    if ((await draftToKeep(companyId, orderId)) === null) await files.remove(companyId, fileId);
  };
};
