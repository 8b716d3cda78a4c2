import type { Credentials } from './grpc/access.ts';

/**
 * Users from the environment, `name:password[:admin]` separated by commas (a password on the command line would show in the
 * list of processes). Throws a sentence when it is written otherwise.
 */
export function parseUsers(text: string | undefined): Credentials[] {
  if (!text) return [];
  return text.split(',').map((entry, at) => {
    const [username, password, role, ...more] = entry.split(':');
    if (!username || !password || more.length > 0 || (role !== undefined && role !== 'admin')) {
      throw new Error(`EVENT_STORE_USERS: entry ${at + 1} must be name:password or name:password:admin.`);
    }
    return { username, password, admin: role === 'admin' };
  });
}
