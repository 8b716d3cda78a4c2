/** One spelling of a decimal string: "189.90" and "189.9" are the same number. */
export const canonicalDecimal = (text: string): string =>
  /^-?\d+(\.\d+)?$/.test(text)
    ? text
        .replace(/^(-?)0+(?=\d)/, '$1')
        .replace(/(\.\d*?)0+$/, '$1')
        .replace(/\.$/, '')
        .replace(/^-0$/, '0')
    : text;
