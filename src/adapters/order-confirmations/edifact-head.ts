/** The head of an EDIFACT interchange that is answered. */
type Segment = { readonly tag: string; readonly elements: readonly (readonly string[])[] };
export type InterchangeHead = {
  readonly sender: readonly string[];
  readonly recipient: readonly string[];
  readonly isTest: boolean;
  /** parties of the order that is answered, by their role; none where it cannot be told which message that is */
  readonly parties: Readonly<Record<string, readonly string[]>>;
};

/** Splits at a separator that no release character precedes. */
const split = (text: string, separator: string, release: string): readonly string[] => {
  const parts: string[] = [''];
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === release && release !== ' ') {
      parts[parts.length - 1] += text.slice(at, at + 2);
      at += 1;
    } else if (character === separator) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
};

const segmentsOf = (text: string): readonly Segment[] => {
  const una = text.startsWith('UNA') ? text.slice(3, 9) : ":+.? '";
  const [component = ':', element = '+', , release = '?', , end = "'"] = una;
  const plain = (value: string): string =>
    (release === ' ' ? value : value.replaceAll(new RegExp(`\\${release}(.)`, 'gs'), '$1')).trim();
  return split(text.replace(/^UNA.{6}/s, ''), end, release).map((character) => {
    const [tag = '', ...elements] = split(character.trim(), element, release);
    return { tag, elements: elements.map((value) => split(value, component, release).map(plain)) };
  });
};

/** The segments of the message about this order: the one that has its number, or else the only one of a whole interchange. */
const messageAbout = (segments: readonly Segment[], orderNumber: string | null): readonly Segment[] => {
  const starts = segments.flatMap(({ tag }, at) => (tag === 'UNH' ? [at] : []));
  const messages = starts.map((start, at) => segments.slice(start, starts[at + 1]));
  const numbered = messages.filter((message) =>
    message.some(({ tag, elements }) => tag === 'BGM' && orderNumber !== null && elements[1]?.[0] === orderNumber),
  );
  const [only, ...more] = numbered.length > 0 ? numbered : messages;
  const isWhole = segments.some(({ tag }) => tag === 'UNZ');
  return only && more.length === 0 && (numbered.length > 0 || isWhole) ? only : [];
};

/**
 * @param bytes the beginning of the file
 * @param orderNumber the customer's
 * @returns null: it is no interchange, or does not name its sender and recipient
 */
export const interchangeHead = (bytes: Buffer, orderNumber: string | null): InterchangeHead | null => {
  const segments = segmentsOf(bytes.toString('latin1').trimStart());
  const unb = segments.find(({ tag }) => tag === 'UNB');
  const [sender, recipient] = [unb?.elements[1], unb?.elements[2]];
  if (!unb || !sender?.[0] || !recipient?.[0]) return null;
  const parties = messageAbout(segments, orderNumber).flatMap(({ tag, elements }) => {
    const [role, id] = [elements[0]?.[0], elements[1]];
    return tag === 'NAD' && role && id?.[0] ? [[role, id] as const] : [];
  });
  return { sender, recipient, isTest: unb.elements[10]?.[0] === '1', parties: Object.fromEntries(parties.toReversed()) };
};
