/** What stands behind #code= when the app was opened by a sign-in link. Taken once: it leaves the address at once, and so the history. */
let taken: string | null = null;
{
  const code = new URLSearchParams(location.hash.slice(1)).get('code');
  if (code) {
    taken = code;
    history.replaceState(null, '', location.pathname.endsWith('/sign-in') ? '/app/' : location.pathname);
  }
}

export const takeSignInLink = (): string | null => {
  const link = taken;
  taken = null;
  return link;
};

/** Whether somebody comes by a link: then whoever was signed in before is not asked for. */
export const hasSignInLink = (): boolean => taken !== null;
