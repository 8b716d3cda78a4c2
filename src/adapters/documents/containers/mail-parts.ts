/** How mails are taken apart here, wherever they come from: parts and texts as they stand, none made into the other. */
import type { MailParserOptions } from 'mailparser';

/** `ignoreEmbedded` goes to the splitter below: a message in a message comes as a part, and whoever reads counts how deep. */
export const mailParts: MailParserOptions & { readonly ignoreEmbedded: true } = {
  skipHtmlToText: true,
  skipTextToHtml: true,
  skipTextLinks: true,
  skipImageLinks: true,
  ignoreEmbedded: true,
};
