/** Words of the accounts at the chat provider. */
export const channels = {
  title: 'Chat channels',
  hint: 'The numbers on which customers write. A token is never shown again.',
  none: 'No channels yet',
  states: { active: 'Works', paused: 'Stopped', unconfirmed: 'Not confirmed yet' },
  troubles: { auth: 'The provider refuses its token.', account: 'The provider refuses its account.' },
  report: {
    OK: 'The provider knows number and token.',
    AUTH_FAILED: 'The provider refuses the token.',
    NUMBER_UNKNOWN: 'The provider does not know the number.',
    UNREACHABLE: 'The provider cannot be reached.',
    REFUSED: 'The provider refuses.',
  },
  acceptOrders: 'Documents sent here become drafts',
  numberId: 'The provider’s id of the number',
  token: 'The provider’s token',
  test: 'Test it',
  resume: 'Go on with it',
  add: 'Add the channel',
  removeSure: (name: string) => `No message comes in on ${name} any more. Its conversations stay.`,
};
