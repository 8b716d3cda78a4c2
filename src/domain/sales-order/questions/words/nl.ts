import type { QuestionWords } from './question-words.ts';

export const nl: QuestionWords = {
  subject: (order) => `Vragen over uw bestelling ${order}`,
  reminderSubject: (order) => `Herinnering: vragen over uw bestelling ${order}`,
  greeting: 'Goedendag,',
  intro: (order, reference) =>
    `Bedankt voor uw bestelling ${order} (ons nummer ${reference}). Om deze te verwerken hebben wij nog enkele gegevens nodig:`,
  reminder: 'Wij hebben op deze vragen nog geen antwoord ontvangen.',
  delivery_date_missing: 'Wanneer hebt u de levering nodig?',
  delivery_date_past: (date) =>
    `In uw bestelling staat ${date} als leverdatum. Deze datum is al voorbij. Wanneer hebt u de levering nodig?`,
  delivery_date_before_order: (date, orderDate) =>
    `In uw bestelling van ${orderDate} staat ${date} als leverdatum. Wanneer hebt u de levering nodig?`,
  ship_to_missing: 'Op welk adres moeten wij leveren? Vermeld naam, straat, postcode en plaats.',
  article_unknown: (line, article) =>
    `Regel ${line}: wij kunnen het artikel “${article}” niet vinden. Welk artikel hebt u nodig?`,
  article_candidates: (line, article) =>
    `Regel ${line}: wij kunnen het artikel “${article}” niet vinden. Bedoelt u een van deze? Vermeld het artikelnummer.`,
  price_differs: (line, article, price, listed) =>
    `Regel ${line}, ${article}: in uw bestelling staat ${price} per stuk, in onze prijslijst ${listed}. Welke prijs geldt?`,
  answer: (date) => `Beantwoord deze e-mail vóór ${date} en laat het nummer in het onderwerp staan.`,
  answerInChat: (date) => `Beantwoord dit bericht vóór ${date}.`,
  closing: 'Met vriendelijke groet',
};
