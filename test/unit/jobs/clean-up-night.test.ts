import { expect } from 'chai';
import { beforeEach, describe, it } from 'mocha';
import { createCleanUpNight } from '../../../src/jobs/chat/clean-up-chat.handler.ts';

describe('the cleanup of a night', () => {
  let sure: boolean;
  let said: string[];
  const begun = new Set<string>();
  const night = createCleanUpNight({
    clockIsSure: () => sure,
    now: () => new Date('2026-11-22T03:00:00Z'),
    days: {
      begin: async (day) => {
        said.push(`begin ${day}`);
        return !begun.has(day);
      },
      end: async (day, { removed }) => {
        begun.add(day);
        said.push(`end ${day}: ${removed}`);
      },
    },
    cleanUp: async () => {
      said.push('cleaned');
      return { removed: 3, deactivated: 0, contents: 0, failed: 0 };
    },
  });
  beforeEach(() => {
    said = [];
    begun.clear();
  });

  it('is done once', async () => {
    sure = true;
    await night('2026-11-22');
    await night('2026-11-22');
    expect(said).to.deep.equal(['begin 2026-11-22', 'cleaned', 'end 2026-11-22: 3', 'begin 2026-11-22']);
  });

  it('removes nothing by a clock that has jumped, and is done when that is right', async () => {
    sure = false;
    await night('2027-11-22');
    expect(said).to.deep.equal([]);
    sure = true;
    await night('2026-11-22');
    expect(said).to.include('cleaned');
  });
});
