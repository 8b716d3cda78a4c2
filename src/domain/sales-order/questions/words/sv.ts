import type { QuestionWords } from './question-words.ts';

export const sv: QuestionWords = {
  subject: (order) => `Frågor om er beställning ${order}`,
  reminderSubject: (order) => `Påminnelse: frågor om er beställning ${order}`,
  greeting: 'Hej,',
  intro: (order, reference) =>
    `Tack för er beställning ${order} (vårt nummer ${reference}). För att behandla den behöver vi några uppgifter:`,
  reminder: 'Vi har ännu inte fått svar på de här frågorna.',
  delivery_date_missing: 'När behöver ni leveransen?',
  delivery_date_past: (date) =>
    `I er beställning anges ${date} som leveransdatum. Det datumet har passerat. När behöver ni leveransen?`,
  delivery_date_before_order: (date, orderDate) =>
    `I er beställning från ${orderDate} anges ${date} som leveransdatum. När behöver ni leveransen?`,
  ship_to_missing: 'Till vilken adress ska vi leverera? Ange namn, gata, postnummer och ort.',
  article_unknown: (line, article) => `Rad ${line}: vi hittar inte artikeln ”${article}”. Vilken artikel behöver ni?`,
  article_candidates: (line, article) =>
    `Rad ${line}: vi hittar inte artikeln ”${article}”. Menar ni någon av dessa? Ange artikelnumret.`,
  price_differs: (line, article, price, listed) =>
    `Rad ${line}, ${article}: i er beställning står ${price} per enhet, i vår prislista ${listed}. Vilket pris gäller?`,
  answer: (date) => `Svara på detta mejl senast ${date} och behåll numret i ämnesraden.`,
  answerInChat: (date) => `Svara på detta meddelande senast ${date}.`,
  closing: 'Med vänliga hälsningar',
};
