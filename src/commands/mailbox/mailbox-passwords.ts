/** Mailbox passwords live in rows that never change; events carry only a row's reference. */
export type MailboxPasswords = {
  readonly keep: (companyId: string, password: string) => Promise<string>;
  /** null when the row is gone */
  readonly open: (companyId: string, ref: string) => Promise<string | null>;
  readonly forget: (companyId: string, refs: readonly string[]) => Promise<void>;
};

type Secrets = {
  readonly put: (companyId: string, purpose: string, plaintext: string) => Promise<string>;
  readonly get: (companyId: string, purpose: string, ref: string) => Promise<string | null>;
  readonly remove: (companyId: string, refs: readonly string[]) => Promise<unknown>;
};

const purpose = 'mailbox-password';

export const createMailboxPasswords = (secrets: Secrets): MailboxPasswords => ({
  keep: (companyId, password) => secrets.put(companyId, purpose, password),
  open: (companyId, ref) => secrets.get(companyId, purpose, ref),
  forget: async (companyId, refs) => {
    await secrets.remove(companyId, refs);
  },
});
