/** Somebody who ordered and is no customer yet. */
export type LeadEvent = {
  readonly type: 'LeadCaptured';
  readonly data: {
    readonly leadId: string;
    readonly name: string | null;
    readonly email: string | null;
    readonly phone: string | null;
    readonly source: { readonly kind: 'email' | 'upload' | 'api' | 'chat'; readonly id: string };
  };
};
