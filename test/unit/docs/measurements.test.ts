import { expect } from 'chai';
import { describe, it } from 'mocha';
import { measurementsDoc, writtenMeasurementsDoc } from '../../../scripts/write-measurements-doc.ts';

describe('docs/reference/measurements.md', () => {
  it('is what the result files say (npm run measurements-doc writes it)', () =>
    expect(writtenMeasurementsDoc()).to.equal(measurementsDoc()));
});
