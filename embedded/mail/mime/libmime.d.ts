/** The part of libmime that is used; the package brings no types. */
declare module 'libmime' {
  /** Every encoded word of a text decoded; one of an unknown charset as far as its bytes go. */
  const libmime: { readonly decodeWords: (text: string) => string };
  export default libmime;
}
