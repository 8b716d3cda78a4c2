import { calibration, calibrationVersion } from '@order-intake/order-extraction/calibration';
import { expect } from 'chai';
import { describe, it } from 'mocha';
import { versionOf } from '../../../bench/score/calibration-version.ts';
import { effects } from '../../../packages/order-extraction/rules/effects.data.ts';

describe('the version of the calibration', () => {
  it('is the hash of its curves and effects: whoever changes one of them by hand has to change it', () => {
    expect(calibrationVersion).to.equal(versionOf(calibration, effects));
  });

  it('changes with a curve and with an effect', () => {
    const text = calibration.documents.text ?? [];
    expect(versionOf({ ...calibration, documents: { ...calibration.documents, text: text.slice(1) } }, effects)).not.to.equal(
      calibrationVersion,
    );
    expect(versionOf(calibration, { ...effects, table_read: 0 })).not.to.equal(calibrationVersion);
  });
});
