/** What our own mails are known by, whatever headers a list or a gateway took off on their way. */

const ownDomain = 'order-intake.';

/** Message-ID of a mail we send for this mailbox, without brackets: nobody else writes under this domain. */
export const ownMessageId = (id: string, mailboxAddress: string): string =>
  `${id}@${ownDomain}${mailboxAddress.split('@').at(-1) ?? ''}`;

export const isOwnMessageId = (messageId: string | null): boolean =>
  messageId
    ?.slice(messageId.lastIndexOf('@') + 1)
    .toLowerCase()
    .startsWith(ownDomain) ?? false;
