/** Self-signed certificates, for servers on this machine and for tests. */
export { selfSignedCertificate } from './certificate.ts';
