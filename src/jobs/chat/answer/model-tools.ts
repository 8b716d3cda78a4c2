/** What a model may look up in a turn: what the clerk would, for the same customer and no other. */
import { excerptOf, matchText, orderLine, productLine } from '@order-intake/chat-language';
import type { AssistantQuestion, AssistantSource } from '../../../domain/chat/assistant.port.ts';
import type { LookUp } from './look-up.ts';

const most = 5;
/** the model's adapter numbers what is shown */
const record = (entity: string, recordId: string, text: string): AssistantSource => ({ id: '', entity, recordId, text });

/** `customerId` null: nobody confirmed who asks, and there are no orders to look up. */
export const toolsOf = (
  lookUp: LookUp,
  companyId: string,
  customerId: string | null,
  today: string,
): AssistantQuestion['tools'] => ({
  search: async (words) => {
    const { meant, alike } = await lookUp.products(companyId, words);
    const text = matchText(words, await lookUp.facts.texts(companyId));
    const priced = await lookUp.priced(companyId, customerId, [...meant, ...alike].slice(0, most), today);
    return [
      ...priced.map((product) => record('product', product.id, productLine(product, 'both', null, 'en', today))),
      ...(text ? [record('text', text.id, `${text.title}: ${excerptOf(text)}`)] : []),
    ];
  },
  orders: async (number) => {
    if (customerId === null) return [];
    const { found: matching } = await lookUp.orders(companyId, customerId, number);
    return matching.slice(0, most).map((order) => record('order', order.id, orderLine(order, 'en')));
  },
});
