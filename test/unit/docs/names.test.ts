import { basename } from 'node:path';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { code, isWordOfCode, pages, paths, saidOfCode, textOf } from './project-texts.ts';

/** Names of others, by whose they are. A name of ours does not belong here. */
const foreign = new Set([
  'transportZone', // the field that docs/how-to/extend/order-field.md adds
  ...['pg_dump', 'pg_restore', 'pg_upgrade', 'exclude-table', 'no-owner'], // Postgres' programs and their options
  ...['log_parameter_max_length_on_error', 'log_statement', 'synchronous_standby_names', 'target_session_attrs'], // Postgres' settings
  ...['no_new_privs', 'reverse_proxy'], // Linux, Caddy
  ...['terminationGracePeriodSeconds', 'PodDisruptionBudget', 'NetworkPolicy'], // Kubernetes
  ...['acceptMappedClaims', 'requestedAccessTokenVersion', 'APPLICATION_ID_URI'], // Entra ID's manifest
  ...[
    'ExchangeOnlineManagement',
    'AppId',
    'ObjectId',
    'DisplayName',
    'CLIENT_ID',
    'OBJECT_ID',
    'RecipientRestrictionFilter',
    'PrimarySmtpAddress',
    'CustomResourceScope',
  ], // cmdlets of Exchange Online, and what goes into them
  ...['protocol-mappers', 'add-models'], // Keycloak's admin API
  ...['KillMode', 'systemd-journald'], // systemd
  ...'deadline_21_10_0', // EventStoreDB's protocol
  'minMax', // what pdfjs calls it
  ...['ContentInfo', 'EncapsulatedContentInfo'], // RFC 5652
  ...['basicConstraints', 'GeneralizedTime', 'digitalSignature', 'keyEncipherment', 'keyCertSign'], // RFC 5280
  ...['attAttachTitle', 'attAttachData'], // MS-OXTNEF
  ...[
    'TypeScript',
    'PaddleOCR',
    'CommonJS',
    'WebAssembly',
    'SpreadsheetML',
    'OpenSSL',
    'KurrentDB',
    'OpenID',
    'GitHub',
    'camelCase',
    'kB',
  ],
]);

/** What ERPs call fields: the other columns of the table stand in our code. */
const [, ofErps = ''] = /## Fields of common ERPs\n([\s\S]*?)\n## /.exec(textOf('docs/how-to/connect-an-erp.md')) ?? [];
for (const [name] of ofErps.replace(/^\|[^|]*\|/gm, '').matchAll(/[A-Za-z_]\w*/g)) foreign.add(name);

const foreignFiles = new Set(['compose-spec.json']); // the Compose Specification's

const camel = '[a-z]+[A-Z]\\w*|[A-Z][a-z]+[A-Z]\\w*';
const inQuotes = new RegExp(`^(?:${camel}|[A-Za-z]+(?:_[A-Za-z0-9]+)+|[a-z]+(?:-[a-z]+)+)$`);
const anywhere = new RegExp(`(?<![\\w.@/-])(?:${camel})(?![\\w/-])`, 'g');
const fileName = /^[a-z][\w.-]*\.(?:tsx?|mjs|cjs|md|jsonc?|yml)$/;

/** What reads like a name of the code: anything of that shape in backticks, and camelCase outside of them. */
const namesIn = (text: string): readonly string[] => {
  const quoted = [...text.matchAll(/`([^`]+)`/g)].flatMap(([, inside = '']) => inside.match(/[A-Za-z_][\w-]*\w/g) ?? []);
  const bare = text.replace(/`[^`]*`|\w+:\/\/\S+/g, ' ').match(anywhere) ?? [];
  return [...quoted.filter((name) => inQuotes.test(name)), ...bare];
};

const fileNamesIn = (text: string): readonly string[] =>
  (text.match(/[\w<>*{},./-]+\.\w+/g) ?? []).filter((name) => fileName.test(name));

describe('names in documents and comments', () => {
  it('stand in the code', () => {
    // a decision tells of its day: what it replaced need not be there any more
    const today = saidOfCode.filter(({ where }) => !where.startsWith('docs/adr/'));
    const unknown = today.flatMap(({ where, text }) =>
      namesIn(text)
        .filter((name) => !isWordOfCode(name) && !foreign.has(name))
        .map((name) => `${where}: ${name}`),
    );
    expect(unknown).to.deep.equal([]);
  });

  it('of files are names of files, or of files that the code makes', () => {
    const files = new Set(paths.map((path) => basename(path)));
    const unknown = saidOfCode.flatMap(({ where, text }) =>
      fileNamesIn(text)
        .filter((name) => !files.has(name) && !code.includes(name) && !foreignFiles.has(name))
        .map((name) => `${where}: ${name}`),
    );
    expect(unknown).to.deep.equal([]);
  });

  it('of npm scripts are scripts of package.json', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
    const named = [...pages, ...saidOfCode].flatMap(({ where, text }) =>
      [...text.matchAll(/npm run (?:--silent )?([a-z](?:[\w:-]*\w)?)/g)].map(([, script = '']) => ({ where, script })),
    );
    expect(named.filter(({ script }) => !(script in scripts))).to.deep.equal([]);
  });
});
