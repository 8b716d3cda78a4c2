/** Does nothing, and tells how long its event loop had to wait for that. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
process.on('message', () => {
  process.send(delay.max / 1e6);
  process.disconnect();
});
