/** What stands behind #code= when the app was opened by a link: to sign in, to join, or to set a password. It leaves the address at once, and so the history. */
const pages = ['sign-in', 'join', 'reset'] as const;
type LinkPage = (typeof pages)[number];

let savedLink: { readonly page: LinkPage; readonly code: string } | null = null;
{
  const code = new URLSearchParams(location.hash.slice(1)).get('code');
  const page = pages.find((candidate) => location.pathname.endsWith(`/${candidate}`));
  if (code && page) {
    savedLink = { page, code };
    history.replaceState(null, '', page === 'sign-in' ? '/app/' : location.pathname);
  }
}

/** The code of a link that signs in, once. */
export const takeSignInLink = (): string | null => {
  if (savedLink?.page !== 'sign-in') return null;
  const { code } = savedLink;
  savedLink = null;
  return code;
};

/** Whether a person comes by a link that signs in: the previous user is then not fetched. */
export const hasSignInLink = (): boolean => savedLink?.page === 'sign-in';

/** The code of a link to this page, for as long as the page is open. */
export const linkCode = (page: Exclude<LinkPage, 'sign-in'>): string | null => (savedLink?.page === page ? savedLink.code : null);
