/** deploy/kubernetes as `kubectl apply -k` reads it: rendered, every object valid for the API of Kubernetes, its settings accepted by the service. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { isLeft } from 'fp-ts/lib/Either.js';
import { loadAll } from 'js-yaml';
import { describe, it } from 'mocha';
import { loadConfig } from '../../../src/platform/config/config.ts';
import { projectFile, settingsOf } from './project-files.ts';

type Container = { readonly command: readonly string[]; readonly securityContext: object };
type PodTemplate = { readonly spec: { readonly containers: readonly Container[]; readonly securityContext: object } };
type Manifest = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string };
  readonly data?: Readonly<Record<string, string>>;
  readonly spec?: { readonly template?: PodTemplate; readonly scaleTargetRef?: { readonly name: string } };
};

const goldenPath = 'test/fixtures/kubernetes/example.yaml';
const manifests = loadAll(projectFile(goldenPath)) as readonly Manifest[];
const ofKind = (kind: string): readonly Manifest[] => manifests.filter((manifest) => manifest.kind === kind);
const withPods = manifests.filter(({ spec }) => spec?.template);

/** @throws with what the schema of the Kubernetes API says against the object */
const validate = async (manifest: Manifest): Promise<void> => {
  const { [manifest.kind]: Model } = await import(`kubernetes-models/${manifest.apiVersion}/${manifest.kind}`);
  new Model(manifest).validate();
};

describe('deploy/kubernetes', () => {
  it('renders to test/fixtures/kubernetes/example.yaml (GOLDEN=write accepts a change)', function () {
    const { status, stdout, stderr, error } = spawnSync(
      'kubectl',
      ['kustomize', fileURLToPath(new URL('../../../deploy/kubernetes/example', import.meta.url))],
      { encoding: 'utf8' },
    );
    if (error) {
      console.log('    skipped: kubectl is not installed');
      this.skip();
    }
    expect(status, stderr).to.equal(0);
    if (process.env.GOLDEN === 'write') writeFileSync(fileURLToPath(new URL(`../../../${goldenPath}`, import.meta.url)), stdout);
    else expect(stdout).to.equal(projectFile(goldenPath));
  });

  it('has only objects that the API of Kubernetes accepts', async () => {
    expect(manifests.length).to.be.greaterThan(10);
    for (const manifest of manifests) await validate(manifest);
  });

  it('would be refused with a number of the wrong type or without what an object needs', async () => {
    const [deployment] = ofKind('Deployment');
    const refusal = async (spec: object) => {
      try {
        await validate({ ...deployment, spec } as Manifest);
        return '';
      } catch (error) {
        return String(error);
      }
    };
    expect(await refusal({ ...deployment?.spec, minReadySeconds: 'ten' })).to.match(/minReadySeconds/);
    expect(await refusal({ replicas: 1 })).to.match(/selector|template/);
  });

  it('starts every part and the migrations, without root, rights or a writable file system', () => {
    expect(withPods.map(({ metadata }) => metadata.name)).to.have.members([
      'order-intake-api',
      'order-intake-projector',
      'order-intake-worker',
      'order-intake-migrate',
    ]);
    for (const { metadata, spec } of withPods) {
      const [container] = spec?.template?.spec.containers ?? [];
      const script = container?.command.at(-1) ?? '';
      expect(projectFile(script), metadata.name).to.be.a('string');
      expect(spec?.template?.spec.securityContext, metadata.name).to.include({ runAsNonRoot: true, runAsUser: 1000 });
      expect(container?.securityContext, metadata.name).to.deep.equal({
        allowPrivilegeEscalation: false,
        capabilities: { drop: ['ALL'] },
        readOnlyRootFilesystem: true,
      });
    }
  });

  it('scales parts that exist, and puts everything into one namespace', () => {
    const names = withPods.map(({ metadata }) => metadata.name);
    for (const { spec } of ofKind('HorizontalPodAutoscaler')) expect(names).to.include(spec?.scaleTargetRef?.name);
    for (const { metadata } of manifests) expect(metadata.namespace, metadata.name).to.equal('order-intake');
  });

  it('has settings that the service accepts and that the reference lists', () => {
    const [{ data = {} } = { data: {} }] = ofKind('ConfigMap');
    const { DATABASE_URL_FILE: _, EVENTSTORE_URL_FILE: __, ENCRYPTION_KEY_FILE: ___, ...plain } = data;
    const config = loadConfig({
      ...plain,
      DATABASE_URL: 'postgres://user:password@postgres:5432/order_intake',
      EVENTSTORE_URL: 'esdb://admin:password@eventstore:2113?tls=true',
      ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    });
    expect(isLeft(config) ? config.left : []).to.deep.equal([]);
    const listed = settingsOf(projectFile('.env.example'));
    expect(Object.keys(data).filter((name) => !listed.has(name))).to.deep.equal([]);
  });
});
