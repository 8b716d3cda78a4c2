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
  if (isEmbedded) return [fine(`version ${says}, readable to its end`)];
  if (!release)
    return [
      warning(
        `version ${says} is unknown to this release. Run the conformance kit against an empty store of that version; the kit writes events and refuses other stores`,
      ),
    ];
  const notTried = tried ? '' : ' This service was not tested with it. Try it on a copy first';
  return [
    fine(`version ${says}, readable to its end${notTried && `.${notTried}`}`),
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
        fault('its user cannot write, so emails do not become orders. Grant write access to the user of EVENTSTORE_URL'),
      );
    if (config.mode === 'production' && isOverheard(eventStoreUrl))
      findings.push(warning('EVENTSTORE_URL connects to another machine with tls=false, so traffic can be read. Use tls=true'));
    return findings;
  },
};
