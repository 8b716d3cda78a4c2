/**
 * The public address of this service: as configured, else the one requested. Mails never use the second, because a
 * caller can send any Host header.
 */
export const originOf = (publicUrl: string | null, header: (name: string) => string | undefined): string =>
  (publicUrl ?? `http://${header('host')}`).replace(/\/$/, '');
