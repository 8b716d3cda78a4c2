/** npm run events-doc: writes docs/reference/events.md from the codecs and their golden files. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { eventCodecs } from '../src/domain/event-codecs.ts';

const root = new URL('../', import.meta.url);

const section = ({ type, version, personal, givesRights }: (typeof eventCodecs)[number]): string => {
  const example = readFileSync(new URL(`test/fixtures/events/${type}.v${version}.json`, root), 'utf8').trim();
  const whole = new URL(`test/fixtures/events/${type}.v${version}.content.json`, root);
  const sealed = Object.keys(personal)
    .map((path) => `\`${path}\``)
    .join(', ');
  return [
    `## ${type}`,
    '',
    `Version ${version}. ${sealed === '' ? 'Nothing personal.' : `Sealed: ${sealed}.`}${givesRights ? " Gives rights: ignored without the service's MAC." : ''}`,
    '',
    '```json',
    example,
    '```',
    ...(existsSync(whole) ? ['', 'With every optional field:', '', '```json', readFileSync(whole, 'utf8').trim(), '```'] : []),
  ].join('\n');
};

/** The page as the codecs stand now. */
export const eventsDoc = (): string =>
  [
    '# Events',
    '',
    'Made by `npm run events-doc` from the codecs and their golden files. Each also carries `$correlationId`, `$causationId`, `companyId`, `actor`,',
    '`schemaVersion`, `commandId` and, where something is sealed, `personKeyId`, where it gives rights a `mac` as metadata',
    '(docs/adr/0016).',
    '',
    ...[...eventCodecs].sort((a, b) => a.type.localeCompare(b.type)).map((codec) => `${section(codec)}\n`),
  ].join('\n');

if (process.argv[1]?.endsWith('write-events-doc.ts')) writeFileSync(new URL('docs/reference/events.md', root), eventsDoc());
