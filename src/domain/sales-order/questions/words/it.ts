import type { QuestionWords } from './question-words.ts';

export const it: QuestionWords = {
  subject: (order) => `Domande sul vostro ordine ${order}`,
  reminderSubject: (order) => `Promemoria: domande sul vostro ordine ${order}`,
  greeting: 'Buongiorno,',
  intro: (order, reference) =>
    `grazie per il vostro ordine ${order} (nostro numero ${reference}). Per evaderlo ci servono alcune informazioni:`,
  reminder: 'Non abbiamo ancora ricevuto una risposta a queste domande.',
  delivery_date_missing: 'Per quale data vi serve la consegna?',
  delivery_date_past: (date) =>
    `Il vostro ordine richiede la consegna per il ${date}, data già trascorsa. Per quale data vi serve la consegna?`,
  delivery_date_before_order: (date, orderDate) =>
    `Il vostro ordine del ${orderDate} richiede la consegna per il ${date}. Per quale data vi serve la consegna?`,
  ship_to_missing: 'A quale indirizzo dobbiamo consegnare? Indicate nome, via, CAP e città.',
  article_unknown: (line, article) => `Riga ${line}: non troviamo l’articolo «${article}». Quale articolo vi serve?`,
  article_candidates: (line, article) =>
    `Riga ${line}: non troviamo l’articolo «${article}». Intendete uno di questi? Indicate il codice articolo.`,
  price_differs: (line, article, price, listed) =>
    `Riga ${line}, ${article}: il vostro ordine riporta ${price} al pezzo, il nostro listino ${listed}. Quale prezzo vale?`,
  answer: (date) => `Rispondete a questa e-mail entro il ${date} lasciando il numero nell’oggetto.`,
  answerInChat: (date) => `Rispondete a questo messaggio entro il ${date}.`,
  closing: 'Cordiali saluti',
};
