/** All users of a company, so that one address is one user and the last administrator stays is decided in one place. */
export const usersStream = (companyId: string): string => `users-${companyId}`;
