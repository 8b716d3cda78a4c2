import type { ProbeFault } from '../../domain/mailbox/mail-probe.port.ts';
import type { ProbeCode } from '../../domain/mailbox/probe-codes.ts';

/** Ends a probe with the fault that its report names. */
export class ProbeStopped extends Error {
  override readonly name = 'ProbeStopped';
  readonly fault: ProbeFault;
  constructor(code: ProbeCode, message: string, { transient = false }: { readonly transient?: boolean } = {}) {
    super(message);
    this.fault = { code, transient, message };
  }
}

export const stopTransient = (code: ProbeCode, message: string): ProbeStopped =>
  new ProbeStopped(code, message, { transient: true });
