/** The external identity provider (OpenID Connect), as far as this service uses it. */

/** What only we and the browser's way back know of one sign-in. */
export type SignInSecrets = { readonly state: string; readonly nonce: string; readonly verifier: string };

export type SignedIn = {
  /** of the ID token, or of what the access token is when it is one of ours */
  readonly claims: { readonly [name: string]: unknown };
  readonly accessToken: string;
  readonly refreshToken: string | null;
};

/** The browser came back without what it needs: the person said no, took too long, or the answer is not to our question. */
export class SignInFailed extends Error {
  override readonly name = 'SignInFailed';
}

export type IdentityProvider = {
  /** Where the browser has to go. Rejects when the provider does not answer. */
  readonly begin: (redirectUri: string, secrets: SignInSecrets) => Promise<string>;
  /** @param back the address that the browser came back to, with its query. Rejects with SignInFailed. */
  readonly finish: (back: URL, secrets: SignInSecrets) => Promise<SignedIn>;
  /** The provider forgets what it gave us; never rejects. */
  readonly forget: (refreshToken: string) => Promise<void>;
};
