/** What happened before anybody could say for which company: no company can be called this (it has an underscore). */
export const wholeInstallation = '_installation';

/** `companyId`: a company, or the whole installation. Its events are kept for a while and no longer. */
export const securityStream = (companyId: string): string => `security-${companyId}`;
