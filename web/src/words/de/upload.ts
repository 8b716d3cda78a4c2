import type { Words } from '../en.ts';

export const upload: Words['upload'] = {
  title: 'Hochladen',
  lead: 'PDF, Bild, Tabelle, Word, XML, eine gespeicherte Mail oder ein ZIP davon: gleich steht hier, was darin steht.',
  drop: 'Dateien hier ablegen oder auswählen',
  choose: 'Dateien auswählen',
  sending: 'Wird gesendet',
  reading: 'Wird gelesen',
  page: (done: number, pages: number) => `Wird gelesen: Seite ${done} von ${pages}`,
  waiting: 'Wartet',
  result: 'Ergebnis',
  again: (name) => `${name} wurde nicht gesendet: wählen Sie die Datei noch einmal`,
  noOrder: 'Das ist keine Bestellung',
  make: 'Entwurf daraus machen',
  made: (reference) => `Entwurf ${reference}`,
  several: (count) => `${count} Bestellungen in dieser Datei`,
  nth: (place) => `Bestellung ${place}`,
  missingFirst: (fields) => `Fehlt: ${fields}`,
  expires: (when) => `Wird aufbewahrt bis ${when}`,
  forget: 'Aus der Liste nehmen',
  empty: 'In diesem Fenster wurde noch nichts hochgeladen',
};
