/** npm run events-doc: writes docs/reference/events.md from the codecs and their golden files. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { eventCodecs } from '../src/domain/event-codecs.ts';

const root = new URL('../', import.meta.url);

const golden = 'test/fixtures/events/';

/** Names of an object's fields, as the golden file has them. */
const fieldsOf = (file: string): string => {
  const names = Object.keys(JSON.parse(readFileSync(new URL(golden + file, root), 'utf8')) as object).filter(
    (name) => !name.startsWith('$'),
  );
  return names.length === 0 ? 'none' : names.map((name) => `\`${name}\``).join(', ');
};

const section = ({ type, version, personal, givesRights }: (typeof eventCodecs)[number]): string => {
  const example = `${type}.v${version}.json`;
  const whole = `${type}.v${version}.content.json`;
  const sealed = Object.keys(personal)
    .map((path) => `\`${path}\``)
    .join(', ');
  return [
    `## ${type}`,
    '',
    `Version ${version}. [Example](../../${golden}${example})${existsSync(new URL(golden + whole, root)) ? `, [with every optional field](../../${golden}${whole})` : ''}.`,
    '',
    `- Fields: ${fieldsOf(example)}`,
    ...(sealed === '' ? [] : [`- Encrypted: ${sealed}`]),
    ...(givesRights ? ['- Grants rights: ignored without a valid MAC'] : []),
  ].join('\n');
};

/** The page as the codecs stand now. */
export const eventsDoc = (): string =>
  [
    '# Events',
    '',
    'Written by `npm run events-doc` from the codecs and their golden files. Every version stays readable.',
    '',
    'The metadata of each event holds `$correlationId`, `$causationId`, `companyId`, `actor`,',
    '`schemaVersion` and `commandId`; `personKeyId` if fields are encrypted; and a `mac` if the event grants',
    'rights (docs/adr/0016).',
    '',
    ...[...eventCodecs].sort((a, b) => a.type.localeCompare(b.type)).map((codec) => `${section(codec)}\n`),
  ].join('\n');

if (process.argv[1]?.endsWith('write-events-doc.ts')) writeFileSync(new URL('docs/reference/events.md', root), eventsDoc());
