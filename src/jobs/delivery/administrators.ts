/** Recipients of alarms: the company's own administrators, else the installation's. */
import type { LoadCompanySettings } from '../../commands/company/change-company-settings.command.ts';

export type AdministratorsDeps = {
  readonly companySettings: LoadCompanySettings;
  /** ADMIN_EMAIL */
  readonly adminEmail: string | null;
};

export const administratorsOf = async (
  { companySettings, adminEmail }: AdministratorsDeps,
  companyId: string,
): Promise<readonly string[]> => {
  const { adminEmails } = await companySettings(companyId);
  if (adminEmails.length > 0) return adminEmails;
  return adminEmail === null ? [] : [adminEmail];
};
