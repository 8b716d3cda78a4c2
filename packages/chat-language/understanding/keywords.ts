/** Words with a meaning of their own, in the eight languages. Only a whole message counts: "please stop the order" is a question. */
export type Keyword = 'stop' | 'start' | 'human';

const words: { readonly [keyword in Keyword]: readonly string[] } = {
  stop: [
    'stop',
    'unsubscribe',
    'opt out',
    'stopp',
    'abmelden',
    'arret',
    'desabonner',
    'parar',
    'baja',
    'basta',
    'cancellami',
    'stoppen',
    'afmelden',
    'sair',
    'sluta',
    'avsluta',
  ],
  start: [
    'start',
    'subscribe',
    'opt in',
    'unstop',
    'anmelden',
    'demarrer',
    'commencer',
    'empezar',
    'alta',
    'inizia',
    'iniziare',
    'beginnen',
    'aanmelden',
    'iniciar',
    'comecar',
    'starta',
    'borja',
  ],
  human: [
    'human',
    'agent',
    'person',
    'real person',
    'talk to a human',
    'speak to an agent',
    'mensch',
    'mitarbeiter',
    'berater',
    'conseiller',
    'humain',
    'persona',
    'agente',
    'operador',
    'operatore',
    'umano',
    'medewerker',
    'mens',
    'atendente',
    'humano',
    'manniska',
    'handlaggare',
    'medarbetare',
  ],
};

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

export const keywordOf = (text: string): Keyword | null => {
  const said = plain(text);
  const found = (Object.keys(words) as Keyword[]).find((keyword) => words[keyword].includes(said));
  return found ?? null;
};
