import { expect } from 'chai';
import { describe, it } from 'mocha';
import { eventCodecs } from '../../../src/domain/event-codecs.ts';
import * as queries from '../../../src/projections/queries-registry.ts';
import { readModels } from '../../../src/projections/read-models.ts';

describe('the read models of the service', () => {
  it('say that they are personal when an event of theirs is: their rows are folded again when somebody is erased', () => {
    const personal = new Set<string>(
      eventCodecs.flatMap((codec) => (Object.keys(codec.personal).length > 0 ? [codec.type] : [])),
    );
    const silent = readModels.filter((model) => !model.personal && model.types.some((type) => personal.has(type)));
    expect(silent.map(({ name }) => name)).to.deep.equal([]);
  });
});

describe('the queries of the service', () => {
  it('have a name each: put together, none hides another', () => {
    const names = Object.values(queries).flatMap((create) => Object.keys(create({} as never, {} as never)));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).to.deep.equal([]);
    expect(names).to.include('mailboxes');
  });
});
