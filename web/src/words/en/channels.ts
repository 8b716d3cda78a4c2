/** Words of the accounts at the chat provider. */
export const channels = {
  title: 'Chat channels',
  hint: 'The phone numbers that customers write to. Access tokens aren’t shown again.',
  none: 'No channels yet',
  states: { active: 'Active', paused: 'Paused', unconfirmed: 'Not confirmed' },
  troubles: { auth: 'The provider rejects the access token.', account: 'The provider rejects the account.' },
  report: {
    OK: 'The number and the access token work.',
    AUTH_FAILED: 'The provider rejects the access token.',
    NUMBER_UNKNOWN: 'The provider doesn’t know this number.',
    UNREACHABLE: 'The provider can’t be reached.',
    REFUSED: 'The provider rejects the request.',
  },
  acceptOrders: 'Create drafts from documents received here',
  questionTemplate: 'Template for questions about orders',
  questionTemplateHint:
    'Name of an approved template with two body parameters: the order, and the questions. It is used when the 24-hour window is closed.',
  numberId: 'Phone number ID at the provider',
  token: 'Access token',
  test: 'Test',
  resume: 'Resume',
  add: 'Add channel',
  removeSure: (name: string) => `Remove ${name}? You receive no more messages on it. Its conversations stay.`,
};
