/** What a browser calls itself, as people know it. Pure. Null: nothing that is known. */

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrom(e|ium)\/|\bCriOS\/|HeadlessChrome/, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/Windows/, 'Windows'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const first = (agent: string, patterns: readonly (readonly [RegExp, string])[]): string | null =>
  patterns.find(([pattern]) => pattern.test(agent))?.[1] ?? null;

export const browserName = (agent: string | null): { readonly browser: string; readonly system: string } | null => {
  if (agent === null) return null;
  const [browser, system] = [first(agent, browsers), first(agent, systems)];
  return browser && system ? { browser, system } : null;
};
