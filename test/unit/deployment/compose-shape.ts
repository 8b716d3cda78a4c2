/**
 * The part of the Compose Specification's schema that our file uses (compose-spec.json of github.com/compose-spec/compose-spec), strict: an
 * element that is not here is a fault even where the specification knows it, so that using one means reading what it says.
 */
import { dictionary, either, flag, list, matching, nothing, oneOf, record, type Shape, text, wholeNumber } from './shape.ts';

const name = /^[a-zA-Z0-9._-]+$/;
const duration = matching('a duration such as 5s', /^(\d+(h|m|s|ms|us))+$/);
const size = matching('a size such as 256m', /^\d+(b|k|m|g)$/);
const port = matching('ADDRESS:PORT:PORT', /^(\d{1,3}\.){3}\d{1,3}:\d{1,5}:\d{1,5}$/);
/** Left as they stand, booleans and numbers in YAML may come out as another text than meant. */
const environment = dictionary(/^[A-Z][A-Z0-9_]*$/, text);

const healthcheck = record(
  { test: list(text), interval: duration, timeout: duration, start_period: duration, retries: wholeNumber },
  ['test', 'interval', 'timeout', 'retries'],
);

const service = record({
  build: record({ context: text, args: environment }, ['context']),
  image: text,
  command: list(text),
  env_file: text,
  environment,
  user: text,
  init: flag,
  read_only: flag,
  cap_drop: list(oneOf('ALL')),
  security_opt: list(text),
  tmpfs: list(matching('PATH:OPTIONS', /^\/[a-z]+:[a-z]+=\w+(,[a-z]+=\w+)*$/)),
  volumes: list(matching('VOLUME:PATH or ./FILE:PATH:ro', /^([a-z-]+:\/[\w/]+(:ro)?|\.\/[\w./-]+:\/[\w./-]+:ro)$/)),
  secrets: list(text),
  network_mode: oneOf('none'),
  ports: list(port),
  restart: oneOf('no', 'always', 'on-failure', 'unless-stopped'),
  stop_grace_period: duration,
  shm_size: size,
  healthcheck,
  depends_on: dictionary(
    name,
    record({ condition: oneOf('service_started', 'service_healthy', 'service_completed_successfully') }, ['condition']),
  ),
});

export const composeFile: Shape = record(
  {
    name: matching('a project name', /^[a-z0-9][a-z0-9_-]*$/),
    services: dictionary(name, service),
    secrets: dictionary(name, record({ file: text }, ['file'])),
    volumes: dictionary(name, either(nothing, record({ name: text }))),
  },
  ['services'],
);

export type Service = {
  readonly image?: string;
  readonly build?: { readonly args?: Readonly<Record<string, string>> };
  readonly command?: readonly string[];
  readonly env_file?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly user?: string;
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly restart?: string;
  readonly secrets?: readonly string[];
  readonly network_mode?: string;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
};

export type ComposeFile = {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
};
