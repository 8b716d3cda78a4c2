import {
  isOwnHost,
  mayAppend,
  parseStoreUrl,
  type ServerVersion,
  serverVersion,
  supportSentence,
} from '@order-intake/event-sourcing';
import { type Examination, type Finding, fault, fine, warning } from './examination.ts';

/** The end of the vendor's support stops nothing: it is told, and is no warning. */
export const ofVersion = ({ says, tried, release, isEmbedded }: ServerVersion, now: Date): Finding[] => {
  if (isEmbedded) return [fine(`version ${says}, read to its end`)];
  if (!release)
    return [
      warning(
        `version ${says}: a release that is not known here. Run the conformance kit against an empty store of it: the kit writes, and refuses any other`,
      ),
    ];
  const notTried = tried ? '' : ' This service was not run on it: try yours on a copy first';
  return [
    fine(`version ${says}, read to its end${notTried && `.${notTried}`}`),
    fine(`${release.product} ${says} ${supportSentence(release, now)}`),
  ];
};

const isOverheard = (url: string): boolean => {
  const { hosts = [], parameters } = parseStoreUrl(url) ?? {};
  return parameters?.get('tls') === 'false' && !hosts.every(({ host }) => isOwnHost(host));
};

/** Which version answers, and whether its user may read everything and write: a user may have one right and not the other. */
export const eventStore: Examination = {
  name: 'event store',
  help: 'docs/reference/event-store-versions.md',
  look: async ({ config, store, eventStoreUrl }) => {
    const version = await serverVersion(eventStoreUrl);
    await store.ping();
    const findings: Finding[] = ofVersion(version, new Date());
    if (!(await mayAppend(eventStoreUrl)))
      findings.push(
        fault('its user may read and not write: no mail becomes an order. Give the user of EVENTSTORE_URL the right'),
      );
    if (config.mode === 'production' && isOverheard(eventStoreUrl))
      findings.push(warning('EVENTSTORE_URL says tls=false to another machine: everybody on the way reads along. Use tls=true'));
    return findings;
  },
};
