/** Address lists of RFC 5322 (3.4), as the ENVELOPE of IMAP wants them: name, mailbox, host; groups as markers. */
import { commentEnd, quoteEnd } from './parameters.ts';

/** `host: null` marks a group: its name starts it, a null mailbox ends it (RFC 3501, 7.4.2). */
export type Address = { readonly name: string | null; readonly mailbox: string | null; readonly host: string | null };

type Word = { readonly text: string; readonly kind: 'atom' | 'quoted' | 'comment' | 'special' };

/**
 * Total: an address that cannot be read comes back as far as it could be, with Dovecot's words for what is missing.
 * Names stay encoded.
 */
export function addressList(text: string): readonly Address[] {
  const addresses: Address[] = [];
  let pending: Word[] = [];
  let inGroup = false;
  const flush = (): void => {
    const address = toAddress(pending);
    if (address) addresses.push(address);
    pending = [];
  };
  for (const word of words(text)) {
    if (word.kind !== 'special' || !',;:'.includes(word.text)) pending.push(word);
    else if (word.text === ':' && !inGroup && !pending.some(isOpen)) {
      addresses.push({ name: null, mailbox: phrase(pending) ?? '', host: null });
      pending = [];
      inGroup = true;
    } else if (word.text === ':' || (word.text === ',' && inRoute(pending))) pending.push(word);
    else {
      flush();
      if (word.text === ';' && inGroup) {
        addresses.push({ name: null, mailbox: null, host: null });
        inGroup = false;
      }
    }
  }
  flush();
  return inGroup ? [...addresses, { name: null, mailbox: null, host: null }] : addresses;
}

const isOpen = (word: Word): boolean => word.kind === 'special' && word.text === '<';
const isClose = (word: Word): boolean => word.kind === 'special' && word.text === '>';
const isAt = (word: Word): boolean => word.kind === 'special' && word.text === '@';
const isComment = (word: Word): boolean => word.kind === 'comment';

/** Between `<@relay` and `:`, an obsolete form in which commas stand inside one address (RFC 5322, 4.4). */
function inRoute(pending: readonly Word[]): boolean {
  const open = pending.findLastIndex(isOpen);
  const next = pending[open + 1];
  return open >= 0 && next !== undefined && isAt(next) && !pending.some((word) => word.kind === 'special' && word.text === ':');
}

function toAddress(all: readonly Word[]): Address | null {
  const open = all.findIndex(isOpen);
  if (open >= 0) {
    const close = all.findIndex((word, index) => index > open && isClose(word));
    const inside = all.slice(open + 1, close < 0 ? undefined : close).filter((word) => !isComment(word));
    const route = inside.findLastIndex((word) => word.text === ':' && word.kind === 'special');
    return {
      name: phrase(all.slice(0, open).filter((word) => !isComment(word))) ?? comment(all),
      ...parts(inside.slice(route + 1)),
    };
  }
  const spec = all.filter((word) => !isComment(word));
  if (spec.length === 0) return null;
  const isName = !spec.some(isAt) && (spec.length > 1 || spec[0]?.kind === 'quoted');
  return isName ? { name: phrase(spec), ...parts([]) } : { name: comment(all), ...parts(spec) };
}

function parts(spec: readonly Word[]): { mailbox: string; host: string } {
  const at = spec.findLastIndex(isAt);
  const join = (list: readonly Word[]): string => list.map((word) => word.text).join('');
  const [mailbox, host] = at < 0 ? [join(spec), ''] : [join(spec.slice(0, at)), join(spec.slice(at + 1))];
  return { mailbox: mailbox || 'MISSING_MAILBOX', host: host || 'MISSING_DOMAIN' };
}

function phrase(list: readonly Word[]): string | null {
  const text = list
    .map((word) => word.text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text === '' ? null : text;
}

const comment = (list: readonly Word[]): string | null => phrase(list.filter(isComment));

function words(text: string): Word[] {
  const found: Word[] = [];
  for (let i = 0; i < text.length; ) {
    const char = text[i] ?? '';
    if (/\s/.test(char)) i += 1;
    else if (char === '"' || char === '(') {
      const end = char === '"' ? quoteEnd(text, i) : commentEnd(text, i);
      const inner = text.slice(i + 1, end).replace(char === '"' ? /"$/ : /\)$/, '');
      found.push({ text: inner.replace(/\\([\s\S])/g, '$1'), kind: char === '"' ? 'quoted' : 'comment' });
      i = end;
    } else if ('<>,;:@'.includes(char)) {
      found.push({ text: char, kind: 'special' });
      i += 1;
    } else {
      const atom = /^[^\s"(<>,;:@]+/.exec(text.slice(i))?.[0] ?? char;
      found.push({ text: atom, kind: 'atom' });
      i += atom.length;
    }
  }
  return found;
}
