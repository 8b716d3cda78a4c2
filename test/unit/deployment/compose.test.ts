import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';
import { describe, it } from 'mocha';
import { defaultRelease } from '../../../packages/event-sourcing/event-store/server-releases.ts';
import { loadConfig } from '../../../src/platform/config/config.ts';
import { type ComposeFile, composeFile, type Service } from './compose-shape.ts';
import { instructionsOf, projectFile, projectHas, settingsOf } from './project-files.ts';

const parsed = (yaml: string): unknown => load(yaml, { schema: CORE_SCHEMA.withTags(mergeTag) });
const source = projectFile('docker-compose.yml');
const compose = parsed(source) as ComposeFile;
const services = Object.entries(compose.services);
const lasting = services.filter(([name]) => name !== 'certificates');
const ours = services.filter(([, service]) => service.build !== undefined);

const each = (chosen: readonly (readonly [string, Service])[], check: (service: Service, name: string) => void): void => {
  expect(chosen).not.to.have.length(0);
  for (const [name, service] of chosen) check(service, name);
};

describe('docker-compose.yml', () => {
  it('is a compose file: every element known, every value of its shape', () => {
    expect(composeFile(parsed(source), '')).to.deep.equal([]);
  });

  it('would be refused with a misspelt element, an unknown condition or a number where a text belongs', () => {
    const faultsOf = (before: string, after: string) => {
      expect(source).to.include(before);
      return composeFile(parsed(source.replace(before, after)), '').join('\n');
    };
    expect(faultsOf('read_only: true', 'readonly: true')).to.include('services.api: readonly is not known');
    expect(faultsOf('condition: service_healthy', 'condition: healthy')).to.include('depends_on.eventstore.condition');
    expect(faultsOf('PORT: "3000"', 'PORT: 3000')).to.include('services.api.environment.PORT: expected a text');
    expect(faultsOf('interval: 5s', 'interval: 5')).to.include('healthcheck.interval');
  });

  it('has certificates, the two stores and the three parts of the service', () => {
    const names = ['certificates', 'eventstore', 'postgres', 'api', 'projector', 'worker'];
    expect(services.map(([name]) => name)).to.have.members(names);
    expect(ours.map(([name]) => name)).to.have.members(['api', 'projector', 'worker']);
  });

  it('names a released version of every image', () => {
    each(services, ({ image }, name) => {
      expect(image, name).to.match(/:\d+[\w.-]*$/);
    });
    expect(compose.services.eventstore?.image).to.match(
      new RegExp(`^docker\\.kurrent\\.io/kurrent-lts/kurrentdb:${defaultRelease}\\.`),
    );
    expect(compose.services.postgres?.image).to.equal('postgres:17');
  });

  it('has a health check for everything, restarts everything, and starts the service after its stores are healthy', () => {
    each(lasting, ({ healthcheck, restart }, name) => {
      expect(healthcheck?.test[0], name).to.equal('CMD');
      expect(restart, name).to.equal('unless-stopped');
    });
    each(ours, ({ depends_on }, name) => {
      expect(depends_on, name).to.deep.equal({
        eventstore: { condition: 'service_healthy' },
        postgres: { condition: 'service_healthy' },
      });
    });
  });

  it('runs the service without rights, on a read-only file system, with a /data and a /tmp of its own in memory', () => {
    each(ours, ({ user, read_only, tmpfs, volumes, ...rest }, name) => {
      expect(user, name).to.equal('1000:1000');
      expect(read_only, name).to.equal(true);
      expect(
        tmpfs?.map((mount) => mount.split(':')[0]),
        name,
      ).to.have.members(['/tmp', '/data']);
      expect(volumes, name).to.deep.equal(['trust:/run/certificates:ro']);
      expect(rest, name).to.deep.include({ cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    });
  });

  it('runs the service in production mode with what .env says, and refuses to start without it', () => {
    each(ours, ({ env_file, environment }, name) => {
      expect(env_file, name).to.equal('.env');
      expect(environment, name).to.include({ MODE: 'production', DATA_DIR: '/data' });
      expect(environment?.TRUST_PROXY, name).to.match(/^\$\{TRUST_PROXY:\?.+\}$/);
    });
    const asked = [...source.matchAll(/\$\{(\w+)/g)].map(([, setting = '']) => setting);
    expect([...settingsOf(projectFile('.env.example')).keys()]).to.include.members(asked);
  });

  it('starts with sign-in of its own, with an issuer, and with neither says which setting is missing', () => {
    each(ours, ({ environment }, name) => {
      const faultsWith = (filled: Readonly<Record<string, string>>) => {
        const example = [...settingsOf(projectFile('.env.example'))].filter(([setting]) => !setting.endsWith('_FILE'));
        const env = { ...Object.fromEntries(example), TRUST_PROXY: '1', ...filled };
        // as compose does: what .env says, unless the service's own environment says something else
        const given = Object.entries(environment ?? {}).filter(
          ([setting, value]) => !setting.endsWith('_FILE') && !value.includes('${'),
        );
        const secrets = {
          DATABASE_URL: 'postgres://order_intake:x@postgres:5432/order_intake?sslmode=verify-full',
          EVENTSTORE_URL: 'esdb://admin:x@eventstore:2113?tls=true',
          ENCRYPTION_KEY: randomBytes(32).toString('base64'),
        };
        const needed = [...source.matchAll(/\$\{(\w+):\?/g)].map(([, setting = '']) => setting);
        const missing = needed.filter((setting) => (env as Record<string, string>)[setting] === '');
        const loaded = loadConfig({ ...env, ...Object.fromEntries(given), ...secrets });
        return [...missing, ...(isLeft(loaded) ? loaded.left.map(({ variable }) => variable) : [])];
      };
      expect(faultsWith({ AUTH_PASSWORDS: 'true', PUBLIC_URL: 'https://orders.example.com' }), name).to.deep.equal([]);
      expect(faultsWith({ AUTH_ISSUER: 'https://issuer.example', AUTH_AUDIENCE: 'order-intake' }), name).to.deep.equal([]);
      expect(faultsWith({}), name).to.have.members(['AUTH_ISSUER', 'AUTH_AUDIENCE']);
    });
  });

  it('builds on what .env names, else on what the Dockerfile names', () => {
    const [, named] = /^ARG BASE=(.+@sha256:[0-9a-f]{64})$/m.exec(projectFile('Dockerfile')) ?? [];
    expect(named).to.be.a('string');
    each(ours, ({ build }, name) => {
      expect(build?.args?.BASE, name).to.equal(`\${BASE_IMAGE:-${named}}`);
    });
  });

  it('sets up the event store by names that its release has, and asks whether it is alive over TLS', () => {
    const { environment = {}, healthcheck, volumes } = compose.services.eventstore ?? {};
    expect(Object.keys(environment).filter((name) => !name.startsWith('KURRENTDB_'))).to.deep.equal([]);
    // removed or deprecated by the releases since 25.0
    expect(Object.keys(environment).join()).not.to.match(/MEM_DB|_EXT_|_INT_|WORKER_THREADS|GOSSIP_ON_SINGLE_NODE/);
    const certificates = Object.values(environment).filter((value) => value.startsWith('/certificates/'));
    expect(certificates).to.have.members(['/certificates/server.pem', '/certificates/server.key', '/certificates/trusted']);
    expect(volumes).to.include('eventstore-certificate:/certificates:ro');
    expect(healthcheck?.test.at(-1)).to.equal('https://localhost:2113/health/live');
    expect(healthcheck?.test).to.include('/certificates/trusted/ca.pem').and.not.to.include('--insecure');
    expect(compose.services.eventstore?.env_file).to.equal('secrets/eventstore.env');
    const named = projectFile('deploy/secrets.sh').match(/^(?:keep eventstore\.env ")?(\w+)_DEFAULT_(?:ADMIN|OPS)_PASSWORD=/gm);
    expect(named?.map((line) => line.includes('KURRENTDB_'))).to.deep.equal([true, true]);
  });

  it('gives secrets as files, and none as a value', () => {
    each(ours, ({ environment, secrets }, name) => {
      for (const setting of ['DATABASE_URL', 'EVENTSTORE_URL', 'ENCRYPTION_KEY']) {
        const secret = setting.toLowerCase();
        expect(environment?.[`${setting}_FILE`], name).to.equal(`/run/secrets/${secret}`);
        expect(environment, name).not.to.have.property(setting);
        expect(secrets, name).to.include(secret);
        expect(compose.secrets[secret]?.file).to.equal(`secrets/${secret}`);
      }
    });
    expect(compose.services.postgres?.environment?.POSTGRES_PASSWORD_FILE).to.equal('/run/secrets/postgres_password');
    expect(source).not.to.match(/PASSWORD: /);
  });

  it('has certificates made once, by a step without a network, before either store starts', () => {
    const { certificates, eventstore, postgres } = compose.services;
    expect(certificates).to.include({ network_mode: 'none', restart: 'no', user: 'root' });
    expect(projectHas('deploy/certificates.sh')).to.equal(true);
    for (const store of [eventstore, postgres])
      expect(store?.depends_on).to.deep.equal({ certificates: { condition: 'service_completed_successfully' } });
    expect(
      services.filter(([, { volumes }]) => volumes?.some((each) => each.startsWith('authority:'))).map(([name]) => name),
    ).to.deep.equal(['certificates']);
  });

  it('lets nobody into a store without TLS and a password', () => {
    expect(source).not.to.match(/INSECURE|tls=false|sslmode=disable|auth=trust/);
    const flags = compose.services.postgres?.command?.filter((_, index) => index > 0 && index % 2 === 0);
    expect(flags).to.include.members(['ssl=on', 'hba_file=/etc/postgresql/pg_hba.conf', 'password_encryption=scram-sha-256']);
    const rules = projectFile('deploy/pg_hba.conf')
      .split('\n')
      .filter((line) => /^\w/.test(line));
    expect(
      rules.map((line) =>
        line
          .split(/\s+/)
          .filter((word) => word !== 'all')
          .join(' '),
      ),
    ).to.deep.equal(['local scram-sha-256', 'hostssl scram-sha-256']);
  });

  it('runs programs that there are, each part another one', () => {
    const started = instructionsOf(projectFile('Dockerfile')).find(([instruction]) => instruction === 'CMD')?.[1] ?? '';
    const programs = ours.map(([, { command }]) => (command ?? (JSON.parse(started) as string[])).at(-1) ?? '');
    expect(programs).to.have.members(['src/main/api.ts', 'src/main/projector.ts', 'src/main/worker.ts']);
    for (const program of programs) expect(projectHas(program), program).to.equal(true);
  });

  it('publishes the API on this machine alone, and the stores not at all', () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).to.deep.equal(['api']);
    expect(compose.services.api?.ports).to.deep.equal(['127.0.0.1:3000:3000']);
  });

  it('keeps what the stores write in volumes that are declared', () => {
    for (const [name, target] of [
      ['eventstore', '/var/lib/kurrentdb'],
      ['postgres', '/var/lib/postgresql/data'],
    ] as const) {
      const volume = compose.services[name]?.volumes?.find((mount) => mount.endsWith(`:${target}`));
      expect(Object.keys(compose.volumes), name).to.include(volume?.split(':')[0]);
    }
  });
});
