/** A file from outside, as it was sent: to be saved, never rendered by the browser as one of our pages. */
import { servedAs } from '../../domain/shared/media-types.ts';

/** RFC 6266: a plain name for everybody, the real one beside it for those who know UTF-8. */
export const attachmentNamed = (name: string): string => {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
};

/** @param type what its magic bytes say @param size in bytes */
export const attachmentHeaders = ({
  name,
  type,
  size,
}: {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}) => ({
  'Content-Type': servedAs(type),
  'Content-Length': String(size),
  'Content-Disposition': attachmentNamed(name),
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
});
