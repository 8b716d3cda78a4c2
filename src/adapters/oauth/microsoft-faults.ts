/** The errors of Microsoft Entra (learn.microsoft.com/entra/identity-platform/reference-error-codes) as an administrator reads them. */
import type { TokenAudience, TokenFault, TokenFaultCode } from '../../domain/mailbox/access-tokens.port.ts';
import type { Refusal } from './token-answer.ts';
import { clockWrong, lasting } from './token-call.ts';

type Login = { readonly tenantId: string; readonly clientId: string };
type Said = readonly [TokenFaultCode, string];

const faultsByCode = ({ tenantId, clientId }: Login, audience: TokenAudience): ReadonlyMap<number, Said> => {
  const permissions =
    audience === 'graph' ? 'Mail.Send (Microsoft Graph)' : 'IMAP.AccessAsApp and SMTP.SendAsApp (Office 365 Exchange Online)';
  const noTenant = `Microsoft Entra knows no tenant "${tenantId}". Check the directory (tenant) id, and that MICROSOFT_LOGIN_URL is that of its cloud.`;
  const noApplication = `The tenant has no application "${clientId}". Check the application (client) id and the tenant id, and grant admin consent once.`;
  const noConsent = `An administrator has not consented to the application. Grant admin consent for ${permissions} in Microsoft Entra, API permissions.`;
  const wrongScope =
    'Microsoft Entra refuses the scope. Check that MICROSOFT_OUTLOOK_URL and MICROSOFT_GRAPH_URL are those of the cloud of the tenant.';
  const wrongAssertion =
    'Microsoft Entra does not accept the signature of the certificate. Upload this certificate to the application, Certificates & secrets.';
  const expiredCertificate =
    'The certificate has ended. Upload a new one to the application in Microsoft Entra and enter it here.';
  return new Map<number, Said>([
    [
      7000215,
      [
        'TOKEN_SECRET_WRONG',
        'The client secret is wrong. Enter the value of the secret, not its id; if the value is lost, create a new secret.',
      ],
    ],
    [
      7000222,
      [
        'TOKEN_SECRET_EXPIRED',
        'The client secret has expired. Create a new one in Microsoft Entra, Certificates & secrets, and enter its value.',
      ],
    ],
    [700027, ['TOKEN_SECRET_WRONG', wrongAssertion]],
    [1000502, ['TOKEN_SECRET_EXPIRED', expiredCertificate]],
    [90002, ['TOKEN_TENANT_UNKNOWN', noTenant]],
    [900023, ['TOKEN_TENANT_UNKNOWN', noTenant]],
    [50059, ['TOKEN_TENANT_UNKNOWN', noTenant]],
    [700016, ['TOKEN_APPLICATION_UNKNOWN', noApplication]],
    [7000229, ['TOKEN_APPLICATION_UNKNOWN', noApplication]],
    [
      7000112,
      [
        'TOKEN_APPLICATION_UNKNOWN',
        'The application is disabled. Enable sign-in for it in Microsoft Entra, Enterprise applications.',
      ],
    ],
    [65001, ['TOKEN_CONSENT_MISSING', noConsent]],
    [
      500011,
      [
        'TOKEN_SCOPE_REFUSED',
        `The tenant does not know the service the token is for (Exchange Online or Microsoft Graph). ${wrongScope}`,
      ],
    ],
    [70011, ['TOKEN_SCOPE_REFUSED', wrongScope]],
    [1002012, ['TOKEN_SCOPE_REFUSED', wrongScope]],
    [
      53003,
      ['TOKEN_REFUSED', 'A Conditional Access policy blocks the application. Exclude it, or allow the address of this service.'],
    ],
    [7000218, ['TOKEN_REFUSED', 'Microsoft Entra takes the application for a public client. Register it as a web application.']],
  ]);
};

/** The documentation warns that the numbers change: what has none that is known is told by its OAuth code. */
export const microsoftFault =
  (login: Login, audience: TokenAudience) =>
  (refusal: Refusal, now: number): TokenFault | null => {
    const { codes, description } = refusal;
    if (codes.includes(700024)) return clockWrong(refusal, now, 'AADSTS700024');
    if (codes.includes(700027) && /key used is expired/i.test(description))
      return lasting('TOKEN_SECRET_EXPIRED', 'The certificate has ended. Upload a new one and enter it here. (AADSTS700027)');
    const faults = faultsByCode(login, audience);
    const code = codes.find((candidate) => faults.has(candidate));
    const fault = code === undefined ? undefined : faults.get(code);
    return fault ? lasting(fault[0], `${fault[1]} (AADSTS${code})`) : null;
  };
