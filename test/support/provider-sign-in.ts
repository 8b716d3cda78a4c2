/** A browser that signs in at an OpenID provider, redirect by redirect. */

/** Keeps cookies by host, follows no redirect by itself. */
export const browser = () => {
  const jars = new Map<string, Map<string, string>>();
  const jar = (url: string) => {
    const { host } = new URL(url);
    const known = jars.get(host) ?? new Map<string, string>();
    jars.set(host, known);
    return known;
  };
  const go = async (url: string, init: RequestInit = {}): Promise<Response & { text: () => Promise<string> }> => {
    const cookie = [...jar(url)].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(init.headers as object), ...(cookie === '' ? {} : { cookie }) };
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      if (value === '' || /max-age=0/i.test(line)) jar(url).delete(name);
      else jar(url).set(name, value);
    }
    return response;
  };
  return { go, cookies: (url: string) => jar(url) };
};
export type Browser = ReturnType<typeof browser>;

/** What the browser sends to the service with each request. */
export const headersOf = ({ cookies }: Browser, serviceUrl: string) => ({
  cookie: [...cookies(serviceUrl)].map(([name, value]) => `${name}=${value}`).join('; '),
  'x-order-intake': '1',
});

/** From the service's link to wherever the provider sends the browser back; signs in as `who` and agrees. Answers the page that it ends at. */
export const signInAs = async (serviceUrl: string, { go }: Browser, who: string, returnTo = '/app/orders'): Promise<string> => {
  let url = `${serviceUrl}/sales/session/oidc/?return_to=${encodeURIComponent(returnTo)}`;
  for (let step = 0; step < 20; step += 1) {
    const response = await go(url);
    const location = response.headers.get('location');
    if (location) url = new URL(location, url).href;
    else {
      const page = await response.text();
      const action = /action="([^"]+)"/.exec(page)?.[1];
      if (!action) throw new Error(`no form at ${url}: ${page.slice(0, 200)}`);
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? '';
      const body = new URLSearchParams({ prompt, ...(prompt === 'login' ? { login: who, password: 'any' } : {}) });
      const posted = await go(new URL(action, url).href, { method: 'POST', body });
      url = new URL(posted.headers.get('location') ?? '', url).href;
    }
    if (url.startsWith(`${serviceUrl}/app`)) return url.slice(serviceUrl.length);
    if (url.startsWith(`${serviceUrl}/sales/session/oidc/callback/`)) {
      const back = await go(url);
      if (back.status !== 302) throw new Error(`${back.status} where the browser is sent on: ${await back.text()}`);
      return back.headers.get('location') ?? '';
    }
  }
  throw new Error('the browser was sent on and on');
};
