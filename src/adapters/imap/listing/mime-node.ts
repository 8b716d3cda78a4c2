/** A node of a mail's structure as BODYSTRUCTURE tells it; the part of imapflow's type that is looked at here. */
export type MimeNode = {
  /** "application/pdf", in lower case */
  readonly type: string;
  readonly parameters?: Readonly<Record<string, string>> | undefined;
  readonly id?: string | undefined;
  readonly encoding?: string | undefined;
  /** encoded bytes */
  readonly size?: number | undefined;
  readonly disposition?: string | undefined;
  readonly dispositionParameters?: Readonly<Record<string, string>> | undefined;
  readonly childNodes?: readonly MimeNode[] | undefined;
};

/** A node with its place in the mail. */
export type PlacedNode = {
  readonly node: MimeNode;
  /** IMAP part number, RFC 9051 section 6.4.5 */
  readonly part: string;
  /** type of the multipart it lies in, null at the top of a message */
  readonly parent: string | null;
  /** how many forwarded messages it lies in */
  readonly depth: number;
};

/**
 * The children of a node with their IMAP part numbers. imapflow numbers the only part of a forwarded message like the message
 * itself ("2"), and fetching that brings the whole message, body included: its number is "2.1". So they are counted here.
 */
export function childrenOf({ node, part, depth }: PlacedNode): readonly PlacedNode[] {
  const children = node.childNodes ?? [];
  if (!isMessage(node)) {
    return children.map((child, i) => ({ node: child, part: part ? `${part}.${i + 1}` : `${i + 1}`, parent: node.type, depth }));
  }
  return children.map((child) => ({
    node: child,
    part: isMultipart(child) ? part : `${part}.1`,
    parent: null,
    depth: depth + 1,
  }));
}

/**
 * Whether a forwarded message in it is written in base64 or quoted-printable. RFC 2046 (5.2.1) forbids that, programs do it all
 * the same, and servers then read the encoded text as the message: what is in it cannot be seen in the structure.
 */
export const hidesMessage = (node: MimeNode): boolean =>
  (isMessage(node) && /^(base64|quoted-printable)$/i.test(node.encoding ?? '')) || (node.childNodes ?? []).some(hidesMessage);

/** The top of a mail: a multipart has no number of its own, anything else is part 1. */
export const placeRoot = (node: MimeNode): PlacedNode => ({ node, part: isMultipart(node) ? '' : '1', parent: null, depth: 0 });

export const isMultipart = (node: MimeNode): boolean => node.type.startsWith('multipart/');

export const isMessage = (node: MimeNode): boolean => node.type === 'message/rfc822' || node.type === 'message/global';

/** RFC 8551, 3.2.2: what only its recipient's key opens. One that does not say what it is may be signed and no more. */
export const isSealed = ({ type, parameters }: MimeNode): boolean =>
  /^application\/(x-)?pkcs7-mime$/.test(type) && /^(auth)?enveloped-data$/i.test(parameters?.['smime-type'] ?? '');
