/** Trust in the public certificate authorities, and in those that an operator names besides. */
import { createSecureContext, rootCertificates, type SecureContext } from 'node:tls';

const minVersion = 'TLSv1.2';
const contexts = new Map<string, SecureContext>();

/**
 * What a connection is given for it; `ca`: PEM, null where there are none besides. Reading a hundred public ones takes a dozen milliseconds of processor
 * time, more than a poll of a mailbox without mail: it is done once, not for each connection.
 */
export const trusting = (
  ca: string | null,
): { readonly minVersion: typeof minVersion; readonly secureContext?: SecureContext } => {
  // without a list of its own a connection takes Node's, which is read once as well
  if (ca === null || ca === '') return { minVersion };
  // `ca` replaces Node's own list, so that list is given along
  const secureContext = contexts.get(ca) ?? createSecureContext({ ca: [...rootCertificates, ca], minVersion });
  contexts.set(ca, secureContext);
  return { minVersion, secureContext };
};
