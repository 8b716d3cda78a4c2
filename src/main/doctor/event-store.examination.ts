import { mayAppend } from '../../platform/event-store/may-append.ts';
import { serverVersion } from '../../platform/event-store/server-version.ts';
import { type Examination, type Finding, fault, fine, warning } from './examination.ts';
import { isOwnMachine } from './own-machine.ts';

/** Which version answers, and whether its user may read everything and write: a user may have one right and not the other. */
export const eventStore: Examination = {
  name: 'event store',
  help: 'docs/event-store.md',
  look: async ({ config, store, eventStoreUrl }) => {
    const { says, tried } = await serverVersion(eventStoreUrl);
    await store.ping();
    const findings: Finding[] = [
      tried
        ? fine(`version ${says}, read to its end`)
        : warning(`version ${says}: nobody tried this service with it. Run the conformance kit against it`),
    ];
    if (!(await mayAppend(eventStoreUrl)))
      findings.push(
        fault('its user may read and not write: no mail becomes an order. Give the user of EVENTSTORE_URL the right'),
      );
    const isSecured = /[?&]tls=true/i.test(eventStoreUrl) || !/[?&]tls=false/i.test(eventStoreUrl);
    if (config.mode === 'production' && !isSecured && !isOwnMachine(eventStoreUrl))
      findings.push(warning('EVENTSTORE_URL says tls=false to another machine: everybody on the way reads along. Use tls=true'));
    return findings;
  },
};
