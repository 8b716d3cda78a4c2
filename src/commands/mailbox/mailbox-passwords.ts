/** Mailbox passwords live in rows that never change; events carry only a row's reference. */
export type MailboxPasswords = {
  readonly keep: (companyId: string, password: string) => Promise<string>;
  /** as `keep`, gone after so many milliseconds */
  readonly keepFor: (companyId: string, password: string, ms: number) => Promise<string>;
  /** null when the row is gone */
  readonly open: (companyId: string, ref: string) => Promise<string | null>;
  readonly forget: (companyId: string, refs: readonly string[]) => Promise<void>;
};

type Secrets = {
  readonly put: (
    companyId: string,
    purpose: string,
    plaintext: string,
    options?: { readonly expiresAt?: Date },
  ) => Promise<string>;
  readonly get: (companyId: string, purpose: string, ref: string) => Promise<string | null>;
  readonly remove: (companyId: string, refs: readonly string[]) => Promise<unknown>;
};

const purpose = 'mailbox-password';

export const createMailboxPasswords = (secrets: Secrets): MailboxPasswords => ({
  keep: (companyId, password) => secrets.put(companyId, purpose, password),
  keepFor: (companyId, password, ms) => secrets.put(companyId, purpose, password, { expiresAt: new Date(Date.now() + ms) }),
  open: (companyId, ref) => secrets.get(companyId, purpose, ref),
  forget: async (companyId, refs) => {
    await secrets.remove(companyId, refs);
  },
});
