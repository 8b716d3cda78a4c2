/** Where people reach this service: as configured, else where they asked. A mail never takes the second, for whoever asks could say anything. */
export const originOf = (publicUrl: string | null, header: (name: string) => string | undefined): string =>
  (publicUrl ?? `http://${header('host')}`).replace(/\/$/, '');
