/** What a mail with a code says. */
import type { MailLanguage } from '../../domain/catalog/customer-language.ts';

type Words = {
  readonly title: string;
  readonly code: string;
  readonly good: string;
  readonly until: string;
  readonly not: string;
  readonly ignore: string;
  readonly automatic: string;
};

export const codeMailWords: { readonly [language in MailLanguage]: Words } = {
  en: {
    title: 'Your code for our chat',
    code: 'Code',
    good: 'Validity',
    until: '15 minutes. Write it in the chat, and nowhere else.',
    not: 'Didn’t ask for it?',
    ignore: 'Don’t pass the code on. Somebody wrote to us in your name.',
    automatic: 'This email was sent automatically.',
  },
  de: {
    title: 'Ihr Code für unseren Chat',
    code: 'Code',
    good: 'Gültigkeit',
    until: '15 Minuten. Schreiben Sie ihn in den Chat und sonst nirgends hin.',
    not: 'Nicht angefordert?',
    ignore: 'Geben Sie den Code nicht weiter. Jemand hat uns in Ihrem Namen geschrieben.',
    automatic: 'Diese E-Mail wurde automatisch gesendet.',
  },
  es: {
    title: 'Su código para nuestro chat',
    code: 'Código',
    good: 'Validez',
    until: '15 minutos. Escríbalo en el chat y en ningún otro sitio.',
    not: '¿No lo ha pedido?',
    ignore: 'No comparta el código. Alguien nos ha escrito en su nombre.',
    automatic: 'Este correo se ha enviado automáticamente.',
  },
  fr: {
    title: 'Votre code pour notre chat',
    code: 'Code',
    good: 'Validité',
    until: '15 minutes. Écrivez-le dans le chat et nulle part ailleurs.',
    not: 'Vous ne l’avez pas demandé ?',
    ignore: 'Ne transmettez pas le code. Quelqu’un nous a écrit en votre nom.',
    automatic: 'Cet e-mail a été envoyé automatiquement.',
  },
  it: {
    title: 'Il suo codice per la nostra chat',
    code: 'Codice',
    good: 'Validità',
    until: '15 minuti. Lo scriva nella chat e in nessun altro posto.',
    not: 'Non l’ha richiesto?',
    ignore: 'Non comunichi il codice. Qualcuno ci ha scritto a suo nome.',
    automatic: 'Questa e-mail è stata inviata automaticamente.',
  },
  nl: {
    title: 'Uw code voor onze chat',
    code: 'Code',
    good: 'Geldigheid',
    until: '15 minuten. Schrijf hem in de chat en nergens anders.',
    not: 'Niet aangevraagd?',
    ignore: 'Geef de code niet door. Iemand heeft ons namens u geschreven.',
    automatic: 'Deze e-mail is automatisch verzonden.',
  },
  pl: {
    title: 'Kod do naszego czatu',
    code: 'Kod',
    good: 'Ważność',
    until: '15 minut. Wpisz go na czacie i nigdzie indziej.',
    not: 'To nie Państwa prośba?',
    ignore: 'Prosimy nie przekazywać kodu. Ktoś napisał do nas w Państwa imieniu.',
    automatic: 'Ta wiadomość została wysłana automatycznie.',
  },
  pt: {
    title: 'O seu código para o nosso chat',
    code: 'Código',
    good: 'Validade',
    until: '15 minutos. Escreva-o no chat e em mais lado nenhum.',
    not: 'Não o pediu?',
    ignore: 'Não partilhe o código. Alguém nos escreveu em seu nome.',
    automatic: 'Este e-mail foi enviado automaticamente.',
  },
  sv: {
    title: 'Er kod till vår chatt',
    code: 'Kod',
    good: 'Giltighet',
    until: '15 minuter. Skriv den i chatten och ingen annanstans.',
    not: 'Inte begärt den?',
    ignore: 'Lämna inte koden vidare. Någon har skrivit till oss i ert namn.',
    automatic: 'Detta mejl skickades automatiskt.',
  },
};
