import type { EmbeddedDocument } from '@order-intake/order-extraction/document';
import { unread, warn } from '@order-intake/order-extraction/document';
import { edifactOrder, isEdifactOrder } from '../edi/edifact.ts';
import { readEdifact } from '../edi/edifact-segments.ts';
import type { Interchange } from '../edi/envelope.ts';
import type { Message } from '../edi/segments.ts';
import { isX12Order, x12Order } from '../edi/x12.ts';
import { readX12 } from '../edi/x12-segments.ts';
import { limits } from '../limits.ts';
import { guarded } from '../refusal.ts';
import type { ReadResult } from './reader.types.ts';

type Syntax = {
  readonly messages: (bytes: Buffer) => Interchange | Promise<Interchange>;
  readonly isRead: (message: Message) => boolean;
  readonly order: (message: Message) => EmbeddedDocument;
};
const edifact: Syntax = { messages: readEdifact, isRead: isEdifactOrder, order: edifactOrder };
const x12: Syntax = { messages: readX12, isRead: isX12Order, order: x12Order };

const kindOf = ({ type }: Message): string => (/^\w{1,10}$/.test(type) ? type : 'an unknown kind');

/** UN/CEFACT 1001 */
const orderChange = '230';

/** Orders as EDIFACT or X12, each message of the file a document of its own. */
export async function read(bytes: Buffer): Promise<ReadResult> {
  if (bytes.length > limits.edi.bytes)
    throw guarded('too_large', unread.edi_too_large(Math.ceil(bytes.length / 1024 / 1024), limits.edi.bytes / 1024 / 1024));
  const syntax = bytes.subarray(0, 100).toString('latin1').replace('\u00ef\u00bb\u00bf', '').trimStart().startsWith('ISA')
    ? x12
    : edifact;
  const { messages, warnings } = await syntax.messages(bytes);
  const embedded = messages.filter(syntax.isRead).map(syntax.order);
  const others = messages.filter((message) => !syntax.isRead(message)).map(kindOf);
  if (embedded.length === 0) throw guarded('unsupported_type', unread.edi_no_order(others[0] ?? 'nothing'));
  const isChanged = embedded.some(({ typeCode, cancels }) => typeCode === orderChange && !cancels);
  const isCut = embedded.some(({ lines }) => lines.length >= limits.edi.lines);
  return {
    pages: [],
    sheets: [],
    embedded,
    warnings: [
      ...warnings,
      ...[...new Set(others)].map((kind) => warn.edi_message_left_out(kind)),
      ...(isChanged ? [warn.edi_change_in_part()] : []),
      ...(isCut ? [warn.edi_cut(limits.edi.lines)] : []),
    ],
  };
}
