import { ProbeStopped, stopTransient } from './probe-stopped.ts';

type Fault = readonly [code: ConstructorParameters<typeof ProbeStopped>[0], what: string];

/** By the code of OpenSSL's verification, as Node gives it. */
const certificateFaults: Readonly<Record<string, Fault>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: ['TLS_SELF_SIGNED', 'its certificate is self-signed'],
  SELF_SIGNED_CERT_IN_CHAIN: ['TLS_UNKNOWN_ISSUER', 'its certificate comes from an unknown authority'],
  UNABLE_TO_GET_ISSUER_CERT: ['TLS_UNKNOWN_ISSUER', 'its certificate comes from an unknown authority'],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: ['TLS_UNKNOWN_ISSUER', 'its certificate comes from an unknown authority'],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: ['TLS_UNKNOWN_ISSUER', 'it does not send the certificate of its issuer'],
  ERR_TLS_CERT_ALTNAME_INVALID: ['TLS_NAME_MISMATCH', 'its certificate is for another host name'],
  CERT_HAS_EXPIRED: ['TLS_EXPIRED', 'its certificate has expired'],
  CERT_NOT_YET_VALID: ['TLS_NOT_YET_VALID', 'its certificate is not valid yet'],
};

export const certificateFault = (code: string): ProbeStopped => {
  const [fault, description] = certificateFaults[code] ?? ['TLS_FAILED', 'its certificate is not accepted'];
  return new ProbeStopped(fault, `no trusted connection: ${description}`);
};

/** By the code of the handshake's error; undefined when the connection ended or nothing came in time. */
export const handshakeFault = (code: string | undefined): ProbeStopped => {
  if (code === 'ERR_SSL_WRONG_VERSION_NUMBER' || code === 'ERR_SSL_PACKET_LENGTH_TOO_LONG')
    return new ProbeStopped('TLS_NOT_SPOKEN', 'the server does not speak TLS there');
  if (code === 'ERR_SSL_UNSUPPORTED_PROTOCOL' || code === 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION')
    return new ProbeStopped('TLS_TOO_OLD', 'the server speaks no TLS 1.2 or newer');
  return stopTransient('TLS_FAILED', 'the encrypted connection could not be made');
};
