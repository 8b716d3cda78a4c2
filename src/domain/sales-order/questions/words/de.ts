import type { QuestionWords } from './question-words.ts';

export const de: QuestionWords = {
  subject: (order) => `Rückfragen zu Ihrer Bestellung ${order}`,
  reminderSubject: (order) => `Erinnerung: Rückfragen zu Ihrer Bestellung ${order}`,
  greeting: 'Guten Tag,',
  intro: (order, reference) =>
    `vielen Dank für Ihre Bestellung ${order} (unsere Nummer ${reference}). Für die Bearbeitung fehlen uns noch Angaben:`,
  reminder: 'Wir haben auf diese Fragen noch keine Antwort erhalten.',
  delivery_date_missing: 'Wann benötigen Sie die Lieferung?',
  delivery_date_past: (date) =>
    `In Ihrer Bestellung steht der ${date} als Liefertermin. Dieser Tag ist bereits vorbei. Wann benötigen Sie die Lieferung?`,
  delivery_date_before_order: (date, orderDate) =>
    `In Ihrer Bestellung vom ${orderDate} steht der ${date} als Liefertermin. Wann benötigen Sie die Lieferung?`,
  ship_to_missing: 'An welche Adresse sollen wir liefern? Bitte nennen Sie Name, Straße, Postleitzahl und Ort.',
  article_unknown: (line, article) =>
    `Position ${line}: Den Artikel „${article}“ können wir nicht zuordnen. Welchen Artikel benötigen Sie?`,
  article_candidates: (line, article) =>
    `Position ${line}: Den Artikel „${article}“ können wir nicht zuordnen. Meinen Sie einen der folgenden? Bitte nennen Sie die Artikelnummer.`,
  price_differs: (line, article, price, listed) =>
    `Position ${line}, ${article}: In Ihrer Bestellung stehen ${price} pro Einheit, in unserer Preisliste ${listed}. Welcher Preis gilt?`,
  answer: (date) => `Bitte antworten Sie bis zum ${date} auf diese E-Mail und lassen Sie die Nummer im Betreff stehen.`,
  answerInChat: (date) => `Bitte antworten Sie bis zum ${date} auf diese Nachricht.`,
  closing: 'Mit freundlichen Grüßen',
};
