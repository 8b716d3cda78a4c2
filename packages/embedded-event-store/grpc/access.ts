import { createHash, timingSafeEqual } from 'node:crypto';
import { accessDenied, unauthenticated } from './errors.ts';

export type Credentials = { username: string; password: string; admin: boolean };
export type Caller = { admin: boolean; anonymous: boolean };

export type Access = {
  /** Who calls, from the `authorization` header. Throws when the name or the password is wrong. */
  authenticate(header: string | Buffer | undefined): Caller;
  mayUse(caller: Caller, action: 'read' | 'write' | 'delete', stream: string): void;
  mayReadAll(caller: Caller): void;
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function decoded(header: string | Buffer): string | null {
  const [scheme, token] = String(header).split(' ');
  return scheme?.toLowerCase() === 'basic' && token ? Buffer.from(token, 'base64').toString('utf8') : null;
}

/**
 * The real server's default rules: with users configured, system streams (`$…`) and `$all` are for administrators, everything
 * else is for every user; who names none, or a wrong password, is refused. Without users everybody may do everything but what
 * nobody may: write to `$all`, delete a stream of metadata. `$acl` in a stream's metadata is stored and not looked at.
 */
export function createAccess(users: readonly Credentials[]): Access {
  const accounts = new Map(
    users.map((user) => [user.username, { secret: digest(`${user.username}:${user.password}`), admin: user.admin }]),
  );
  const open = users.length === 0;

  return {
    authenticate: (header) => {
      if (open) return { admin: true, anonymous: false };
      if (header === undefined) return { admin: false, anonymous: true };
      const text = decoded(header);
      const user = text === null ? undefined : accounts.get(text.slice(0, text.indexOf(':')));
      if (text === null || !user || !timingSafeEqual(user.secret, digest(text))) throw unauthenticated();
      return { admin: user.admin, anonymous: false };
    },
    mayUse: (caller, action, stream) => {
      if (caller.anonymous) throw accessDenied();
      const metastream = stream.startsWith('$$');
      if (stream === '$all' && action !== 'read') throw accessDenied();
      if (metastream && action === 'delete') throw accessDenied();
      if (stream.startsWith('$') && !metastream && !caller.admin) throw accessDenied();
    },
    mayReadAll: (caller) => {
      if (!caller.admin) throw accessDenied();
    },
  };
}
