import type { QuestionWords } from './question-words.ts';

export const es: QuestionWords = {
  subject: (order) => `Preguntas sobre su pedido ${order}`,
  reminderSubject: (order) => `Recordatorio: preguntas sobre su pedido ${order}`,
  greeting: 'Buenos días:',
  intro: (order, reference) =>
    `Gracias por su pedido ${order} (nuestro número ${reference}). Para tramitarlo necesitamos algunos datos:`,
  reminder: 'Todavía no hemos recibido respuesta a estas preguntas.',
  delivery_date_missing: '¿Para qué fecha necesita la entrega?',
  delivery_date_past: (date) =>
    `Su pedido indica como fecha de entrega el ${date}, que ya ha pasado. ¿Para qué fecha necesita la entrega?`,
  delivery_date_before_order: (date, orderDate) =>
    `Su pedido del ${orderDate} indica como fecha de entrega el ${date}. ¿Para qué fecha necesita la entrega?`,
  ship_to_missing: '¿A qué dirección debemos entregar? Indique nombre, calle, código postal y ciudad.',
  article_unknown: (line, article) => `Línea ${line}: no encontramos el artículo «${article}». ¿Qué artículo necesita?`,
  article_candidates: (line, article) =>
    `Línea ${line}: no encontramos el artículo «${article}». ¿Se refiere a uno de estos? Indique la referencia.`,
  price_differs: (line, article, price, listed) =>
    `Línea ${line}, ${article}: su pedido indica ${price} por unidad y nuestra tarifa ${listed}. ¿Qué precio se aplica?`,
  answer: (date) => `Responda a este correo antes del ${date} y conserve el número en el asunto.`,
  answerInChat: (date) => `Responda a este mensaje antes del ${date}.`,
  closing: 'Un cordial saludo',
};
