import { expect } from 'chai';
import { describe, it } from 'mocha';
import { committedWebSchema, webSchema } from '../../scripts/write-web-schema.ts';

describe('the types of the API in the web app', () => {
  it('60 are those of the endpoints as they stand now (else: npm run web-schema)', async () => {
    expect((await webSchema()) === committedWebSchema(), 'web/src/api/schema.d.ts is stale: npm run web-schema').to.equal(true);
  });
});
