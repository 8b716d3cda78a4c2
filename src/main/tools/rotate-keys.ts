/** npm run rotate-keys: seals every secret and personal key again under the first key of ENCRYPTION_KEY. */
import { rotateKeys } from '../../platform/crypto/rotation.ts';
import { runTool } from './run-tool.ts';

await runTool(async (foundation) => {
  const { unreadable, ...rotated } = await rotateKeys(foundation);
  for (const { kind, id, reason } of unreadable) console.error(`${kind} ${id} keeps its old key: ${reason}`);
  process.exitCode = unreadable.length > 0 ? 1 : 0;
  return JSON.stringify(rotated);
});
