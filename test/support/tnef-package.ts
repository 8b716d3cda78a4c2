/** Writes Outlook packages (winmail.dat, MS-OXTNEF) for tests: from the specification, independently of the reader. */

export type Packed = {
  readonly name: string;
  readonly content: Buffer;
  /** the name as 8.3 in attAttachTitle; the long one goes into the MAPI properties */
  readonly title?: string;
  readonly type?: string;
  readonly contentId?: string;
  /** shown inside the text: PR_ATTACH_FLAGS att_mhtml_ref */
  readonly inText?: boolean;
  /** content as PR_ATTACH_DATA_BIN instead of attAttachData */
  readonly asProperty?: boolean;
};
export type PackedMessage = { readonly name: string; readonly message: Buffer };

const u8 = (value: number) => Buffer.from([value]);
const u16 = (value: number) => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
};
export const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
};

const checksum = (data: Buffer) => data.reduce((sum, byte) => (sum + byte) & 0xffff, 0);

/** `level` 1: of the message, 2: of an attachment. */
export const attribute = (level: number, id: number, data: Buffer, sum = checksum(data)): Buffer =>
  Buffer.concat([u8(level), u32(id), u32(data.length), data, u16(sum)]);

export const property = (type: number, id: number, value: Buffer): Buffer => Buffer.concat([u16(type), u16(id), value]);
export const variable = (type: number, id: number, data: Buffer): Buffer =>
  property(type, id, Buffer.concat([u32(1), u32(data.length), data, Buffer.alloc((4 - (data.length % 4)) % 4)]));
export const unicode = (id: number, text: string): Buffer => variable(0x1f, id, Buffer.from(`${text}\0`, 'utf16le'));
export const properties = (list: readonly Buffer[]): Buffer => Buffer.concat([u32(list.length), ...list]);

/** A named property with a string for its name, as Outlook writes beside every attachment. */
const named = property(
  0x1f,
  0x8001,
  Buffer.concat([
    Buffer.alloc(16, 7),
    u32(1),
    u32(10),
    Buffer.from('abcd\0', 'utf16le'),
    Buffer.alloc(2),
    u32(1),
    u32(4),
    Buffer.from('x\0', 'utf16le'),
  ]),
);

const renderData = attribute(2, 0x00069002, Buffer.alloc(14, 1));

function fileAttributes({ name, content, title, type, contentId, inText, asProperty }: Packed): readonly Buffer[] {
  const list = [
    named,
    unicode(0x3707, name),
    ...(type === undefined ? [] : [variable(0x1e, 0x370e, Buffer.from(`${type}\0`))]),
    ...(contentId === undefined ? [] : [unicode(0x3712, contentId)]),
    ...(inText ? [property(0x03, 0x3714, u32(4))] : []),
    property(0x40, 0x3007, Buffer.alloc(8)),
    ...(asProperty ? [variable(0x102, 0x3701, content)] : []),
  ];
  return [
    renderData,
    attribute(2, 0x00018010, Buffer.from(`${title ?? name}\0`, 'latin1')),
    ...(asProperty ? [] : [attribute(2, 0x0006800f, content)]),
    attribute(2, 0x00069005, properties(list)),
  ];
}

const messageInterface = Buffer.from('0703020000000000c000000000000046', 'hex');

const messageAttributes = ({ name, message }: PackedMessage): readonly Buffer[] => [
  renderData,
  attribute(
    2,
    0x00069005,
    properties([unicode(0x3707, name), variable(0x0d, 0x3701, Buffer.concat([messageInterface, message]))]),
  ),
];

export const tnefPackage = (attributes: readonly Buffer[]): Buffer =>
  Buffer.concat([
    u32(0x223e9f78),
    u16(1),
    attribute(1, 0x00089006, u32(0x00010000)),
    attribute(1, 0x00069007, Buffer.concat([u32(1252), u32(0)])),
    attribute(1, 0x00078008, Buffer.from('IPM.Microsoft Mail.Note\0')),
    ...attributes,
  ]);

export const winmail = (...contents: readonly (Packed | PackedMessage)[]): Buffer =>
  tnefPackage(contents.flatMap((each) => ('message' in each ? messageAttributes(each) : fileAttributes(each))));
