/** Who may import whom (docs/explanation/architecture.md). Each rule's comment says why it exists; `npm run layers` checks them. */

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

/** The files that packages open to others, as their `exports` say. */
const opened = readdirSync(join(__dirname, 'packages')).flatMap((name) => {
  const { exports } = JSON.parse(readFileSync(join(__dirname, 'packages', name, 'package.json'), 'utf8'));
  const files = typeof exports === 'string' ? [exports] : Object.values(exports);
  return files.map((file) => `^packages/${name}/${file.slice(2).replaceAll('.', '\\.')}$`);
});

const contexts = '^src/(domain|commands|projections|api|jobs|platform|adapters|main)/';

/** what the domain may know of packages: all of the kernel, and of language the types and words that events and records share with it */
const ofDomain = '^packages/(kernel/|order-extraction/document\\.ts$|chat-language/records\\.ts$)';

module.exports = {
  forbidden: [
    forbid('no-circular', 'A circle has no top: neither file can be read, tested or moved alone.', {}, { circular: true }),
    forbid(
      'kernel-stands-alone',
      'Every layer may use the kernel, so it may use nothing: small pure things without a word of the business, no library, no node:.',
      { path: '^packages/kernel/' },
      { pathNot: '^packages/kernel/' },
    ),
    forbid(
      'packages-by-their-index',
      'What a package keeps to itself can be changed without asking anybody: others import what its `exports` name, never another file of it.',
      { path: '^(src|packages/[^/]+|demo|bench|scripts|migrations)/' },
      { path: '^packages/', pathNot: ['^$1/', ...opened] },
    ),
    forbid(
      'languages-use-the-kernel-only',
      'The systems that understand language compute: nothing to be called, stored or asked, and no other package but the kernel.',
      { path: '^packages/(order-extraction|chat-language)/' },
      { pathNot: ['^packages/($1|kernel)/', 'node_modules/fp-ts/', '^(node:)?timers'] },
    ),
    forbid(
      'rules-load-in-children',
      'The rules are two hundred modules: processes that only know what a document is load order-extraction/document, and the rules are for the child that reads.',
      { path: '^src/', pathNot: '^src/(adapters/extraction/rules\\.work\\.ts$|main/tools/)' },
      { path: '^packages/order-extraction/(index|learning)\\.ts$' },
    ),
    forbid(
      'lexicons-load-where-messages-are-read',
      'What folds events or translates HTTP reads no message: of chat-language it loads the types and words of records, none of the lexicons.',
      { path: '^src/(projections|api)/' },
      { path: '^packages/chat-language/', pathNot: '^packages/chat-language/records\\.ts$' },
    ),
    forbid(
      'packages-know-no-service',
      'A package is useful without the service, so it imports nothing of it.',
      { path: '^packages/' },
      { path: '^(src|demo|bench|test|scripts|migrations)/' },
    ),
    forbid(
      'packages-know-small-things',
      'A package can be taken without the others: of them it knows the kernel, and what makes certificates.',
      { path: '^packages/([^/]+)/' },
      { path: '^packages/', pathNot: '^packages/($1|kernel|certificate)/' },
    ),
    forbid(
      'domain-is-pure',
      'The domain decides; it does no I/O and knows no library but fp-ts, so every rule can be tested without a machine.',
      { path: '^src/domain/', pathNot: '\\.codec\\.ts$' },
      { pathNot: ['^src/domain/', ofDomain, 'node_modules/fp-ts/'] },
    ),
    forbid(
      'codecs-import-only-io-ts',
      'A codec file of the domain describes shapes: io-ts and fp-ts, nothing that acts.',
      { path: '^src/domain/.*\\.codec\\.ts$' },
      { pathNot: ['^src/domain/', ofDomain, 'node_modules/(io-ts|fp-ts)/'] },
    ),
    forbid(
      'commands-depend-on-domain-and-platform',
      'A command loads, decides and appends. What it needs from outside comes in as a port.',
      { path: '^src/commands/' },
      { path: contexts, pathNot: '^src/(commands|domain|platform)/' },
    ),
    forbid(
      'projections-depend-on-domain-and-platform',
      'What is read is a fold of events: it never calls a command, an adapter or HTTP.',
      { path: '^src/projections/' },
      { path: contexts, pathNot: '^src/(projections|domain|platform)/' },
    ),
    forbid(
      'api-translates',
      'HTTP is a translation to commands and queries: it reaches no adapter and no job.',
      { path: '^src/api/' },
      { path: contexts, pathNot: '^src/(api|commands|projections|domain|platform)/' },
    ),
    forbid(
      'jobs-use-ports',
      'Jobs and reactors call commands and queries, and adapters only through ports handed in by main.',
      { path: '^src/jobs/' },
      { path: contexts, pathNot: '^src/(jobs|commands|projections|domain|platform)/' },
    ),
    forbid(
      'adapters-know-domain-types-and-platform',
      'An adapter speaks to what we do not own, in the words of the domain; it starts nothing itself.',
      { path: '^src/adapters/' },
      { path: contexts, pathNot: '^src/(adapters|domain|platform)/' },
    ),
    forbid(
      'platform-knows-no-business',
      'Platform would exist in any event-sourced application, so it knows nothing of this one.',
      { path: '^src/platform/' },
      { path: contexts, pathNot: '^src/platform/' },
    ),
    forbid(
      'nothing-depends-on-main',
      'main wires; whoever imported it would import everything.',
      { path: '^src/', pathNot: '^src/main/' },
      { path: '^src/main/' },
    ),
    forbid(
      'nothing-depends-on-api',
      'HTTP is an edge: what others need of it belongs further in.',
      { path: '^src/(?!api/|main/)' },
      { path: '^src/api/' },
    ),
    forbid(
      'src-never-imports-embedded-or-demo',
      'Embedded servers are processes of their own, replaced by one setting; production code cannot notice which one it talks to.',
      { path: '^src/' },
      { path: '^(packages/(embedded-[^/]+|mail-sandbox)|demo|test|bench)/' },
    ),
    forbid(
      'event-store-client-in-one-place',
      "The client has traps (docs/explanation/event-store.md) and its last release is old: one folder knows it, everyone else speaks to that folder's port.",
      { path: '^(src|packages)/', pathNot: ['^packages/event-sourcing/event-store/', '^packages/embedded-event-store/'] },
      { path: 'node_modules/@eventstore/db-client/' },
    ),
    forbid(
      'io-ts-in-codecs-and-requests',
      'Decoding happens at the edges: codec files, request schemas and configuration. Past them types are already true.',
      {
        path: '^src/',
        pathNot: [
          '\\.codec\\.ts$',
          '\\.command\\.ts$',
          '\\.endpoints\\.ts$',
          '\\.schema\\.ts$',
          '^src/platform/codec/',
          '^src/platform/config/',
          '^src/api/http/',
        ],
      },
      { path: 'node_modules/io-ts/' },
    ),
    forbid(
      'embedded-servers-stand-alone',
      'An embedded server stands in for a foreign one: it shares no line with the service, or both would share its faults. What makes certificates is no part of any.',
      { path: '^packages/(embedded-[^/]+|mail-sandbox)/' },
      { path: '^packages/', pathNot: '^packages/($1|certificate)/' },
    ),
    forbid(
      'embedded-event-store-knows-only-the-protocol',
      'Of the client it stands opposite to, the server takes the generated messages and the gRPC library, none of its conduct.',
      { path: '^packages/embedded-event-store/' },
      { path: 'node_modules/', pathNot: 'node_modules/(@eventstore/db-client/generated/|@grpc/grpc-js/|google-protobuf/)' },
    ),
    forbid(
      'demo-is-a-customer',
      'The demo shows the service from outside, over HTTP and mail: it knows the names of settings, the sandbox and the kernel, and nothing behind them.',
      { path: '^demo/' },
      {
        path: '^(src|packages|bench|test|scripts|migrations)/',
        pathNot: '^(packages/(mail-sandbox|kernel)/index\\.ts$|src/platform/config/settings\\.ts$)',
      },
    ),
    forbid(
      'connectors-are-customers',
      'A connector runs beside an ERP, with the public API alone.',
      { path: '^connectors/' },
      { path: '^(src|packages|demo|bench|test|scripts|migrations)/' },
    ),
    forbid(
      'migrations-stand-still',
      'A migration that ran is never written again: what it imported would change behind its back.',
      { path: '^migrations/' },
      { path: '^(src|packages|demo|bench|test|scripts|migrations)/' },
    ),
    forbid(
      'scripts-run-before-anything-is-installed',
      'npm test and npm run demo start with Node alone; only what writes documents, or figures about texts, may read the code.',
      { path: '^scripts/', pathNot: '^scripts/(?:(?:write-[^/]+|described-api)\\.ts|text-figures\\.mjs)$' },
      { path: '^(src|packages|demo|bench|test|migrations)/' },
    ),
    forbid(
      'a-bench-measures-with-the-kit-of-the-tests',
      'A bench takes its ends from test/support and from the demo, and no bench is needed by what it measures.',
      { path: '^bench/' },
      { path: '^(test|scripts|migrations)/', pathNot: '^test/support/' },
    ),
    forbid(
      'suites-share-by-support',
      'What two suites need is in test/support (calls to the API: test/api/kit.ts); a suite can be moved or deleted alone.',
      { path: '^(?:web/)?test/([^/]+)/' },
      { path: '^test/', pathNot: '^test/($1/|support/|api/kit\\.ts$)' },
    ),
    forbid(
      'support-belongs-to-no-suite',
      'What every suite uses uses none of them.',
      { path: '^test/support/' },
      { path: '^test/(?!support/)' },
    ),
    forbid('nobody-imports-a-test', 'Importing a test runs it a second time.', {}, { path: '\\.test\\.ts$' }),
    forbid(
      'unit-tests-start-no-server',
      'Unit tests are run at every save: no store, no mail server, no program.',
      { path: '^test/unit/' },
      {
        path: '^(test/support/(stack|api|postgres|event-store|dovecot|mail-stage|vector-database)\\.ts$|test/api/|src/main/start/start-)',
      },
    ),
    forbid('no-unresolvable', 'An import that resolves to nothing fails at run time.', {}, { couldNotResolve: true }),
    forbid(
      'no-dev-dependencies-in-src',
      'Production installs without development packages.',
      { path: '^src/' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(coverage|\\.data|web/dist)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.js', '.json', '.d.ts'],
    },
  },
};
