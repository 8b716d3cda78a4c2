/**
 * The least bytes an encoded part can decode to, from the size BODYSTRUCTURE tells. Base64 lines of 76 characters carry 57
 * bytes and end in CR LF; quoted-printable may write every byte as three characters.
 */
export function decodedAtLeast(encoding: string, encodedBytes: number): number {
  switch (encoding.toLowerCase()) {
    case 'base64':
      return Math.floor((encodedBytes * 57) / 78);
    case 'quoted-printable':
      return Math.floor(encodedBytes / 3);
    default:
      return encodedBytes;
  }
}
