/** npm run rebuild -- NAME… | --all: builds read models again from the log, beside the ones that are served. */
import { rebuildReadModels } from '../platform/projections/rebuild.ts';
import { readModels } from '../projections/registry.ts';
import { runTool } from './run-tool.ts';

const known = readModels.map(({ name }) => name);
const args = process.argv.slice(2);
const all = args.includes('--all');
const unknown = args.filter((name) => name !== '--all' && !known.includes(name));
if (unknown.length > 0 || (!all && args.length === 0)) {
  const complaint = unknown.length > 0 ? `${unknown.join(', ')}: no such read model. ` : '';
  console.error(`${complaint}Usage: npm run rebuild -- NAME… | --all\nRead models: ${known.join(', ')}`);
  process.exit(2);
}

await runTool(async ({ pool, store }) => {
  const onProgress = ({ events, done }: { events: number; done: number }) =>
    console.error(`${events} events, ${Math.round(done * 100)} %`);
  const { names, events, elapsedMs } = await rebuildReadModels({
    pool,
    store,
    readModels,
    names: all ? 'all' : args,
    onProgress,
  });
  return JSON.stringify({ rebuilt: names, events, seconds: elapsedMs / 1000 });
});
