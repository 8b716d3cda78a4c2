/** Whoever signs in with a password of ours: invited, joined, given roles, ended. What they prove themselves by is no event. */
type Of<T extends string, D> = { readonly type: T; readonly data: { readonly userId: string } & Readonly<D> };

export type UserEvent =
  /** `byMail`: the invitation is told by mail; else whoever invited has the link and hands it over */
  | Of<'UserInvited', { email: string; name: string | null; roles: readonly string[]; byMail: boolean }>
  | Of<'UserInvitationRepeated', { byMail: boolean }>
  | Of<'UserJoined', { name: string }>
  | Of<'UserRolesChanged', { roles: readonly string[] }>
  | Of<'UserPasswordResetRequested', { at: string }>
  | Of<'UserEnded', object>;
