/** Presets of mail providers: facts of their public help pages, as data. The operator may name a file of their own (MAIL_PROVIDERS_FILE). */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import * as t from 'io-ts';

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null]);
const texts = t.readonlyArray(t.string);

/**
 * `credentials`: what a person enters: the account's password, an app password, or an application (docs/how-to/connect-an-oauth-mailbox.md). Limits are null
 * where the provider publishes none. `enableFirst`: what is to be done before a mailbox works. `page`: where the facts stand.
 */
const MailProvider = t.type({
  id: t.string,
  name: t.string,
  imap: t.type({ server: t.string, port: t.Int, tls: t.boolean }),
  smtp: t.type({ server: t.string, port: t.Int }),
  credentials: t.keyof({ password: null, app_password: null, microsoft_365: null, google_service_account: null }),
  limits: t.type({
    imapConnections: orNull(t.Int),
    downloadMegabytesPerDay: orNull(t.Int),
    mailsPerDay: orNull(t.Int),
    mailsPerMinute: orNull(t.Int),
  }),
  enableFirst: t.type({ en: texts, de: texts }),
  page: t.string,
});
export type MailProvider = t.TypeOf<typeof MailProvider>;

const ours = fileURLToPath(new URL('mail-providers.json', import.meta.url));

/** The presets of a file, or what is wrong with it. @param file null: those that come with the service */
export const readMailProviders = (file: string | null): Either<string, readonly MailProvider[]> => {
  try {
    const decoded = t.readonlyArray(MailProvider).decode(JSON.parse(readFileSync(file ?? ours, 'utf8')));
    if (isLeft(decoded)) {
      const path = decoded.left[0]?.context.map(({ key }) => key).filter(Boolean);
      return left(`a list of providers as in src/platform/config/mail-providers.json; ${path?.join('.')} is not as there`);
    }
    const ids = decoded.right.map(({ id }) => id);
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    return twice === undefined ? right(decoded.right) : left(`ids that occur once; ${twice} occurs twice`);
  } catch (error) {
    return left(`a JSON file that can be read (${error instanceof Error ? error.message : 'it cannot'})`);
  }
};
