/**
 * What the Graph API refuses of an interactive message, from Meta's pages:
 * https://developers.facebook.com/docs/whatsapp/cloud-api/messages/interactive-reply-buttons-messages
 * https://developers.facebook.com/docs/whatsapp/cloud-api/messages/interactive-list-messages
 * https://developers.facebook.com/docs/whatsapp/cloud-api/guides/sell-products-and-services/share-products
 */
type Row = { readonly id: string; readonly title: string; readonly description?: string };
type Section = {
  readonly title?: string;
  readonly rows?: readonly Row[];
  readonly product_items?: readonly { readonly product_retailer_id: string }[];
};
export type Interactive = {
  readonly type: string;
  readonly header?: { readonly type: string; readonly text?: string };
  readonly body: { readonly text: string };
  readonly action: {
    readonly button?: string;
    readonly buttons?: readonly { readonly type: string; readonly reply: { readonly id: string; readonly title: string } }[];
    readonly catalog_id?: string;
    readonly sections?: readonly Section[];
  };
};

const isText = (value: unknown, most: number): boolean =>
  typeof value === 'string' && value.trim() !== '' && Array.from(value).length <= most;
const differ = (values: readonly string[]): boolean => new Set(values).size === values.length;

const buttonsFault = ({ body, action: { buttons = [] } }: Interactive): string | null => {
  if (!isText(body?.text, 1_024)) return 'body text of 1 to 1024 characters';
  if (buttons.length < 1 || buttons.length > 3) return '1 to 3 buttons';
  const fit = buttons.every(({ type, reply }) => type === 'reply' && isText(reply?.id, 256) && isText(reply?.title, 20));
  if (!fit) return 'a button has an id of 256 and a title of 20 characters at most';
  const isOwn = differ(buttons.map(({ reply }) => reply.title)) && differ(buttons.map(({ reply }) => reply.id));
  return isOwn ? null : 'titles and ids of buttons differ';
};

const listFault = ({ body, action: { button, sections = [] } }: Interactive): string | null => {
  const rows = sections.flatMap((section) => section.rows ?? []);
  if (!isText(body?.text, 4_096) || !isText(button, 20)) return 'body text of 4096 and a button of 20 characters at most';
  if (rows.length < 1 || rows.length > 10) return '1 to 10 rows';
  const fit = rows.every(
    ({ id, title, description }) =>
      isText(id, 200) && isText(title, 24) && (description === undefined || isText(description, 72)),
  );
  return fit && differ(rows.map(({ id }) => id)) ? null : 'ids of 200, titles of 24, descriptions of 72 characters at most';
};

const productsFault = ({ header, body, action: { catalog_id: catalog, sections = [] } }: Interactive): string | null => {
  const items = sections.flatMap((section) => section.product_items ?? []);
  if (header?.type !== 'text' || !isText(header.text, 60) || !isText(body?.text, 1_024)) return 'a text header and a body';
  if (!isText(catalog, 100) || items.length < 1 || items.length > 30) return 'a catalog_id and 1 to 30 products';
  return sections.every(({ title }) => isText(title, 24)) ? null : 'sections have titles of 24 characters at most';
};

type Template = {
  readonly name: string;
  readonly language?: { readonly code?: string };
  readonly components?: readonly {
    readonly type: string;
    readonly parameters: readonly { readonly type: string; readonly text: string }[];
  }[];
};
/** https://developers.facebook.com/docs/whatsapp/cloud-api/guides/send-message-templates */
const templateFault = ({ name, language, components = [] }: Template): string | null => {
  if (!/^[a-z0-9_]{1,512}$/.test(name) || !isText(language?.code, 10)) return 'a name and a language';
  const parameters = components.flatMap((component) => component.parameters);
  const fit = parameters.every(({ type, text }) => type === 'text' && isText(text, 1_024) && !/[\n\t]| {5}/.test(text));
  return fit ? null : 'Param text cannot have new-line/tab characters or more than 4 consecutive spaces';
};

/** Null: it is accepted. */
export const faultOf = (message: {
  readonly type?: string;
  readonly interactive?: Interactive;
  readonly template?: Template;
}): string | null => {
  if (message.template) return templateFault(message.template);
  if (message.type !== 'interactive') return null;
  switch (message.interactive?.type) {
    case 'button':
      return buttonsFault(message.interactive);
    case 'list':
      return listFault(message.interactive);
    case 'product_list':
      return productsFault(message.interactive);
    default:
      return 'interactive.type';
  }
};
