/** Mail providers open to everybody: an address there says nothing about who its company is. */
const domains: ReadonlySet<string> = new Set(
  `gmail.com googlemail.com outlook.com outlook.de outlook.fr outlook.es outlook.it hotmail.com hotmail.de hotmail.fr hotmail.it hotmail.es
  hotmail.co.uk live.com live.de live.nl live.se msn.com yahoo.com yahoo.de yahoo.fr yahoo.it yahoo.es yahoo.co.uk yahoo.co.in yahoo.in ymail.com
  rocketmail.com icloud.com me.com mac.com aol.com aol.de gmx.de gmx.net gmx.at gmx.ch gmx.com web.de freenet.de t-online.de arcor.de mail.de
  posteo.de mailbox.org proton.me protonmail.com pm.me tutanota.com tuta.com mail.com email.com zoho.com yandex.com yandex.ru mail.ru fastmail.com
  orange.fr wanadoo.fr free.fr sfr.fr laposte.net bbox.fr libero.it virgilio.it tiscali.it alice.it tin.it telefonica.net terra.es ono.com
  ziggo.nl kpnmail.nl planet.nl hetnet.nl xs4all.nl telenet.be skynet.be sapo.pt telia.com bredband.net comhem.se spray.se bluewin.ch sunrise.ch
  btinternet.com sky.com virginmedia.com ntlworld.com comcast.net verizon.net att.net sbcglobal.net cox.net rediffmail.com qq.com 163.com 126.com`
    .split(/\s+/)
    .filter((domain) => domain !== ''),
);

const isPublicMailDomain = (domain: string): boolean => domains.has(domain.trim().toLowerCase());

/** Lower case; null for what is no address and for a public provider. */
export const companyDomainOf = (address: string): string | null => {
  const domain = address
    .slice(address.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
  return address.includes('@') && domain !== '' && !isPublicMailDomain(domain) ? domain : null;
};
