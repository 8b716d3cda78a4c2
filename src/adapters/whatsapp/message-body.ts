/**
 * The body of an outgoing message: text, or an interactive message. Bodies and limits as Meta documents them:
 * https://developers.facebook.com/docs/whatsapp/cloud-api/messages/interactive-reply-buttons-messages (at most 3 buttons, labels of 20 characters that
 * differ, body of 1,024 characters), https://developers.facebook.com/docs/whatsapp/cloud-api/messages/interactive-list-messages (at most 10 rows, titles of
 * 24 and descriptions of 72 characters, body of 4,096 characters), and
 * https://developers.facebook.com/docs/whatsapp/cloud-api/guides/sell-products-and-services/share-products (at most 30 products in sections, with a header).
 */
import type { ChatTemplate } from '../../domain/chat/channel/chat-provider.port.ts';
import type { Choices } from '../../domain/chat/channel/choices.ts';

const limits = {
  buttons: 3,
  buttonTitle: 20,
  buttonBody: 1_024,
  rows: 10,
  rowTitle: 24,
  rowDescription: 72,
  products: 30,
  header: 60,
};

const cut = (text: string, most: number): string => {
  const characters = Array.from(text);
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
};

const interactiveOf = (text: string, choices: Choices): object | null => {
  const body = { text };
  if (choices.kind === 'products') {
    const { catalogId, title, codes } = choices;
    if (codes.length === 0 || codes.length > limits.products || text.length > limits.buttonBody) return null;
    const section = { title: cut(title, limits.rowTitle), product_items: codes.map((code) => ({ product_retailer_id: code })) };
    const header = { type: 'text', text: cut(title, limits.header) };
    return { type: 'product_list', header, body, action: { catalog_id: catalogId, sections: [section] } };
  }
  const titles = new Set(choices.choices.map(({ title }) => title));
  if (titles.size < choices.choices.length || titles.size === 0) return null;
  if (choices.kind === 'buttons') {
    if (titles.size > limits.buttons || text.length > limits.buttonBody) return null;
    const buttons = choices.choices.map(({ id, title }) => ({
      type: 'reply',
      reply: { id, title: cut(title, limits.buttonTitle) },
    }));
    return { type: 'button', body, action: { buttons } };
  }
  if (titles.size > limits.rows) return null;
  const rows = choices.choices.map(({ id, title, description }) => ({
    id,
    title: cut(title, limits.rowTitle),
    ...(description === undefined ? {} : { description: cut(description, limits.rowDescription) }),
  }));
  const open = cut(choices.open, limits.buttonTitle);
  return { type: 'list', body, action: { button: open, sections: [{ title: open, rows }] } };
};

/** Where the provider names a language otherwise than ISO 639-1. */
const templateLanguages: { readonly [language: string]: string } = { pt: 'pt_PT' };

/** https://developers.facebook.com/docs/whatsapp/cloud-api/guides/send-message-templates */
export const templateBody = ({ name, language, parameters }: ChatTemplate): object => ({
  type: 'template',
  template: {
    name,
    language: { code: templateLanguages[language] ?? language },
    components: [{ type: 'body', parameters: parameters.map((text) => ({ type: 'text', text })) }],
  },
});

/** As text where the choices do not fit: the words of the message say them, too. */
export const messageBody = (text: string, choices: Choices | null): object => {
  const interactive = choices === null ? null : interactiveOf(text, choices);
  return interactive === null ? { type: 'text', text: { body: text, preview_url: false } } : { type: 'interactive', interactive };
};
