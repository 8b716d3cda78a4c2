export type DovecotOptions = {
  /** Passwords by user name; `orders@example.test` with `secret` unless said. */
  users?: Readonly<Record<string, string>>;
  /** Capabilities not advertised. */
  without?: readonly ('MOVE' | 'UIDPLUS' | 'IDLE' | 'CONDSTORE' | 'ESEARCH')[];
  /** The whole list advertised after login, instead of `without`. */
  imapCapability?: string;
  /** '/' unless said. */
  separator?: '/' | '.';
  /** What every folder but INBOX begins with, for example 'INBOX.'; nothing unless said. */
  prefix?: string;
  /**
   * False: no password without TLS (LOGINDISABLED until STARTTLS). To Dovecot a connection between two equal addresses is as
   * good as TLS, so the server is then at 127.0.0.2. Otherwise passwords are taken without TLS too.
   */
  allowPlain?: boolean;
  /** False: the server speaks no TLS and offers no STARTTLS; nothing listens on imapsPort. */
  tls?: boolean;
  /** False: flags are kept, keywords are not (PERMANENTFLAGS without `\*`). */
  keywords?: boolean;
  /** True: the certificate ended yesterday. */
  expired?: boolean;
  /** Connections of one user from one address, 50 unless said. */
  maxConnections?: number;
  /** TLS connections of all users together, some hundreds; for as many INBOXes a change is noticed within a second also where inotify has no room. */
  manyConnections?: boolean;
  /** Names under which the mailbox of a user is opened, by the name, each with the password of that user. */
  logins?: Readonly<Record<string, string>>;
  /** Mails that a user may have in all folders; a further one is refused with OVERQUOTA. */
  quota?: number;
  /** Access tokens are taken too: what one is worth is asked there (RFC 7662); a token without the scope is refused. */
  oauth2?: { introspectionUrl: string; scope: string; mechanisms?: readonly ('xoauth2' | 'oauthbearer')[] };
};

export type DovecotPlace = {
  dir: string;
  host: string;
  imapPort: number;
  imapsPort: number;
  /** The account of every Dovecot process that is not root, and of the mails. */
  account: { user: string; group: string; uid: number; gid: number };
};

/** What Dovecot 2.3 advertises after login. */
const capabilities =
  'IMAP4rev1 SASL-IR LOGIN-REFERRALS ID ENABLE IDLE SORT SORT=DISPLAY THREAD=REFERENCES THREAD=REFS THREAD=ORDEREDSUBJECT MULTIAPPEND ' +
  'URL-PARTIAL CATENATE UNSELECT CHILDREN NAMESPACE UIDPLUS LIST-EXTENDED I18NLEVEL=1 CONDSTORE QRESYNC ESEARCH ESORT SEARCHRES WITHIN ' +
  'CONTEXT=SEARCH LIST-STATUS BINARY MOVE SNIPPET=FUZZY PREVIEW=FUZZY PREVIEW STATUS=SIZE SAVEDATE LITERAL+ NOTIFY';

/**
 * dovecot.conf of one private instance. Dovecot slows every login down after one bad password (2 s, doubling): the delay is
 * 0 and the penalty listener closed, or one test's bad password would slow the next one's good login to 8 s.
 */
export function dovecotConfig({ dir, host, imapPort, imapsPort, account }: DovecotPlace, options: DovecotOptions): string {
  const without = new Set<string>(options.without ?? []);
  const list =
    options.imapCapability ??
    (without.size > 0
      ? capabilities
          .split(' ')
          .filter((name) => !without.has(name))
          .join(' ')
      : undefined);
  return `
base_dir = ${dir}/run
state_dir = ${dir}/state
log_path = ${dir}/dovecot.log
instance_name = ${dir.slice(dir.lastIndexOf('/') + 1)}
listen = ${host}
protocols = imap
ssl = ${options.tls === false ? 'no' : 'yes'}
ssl_cert = <${dir}/cert.pem
ssl_key = <${dir}/key.pem
disable_plaintext_auth = ${options.allowPlain === false ? 'yes' : 'no'}
auth_mechanisms = plain login ${(options.oauth2?.mechanisms ?? (options.oauth2 ? ['xoauth2', 'oauthbearer'] : [])).join(' ')}
auth_failure_delay = 0
auth_username_chars = abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ01234567890.-_@/
default_internal_user = ${account.user}
default_internal_group = ${account.group}
default_login_user = ${account.user}
first_valid_uid = 1
first_valid_gid = 1
mail_location = maildir:${dir}/mail/%u/Maildir
mail_fsync = never
mail_plugins = ${[options.keywords === false ? 'acl' : '', options.quota === undefined ? '' : 'quota'].join(' ')}
plugin {
  ${options.keywords === false ? `acl = vfile:${dir}/acl` : ''}
  ${options.quota === undefined ? '' : `quota = count:User quota\n  quota_vsizes = yes\n  quota_rule = *:messages=${options.quota}`}
}
${list ? `imap_capability = ${list}` : ''}
${
  options.oauth2
    ? `passdb {
  driver = oauth2
  mechanisms = xoauth2 oauthbearer
  args = ${dir}/dovecot-oauth2.conf
}`
    : ''
}
passdb {
  driver = passwd-file
  args = scheme=PLAIN username_format=%u ${dir}/users
}
userdb {
  driver = static
  args = uid=${account.uid} gid=${account.gid} home=${dir}/mail/%u
}
namespace inbox {
  inbox = yes
  separator = ${options.separator ?? '/'}
  prefix = ${options.prefix ?? ''}
}
service anvil {
  chroot =
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
service imap-login {
  chroot =
  process_min_avail = 1
  ${options.manyConnections ? 'service_count = 0\n  client_limit = 1000' : ''}
  inet_listener imap {
    port = ${imapPort}
  }
  inet_listener imaps {
    port = ${options.tls === false ? 0 : imapsPort}
    ssl = yes
  }
}
service imap {
  process_limit = ${options.manyConnections ? 1_000 : 300}
}
${options.manyConnections ? 'mailbox_idle_check_interval = 1s' : ''}
protocol imap {
  mail_max_userip_connections = ${options.maxConnections ?? 50}
}
`;
}

/** What Dovecot's `oauth2` passdb asks about a token (doc.dovecot.org/2.3, "Open Authentication v2.0 database"). */
export const oauth2Config = ({ introspectionUrl, scope }: NonNullable<DovecotOptions['oauth2']>): string => `
introspection_mode = post
introspection_url = ${introspectionUrl}
force_introspection = yes
username_attribute = username
active_attribute = active
active_value = true
scope = ${scope}
`;
