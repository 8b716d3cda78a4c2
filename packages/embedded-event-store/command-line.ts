import { DEFAULT_RELEASE, isRelease, RELEASES, type Release } from './grpc/played-version.ts';
import { isTrait, TRAITS, type Trait } from './grpc/traits.ts';

export type CommandLine = {
  port: number;
  dataDir: string | null;
  exitWithStdin: boolean;
  maxAppendSize: number;
  playVersion: Release;
  /** undefined: as the release does */
  gzip: boolean | undefined;
  traits: readonly Trait[];
  controlPort: number | null;
  /** Paths of PEM files; null: no TLS. */
  certificateFiles: { certificate: string; key: string } | null;
  /** Certificate, user and password of its own, which the ready line's URL names. */
  secured: boolean;
};

const USAGE =
  'Usage: --port PORT (--data DIR | --in-memory) [--max-append-size BYTES] [--play-version RELEASE] [--gzip on|off] [--trait NAME]... [--control-port PORT] [--certificate-file FILE --certificate-private-key-file FILE] [--secured] [--exit-with-stdin]';

/** The default of the real server: data and metadata of one append. */
export const DEFAULT_MAX_APPEND_SIZE = 1 << 20;
const LARGEST_APPEND = 32 << 20;

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Error(`${name} ${text} is not a whole number from ${least} to ${most}. ${USAGE}`);
}

function release(text: string): Release {
  if (isRelease(text)) return text;
  throw new Error(`--play-version ${text} is not one of ${RELEASES.join(', ')}. ${USAGE}`);
}

function onOrOff(name: string, text: string): boolean {
  if (text === 'on' || text === 'off') return text === 'on';
  throw new Error(`${name} ${text} is not one of on, off. ${USAGE}`);
}

function traitsNamed(text: string): readonly Trait[] {
  if (text === 'all') return TRAITS;
  if (isTrait(text)) return [text];
  throw new Error(`--trait ${text} is not one of ${TRAITS.join(', ')}, all. ${USAGE}`);
}

/** Reads the arguments; throws a sentence for the user when they are wrong. */
export function parseCommandLine(args: readonly string[]): CommandLine {
  let port = 2113;
  let dataDir: string | null = null;
  let inMemory = false;
  let exitWithStdin = false;
  let secured = false;
  let controlPort: number | null = null;
  let maxAppendSize = DEFAULT_MAX_APPEND_SIZE;
  let playVersion = DEFAULT_RELEASE;
  let gzip: boolean | undefined;
  const traits: Trait[] = [];
  let certificate: string | null = null;
  let key: string | null = null;
  const rest = [...args];
  const following = (name: string): string => {
    const value = rest.shift();
    if (value === undefined || value.startsWith('--')) throw new Error(`${name} needs a value. ${USAGE}`);
    return value;
  };
  for (let name = rest.shift(); name !== undefined; name = rest.shift()) {
    if (name === '--port') port = wholeNumber(name, following(name), 0, 65_535);
    else if (name === '--data') dataDir = following(name);
    else if (name === '--in-memory') inMemory = true;
    else if (name === '--max-append-size') maxAppendSize = wholeNumber(name, following(name), 1, LARGEST_APPEND);
    else if (name === '--control-port') controlPort = wholeNumber(name, following(name), 0, 65_535);
    else if (name === '--play-version') playVersion = release(following(name));
    else if (name === '--gzip') gzip = onOrOff(name, following(name));
    else if (name === '--trait') traits.push(...traitsNamed(following(name)));
    else if (name === '--certificate-file') certificate = following(name);
    else if (name === '--certificate-private-key-file') key = following(name);
    else if (name === '--secured') secured = true;
    else if (name === '--exit-with-stdin') exitWithStdin = true;
    else throw new Error(`${name} is not known. ${USAGE}`);
  }
  if (inMemory === (dataDir !== null)) throw new Error(`Either --data DIR or --in-memory is needed, not both. ${USAGE}`);
  const certificateFiles = certificate !== null && key !== null ? { certificate, key } : null;
  if (certificateFiles === null && (certificate ?? key) !== null)
    throw new Error(`--certificate-file and --certificate-private-key-file are needed together. ${USAGE}`);
  if (secured && (dataDir === null || certificateFiles !== null))
    throw new Error(`--secured needs --data DIR, where its certificate and its password lie, and no other certificate. ${USAGE}`);
  return { port, dataDir, exitWithStdin, maxAppendSize, playVersion, gzip, traits, controlPort, certificateFiles, secured };
}
