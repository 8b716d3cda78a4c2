/** RFC 3676: in a flowed text a line that ends in a space goes on in the next one; a space before ">", "From" and the like is stuffing. */
export const joinedWords = (text: string, flowed: boolean): string =>
  flowed ? text.replace(/(?<!^--) \r?\n(?=[^>\s])/gm, ' ').replace(/^ (?=[ >F])/gm, '') : text;
