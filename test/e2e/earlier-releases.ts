/** The releases whose data is started on today's code, and what of it says something else now. A new release is one entry and its fixture's folder. */

/** A field of an answer that says something else than it did, and why. */
export type AcceptedDifference = { readonly path: RegExp; readonly field: RegExp; readonly because: string };

export type EarlierRelease = {
  readonly version: string;
  readonly accepted: readonly AcceptedDifference[];
  /** read models that cannot apply some of its events, each with how many */
  readonly deadLetters: readonly string[];
  /** its API keys are from before events that give rights bore a MAC: an operator adopts them */
  readonly keysAreAdopted: boolean;
  /** people sign in with passwords of its own */
  readonly hasUsers: boolean;
};

const withTime = 'time has gone by';
const always: readonly AcceptedDifference[] = [
  { path: /email_queue|\/review\//, field: /age$/, because: withTime },
  { path: /stats/, field: /(generated_at|today)$|^per_day\[\]/, because: withTime },
  { path: /sessions/, field: /window_open$/, because: withTime },
  // an upload without an order expires after a day, and leaves the review queue
  { path: /documents/, field: /^\[\]\.state$/, because: withTime },
  { path: /review\/$/, field: /^counts\./, because: withTime },
  { path: /health/, field: /^next_poll$/, because: 'the tests poll no mailbox' },
  {
    path: /health|stats/,
    field: /^(mailboxes\[\]\.)?(state|problem)$/,
    because: 'a mailbox that nobody polls is silent after a while',
  },
  {
    path: /health/,
    field: /^(mailboxes\[\]\.)?problems$/,
    because: 'so it does, and what to do about a login names applications, too',
  },
  { path: /history/, field: /(sentence|who)$/, because: 'histories are worded differently' },
  { path: /sales-orders|review/, field: /(findings|doubts)\[\]\.text$/, because: 'findings are worded differently' },
  { path: /api-keys/, field: /lapses_at$/, because: 'it counts from now as long as the maker of the key was not seen' },
];

export const earlierReleases: readonly EarlierRelease[] = [
  {
    version: '0.1.0',
    deadLetters: ['api_keys: 1', 'security_log: 1'],
    keysAreAdopted: true,
    hasUsers: false,
    accepted: [
      ...always,
      { path: /email-logs/, field: /processed_at$/, because: 'it is when the entry was made, as the specification says' },
      { path: /email-logs/, field: /attachment_count$/, because: 'attachments that were skipped count, too' },
      {
        path: /stats/,
        field: /knowledge/,
        because: 'what was learned lies in tables that the fixture leaves out; the next sync makes it',
      },
      { path: /sessions\/[^/]+\/messages/, field: /^\[\]/, because: 'messages stand in the order in which they were sent' },
      { path: /api-keys/, field: /^$/, because: 'a key of then is adopted first' },
    ],
  },
  { version: '0.2.0', deadLetters: [], keysAreAdopted: false, hasUsers: true, accepted: always },
  { version: '0.3.0', deadLetters: [], keysAreAdopted: false, hasUsers: true, accepted: always },
  { version: '0.4.0', deadLetters: [], keysAreAdopted: false, hasUsers: true, accepted: always },
  { version: '0.5.0', deadLetters: [], keysAreAdopted: false, hasUsers: true, accepted: always },
  { version: '0.6.0', deadLetters: [], keysAreAdopted: false, hasUsers: true, accepted: always },
  { version: '0.7.0', deadLetters: [], keysAreAdopted: false, hasUsers: true, accepted: always },
];
