/**
 * Users who sign in with a password of this service: invited, joined, given roles, ended. Credentials are not in
 * events.
 */
type Of<T extends string, D> = { readonly type: T; readonly data: { readonly userId: string } & Readonly<D> };

export type UserEvent =
  /** `byMail`: the invitation is sent by mail; otherwise the inviting user has the link and passes it on */
  | Of<'UserInvited', { email: string; name: string | null; roles: readonly string[]; byMail: boolean }>
  | Of<'UserInvitationRepeated', { byMail: boolean }>
  | Of<'UserJoined', { name: string }>
  | Of<'UserRolesChanged', { roles: readonly string[] }>
  | Of<'UserPasswordResetRequested', { at: string }>
  | Of<'UserEnded', object>;
