import type { QuestionWords } from './question-words.ts';

export const fr: QuestionWords = {
  subject: (order) => `Questions sur votre commande ${order}`,
  reminderSubject: (order) => `Rappel : questions sur votre commande ${order}`,
  greeting: 'Bonjour,',
  intro: (order, reference) =>
    `Nous vous remercions de votre commande ${order} (notre numéro ${reference}). Pour la traiter, il nous manque quelques informations :`,
  reminder: 'Nous n’avons pas encore reçu de réponse à ces questions.',
  delivery_date_missing: 'Pour quelle date souhaitez-vous la livraison ?',
  delivery_date_past: (date) =>
    `Votre commande demande une livraison le ${date}, date déjà passée. Pour quelle date souhaitez-vous la livraison ?`,
  delivery_date_before_order: (date, orderDate) =>
    `Votre commande du ${orderDate} demande une livraison le ${date}. Pour quelle date souhaitez-vous la livraison ?`,
  ship_to_missing: 'À quelle adresse devons-nous livrer ? Merci d’indiquer le nom, la rue, le code postal et la ville.',
  article_unknown: (line, article) =>
    `Ligne ${line} : nous ne trouvons pas l’article « ${article} ». De quel article avez-vous besoin ?`,
  article_candidates: (line, article) =>
    `Ligne ${line} : nous ne trouvons pas l’article « ${article} ». S’agit-il de l’un des articles suivants ? Merci d’indiquer sa référence.`,
  price_differs: (line, article, price, listed) =>
    `Ligne ${line}, ${article} : votre commande indique ${price} l’unité, notre tarif ${listed}. Quel prix faut-il appliquer ?`,
  answer: (date) => `Merci de répondre à cet e-mail avant le ${date} en laissant le numéro dans l’objet.`,
  answerInChat: (date) => `Merci de répondre à ce message avant le ${date}.`,
  closing: 'Cordialement',
};
