/** What a mail's attachments were when they were first read: a later attempt must find the same bytes, or somebody exchanged the mail. */

/** `part` as the attachment is known to its mail ("2"), with a number of its own out of a package ("2/1"); SHA-256 in hex. */
export type AttachmentDigest = { readonly part: string; readonly sha256: string };

/** Parts whose digest is known and that are not there any more or hold something else. */
export const changedParts = (recorded: readonly AttachmentDigest[], current: readonly AttachmentDigest[]): readonly string[] => {
  const currentByPart = new Map(current.map(({ part, sha256 }) => [part, sha256]));
  return recorded.filter(({ part, sha256 }) => currentByPart.get(part) !== sha256).map(({ part }) => part);
};

/** The first digest of a part stays the one that counts. */
export const withDigests = (
  recorded: readonly AttachmentDigest[],
  current: readonly AttachmentDigest[],
): readonly AttachmentDigest[] => [
  ...recorded,
  ...current.filter(({ part }) => !recorded.some((digest) => digest.part === part)),
];
