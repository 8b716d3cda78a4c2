/** A mailbox for a demo and for tests: IMAP and SMTP in memory, with real protocols. */
export { type MailSandbox, type SandboxFolder, type SentMail, startMailSandbox } from './sandbox.ts';
