/** Names of what the app keeps of the service's answers, and which of them a signal from the service makes old. */

/** One resource: its lists lie under [name, 'list', …], its records under [name, 'one', id]. */
const resource = <const Name extends string>(name: Name) => ({
  all: [name] as const,
  list: (filters: object = {}) => [name, 'list', filters] as const,
  one: (id: string) => [name, 'one', id] as const,
  of: (id: string, part: string) => [name, 'one', id, part] as const,
});

export const keys = {
  me: ['me'] as const,
  company: ['company'] as const,
  stats: ['stats'] as const,
  tasks: resource('tasks'),
  orders: resource('orders'),
  review: resource('review'),
  /** with how much waits in each: old whenever the queue is */
  queueViews: ['review', 'views'],
  emails: resource('emails'),
  mailboxes: resource('mailboxes'),
  providers: ['providers'] as const,
  documents: resource('documents'),
  customers: resource('customers'),
  products: resource('products'),
  warehouses: resource('warehouses'),
  leads: resource('leads'),
  chats: resource('chats'),
  channels: resource('channels'),
  knowledge: ['knowledge'] as const,
  audit: resource('audit'),
  security: resource('security'),
  apiKeys: resource('api-keys'),
  webhooks: resource('webhooks'),
  sessions: resource('sessions'),
  users: resource('users'),
  people: ['people'] as const,
  notices: ['notices'] as const,
  ownSignIn: ['own-sign-in'] as const,
} as const;
