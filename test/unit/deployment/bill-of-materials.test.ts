import { expect } from 'chai';
import { describe, it } from 'mocha';
import { isAllowed, packagesOf, staleness } from '../../../scripts/bill-of-materials.mjs';
import { projectFile } from './project-files.ts';

describe('what the image is made of', () => {
  it('is listed as the lock files have it, under licences that somebody has allowed', () => {
    expect(staleness()).to.deep.equal([]);
  });

  it('would be found wanting when a package comes, goes, or has a licence that nobody has looked at', () => {
    const lock = JSON.parse(projectFile('package-lock.json'));
    lock.packages['node_modules/new-one'] = { version: '1.0.0', license: 'AGPL-3.0-only' };
    delete lock.packages['node_modules/express'];
    const files = (path: string): string => (path === 'package-lock.json' ? JSON.stringify(lock) : projectFile(path));
    const faults = staleness(files);
    expect(faults).to.include('deploy/sbom.cdx.json lacks new-one@1.0.0');
    expect(faults).to.include('new-one: nobody has allowed the licence AGPL-3.0-only');
    expect(faults.some((fault) => /holds express@[\d.]+, which is not installed/.test(fault))).to.equal(true);
    expect(faults).to.include('deploy/licences.md is not what the lock files say');
  });

  it('counts every licence of several, and one of a choice', () => {
    expect(isAllowed('Apache-2.0 AND LGPL-3.0-or-later')).to.equal(true);
    expect(isAllowed('MIT AND GPL-3.0-only')).to.equal(false);
    expect(isAllowed('(MIT OR EUPL-1.1+)')).to.equal(true);
    expect(isAllowed('unknown')).to.equal(false);
  });

  it('is without what only development needs', () => {
    const names = packagesOf(projectFile('package-lock.json')).map(({ name }) => name);
    expect(names).to.include.members(['express', 'pg', 'sharp']).and.not.to.include.members(['mocha', 'typescript', 'knip']);
  });

  it('is told in CycloneDX, the same on every machine', () => {
    for (const path of ['deploy/sbom.cdx.json', 'deploy/sbom-web.cdx.json']) {
      const sbom = JSON.parse(projectFile(path));
      expect(sbom).to.include({ bomFormat: 'CycloneDX', specVersion: '1.5' });
      expect(sbom).not.to.have.property('serialNumber');
      expect(sbom.metadata).not.to.have.property('timestamp');
      for (const { purl, hashes } of sbom.components)
        expect([purl, hashes?.[0]?.alg]).to.satisfy(([at, alg]: string[]) => at?.startsWith('pkg:npm/') && alg === 'SHA-512');
    }
  });
});
