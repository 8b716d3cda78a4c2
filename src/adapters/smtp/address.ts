import { domainToASCII } from 'node:url';

/**
 * Whether a text is exactly one plain address. nodemailer reads a string as a list, so "a@x.test, b@y.test" or a name with
 * brackets would reach people nobody meant; quoted local parts and groups are refused with them.
 */
export function isOneAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)];
  return (
    at > 0 &&
    text.length <= 254 &&
    local.length <= 64 &&
    /^[^\s"(),:;<>@[\\\]\p{Cc}]+$/u.test(local) &&
    !/^\.|\.\.|\.$/.test(local) &&
    /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)*$/u.test(domain)
  );
}

/** The address as the envelope takes it: a domain of other scripts in its ASCII form. */
export function envelopeAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`;
}
