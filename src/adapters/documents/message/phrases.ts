/** Where the words of a mail end to be its writer's own, in the languages of the rules. Compared in small letters, without accents. */

/** "On … Anna wrote:", the whole of one line or of two or three that were wrapped */
export const wrote: readonly RegExp[] = [
  /^on\b.{4,240}\bwrote ?:$/,
  /^am\b.{4,240}\bschrieb\b.{0,120}:$/,
  /^le\b.{4,240}\ba ecrit ?:$/,
  /^el\b.{4,240}\bescribio ?:$/,
  /^il\b.{4,240}\bha scritto ?:$/,
  /^op\b.{4,240}\b(schreef|geschreven)\b.{0,120}:$/,
  /^(em|a)\b.{4,240}\bescreveu ?:$/,
  /^den\b.{4,240}\bskrev\b.{0,120}:$/,
];

/** the same where the date comes first */
export const wroteAfterDate =
  /^.{0,60}\b20\d\d\b.{0,180}\b(skrev|napisal|napisala|napsal|napsala|pisze|kirjoitti|irta|a scris|yazdi|sunu yazdi)\b.{0,120}:$/;

/** "----- Original Message -----" and its kind */
export const separators: readonly RegExp[] = [
  /^[-_=* ]{2,}(original( message|nachricht)?|ursprungliche nachricht|message d.origine|message original|mensaje original|messaggio originale|oorspronkelijk bericht|mensagem original|originalmeddelande|ursprungligt meddelande|opprinnelig melding|oprindelig meddelelse|oprindelig besked|alkuperainen viesti|wiadomosc oryginalna|puvodni zprava|povodna sprava|eredeti uzenet|mesaj original|mesajul original|orijinal ileti|orijinal mesaj|forwarded message|weitergeleitete nachricht|message transfere|mensaje reenviado|messaggio inoltrato|doorgestuurd bericht|mensagem encaminhada|vidarebefordrat meddelande|videresendt (melding|meddelelse)|valitetty viesti|przekazana wiadomosc|preposlana zprava|tovabbitott uzenet|mesaj redirectionat|yonlendirilen ileti)[-_=* ]{0,}$/,
  /^(begin forwarded message|anfang der weitergeleiteten (nachricht|e-mail)|debut du message (reexpedie|transfere)|inicio del mensaje reenviado|inizio messaggio inoltrato|begin doorgestuurd bericht|inicio da mensagem reencaminhada) ?:$/,
];

/** of such a line: it stands above a message that somebody sent on */
export const forwarded =
  /forward|weitergeleitet|transfere|reexpedie|reenviado|inoltrato|doorgestuurd|encaminhad|vidarebefordrat|videresendt|valitetty|przekazan|preposlan|tovabbitott|redirectionat|yonlendirilen/;
/** before the subject of such a message; "VS" is an answer in Finland, and a message sent on in Denmark and Norway */
export const forwardedSubject =
  /^\s*(?:\p{L}{1,4}(?:\[\d+\])?\s*:\s*)*?(?:fwd?|wg|tr|rv|enc|i|vb|vl|vs|pd|doorst|ilt|tov)(?:\[\d+\])?\s*:/iu;

/** the fields of a header as mail programs print it above a quoted mail */
export const headerFields: { readonly [field in 'from' | 'date' | 'rest']: RegExp } = {
  from: /^\*?(from|von|de|da|van|fra|fran|od|lahettaja|felado|kimden|gonderen|de la|exp|expediteur|remitente|mittente|afzender|remetente) ?: ?\*?\s*\S/,
  date: /^\*?(sent|date|gesendet|datum|envoye( le)?|enviado( el| em)?|fecha|inviato|data|verzonden|sendt|dato|skickat|wyslano|odeslano|lahetetty|paivays|elkuldve|trimis|gonderildi|gonderilme tarihi|tarih) ?: ?\*?\s*\S/,
  rest: /^\*?(to|an|a|para|aan|til|till|do|komu|vastaanottaja|cimzett|catre|kime|alici|cc|kopie|subject|betreff|objet|asunto|oggetto|onderwerp|emne|amne|temat|predmet|aihe|targy|subiect|konu|assunto) ?: ?\*?\s*\S/,
};

/** a greeting at the end: what follows is who somebody is */
export const farewells: readonly RegExp[] = [
  /^(mit )?(freundliche[nm]?|beste[nm]?|herzliche[nm]?|viele[nm]?|liebe[nm]?|schone[nm]?) gru(ss|sse|ssen)\b.{0,40}$/,
  /^(mfg|mit freundlichem gruss|vg|lg|gruss|grusse|hochachtungsvoll)\b.{0,30}$/,
  /^(with )?(best|kind|kindest|warm|warmest|many) (regards|wishes)\b.{0,30}$/,
  /^(regards|sincerely|yours (sincerely|faithfully|truly)|sincerely yours|cheers|best)\W{0,3}$/,
  /^((bien )?cordialement|sinceres salutations|salutations( distinguees)?|bien a vous|veuillez agreer\b.{0,120})\W{0,3}$/,
  /^((un )?(cordial )?saludos?( cordiales)?|atentamente|atte\.?)\W{0,3}$/,
  /^((cordiali|distinti) saluti|cordialmente|saluti)\W{0,3}$/,
  /^(met )?(vriendelijke|hartelijke) groet(en)?\W{0,3}$/,
  /^(atenciosamente|com os melhores cumprimentos|cumprimentos|att\.?)\W{0,3}$/,
  /^((med )?vanlig(a|e)? halsning(ar)?|(med )?vennlig hilsen|(med )?venlig hilsen|mvh|hilsen|halsningar)\W{0,3}$/,
  /^(ystavallisin terveisin|terveisin|z powazaniem|pozdrawiam|s pozdravem|s pozdravom|udvozlettel|cu stima|cu respect|saygilarimla|saygilarimizla)\W{0,3}$/,
];

/** what companies put below every mail */
export const disclaimers =
  /\b(confidential|confidentiality|vertraulich\w*|confidentiel\w*|confidencial\w*|riservat\w*|vertrouwelijk\w*|konfidenti\w*|fortrolig\w*|luottamukselli\w*|poufn\w*|duverne\w*|dovern\w*|bizalmas\w*|gizli\w*)\b/;
/** a disclaimer is no short sentence */
export const leastDisclaimer = 70;

/** added by telephones */
export const telephones =
  /^(sent from my|von meinem .{2,30} gesendet|envoye de mon|enviado desde mi|inviato da|verzonden vanaf mijn|enviado do meu|skickat fran min|sendt fra min|get outlook for)\b.{0,60}$/;
