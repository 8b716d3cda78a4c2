import { expect } from 'chai';
import { describe, it } from 'mocha';
import { isIn, patternOf, plainWords, saidWords } from '../../../../packages/chat-language/understanding/cues/cues.ts';
import { intentOf, votesOf } from '../../../../packages/chat-language/understanding/intent.ts';

describe('what a message wants', () => {
  it('a wish for a person is heard as a sentence, in every language', () => {
    for (const [language, said] of [
      ['en', 'could I please speak with a real person?'],
      ['de', 'Ich würde gern mit einem Menschen sprechen'],
      ['fr', 'je voudrais parler à une vraie personne'],
      ['es', 'me gustaría hablar con una persona'],
      ['it', 'vorrei parlare con un operatore'],
      ['nl', 'ik wil graag met een medewerker praten'],
      ['pt', 'gostaria de falar com um atendente'],
      ['sv', 'jag skulle vilja prata med en människa'],
    ] as const)
      expect(intentOf(said, language), said).to.equal('person');
  });

  it('what is wanted counts before politeness, and a complaint before the order it is about', () => {
    expect(intentOf('Hi, thanks, what is the price of P-1?', 'en')).to.equal('price');
    expect(intentOf('My order arrived broken', 'en')).to.equal('complaint');
    expect(intentOf('please stop the order, what are the opening hours?', 'en')).to.equal('hours');
    expect(intentOf('Stop promotions', 'en')).to.equal('opt_out');
    expect(intentOf('Only once please', 'en')).to.equal('other');
  });

  it('a time is asked of us when it is about us, and of nobody when it is about a train', () => {
    for (const [language, ours, foreign] of [
      ['nl', 'tot hoe laat zijn jullie vandaag open?', 'Weet jij hoe laat de bus naar Zwolle gaat?'],
      ['pt', 'a que horas fecham?', 'sabes a que horas começa o filme?'],
      ['es', '¿a qué hora cerráis hoy?', '¿a qué hora sale el tren de Sevilla?'],
      ['it', 'a che ora chiudete?', 'a che ora parte il treno per Lecce?'],
      ['sv', 'hur dags stänger ni?', 'hur dags går bussen till Malmö?'],
      ['en', 'what time do you close?', 'what time is the match tonight?'],
    ] as const) {
      expect(intentOf(ours, language), ours).to.equal('hours');
      expect(intentOf(foreign, language), foreign).to.equal('other');
    }
  });
  it('what time it is somewhere is no opening hour, in any language', () => {
    for (const [language, said] of [
      ['en', 'What time is it in New York?'],
      ['de', 'Wie viel Uhr ist es in New York?'],
      ['fr', 'Quelle heure est-il à New York ?'],
      ['es', '¿Qué hora es en Nueva York?'],
      ['it', 'Che ore sono a New York?'],
      ['nl', 'Hoe laat is het in New York?'],
      ['pt', 'Que horas são em Nova Iorque?'],
      ['sv', 'Vad är klockan i New York?'],
    ] as const)
      expect(intentOf(said, language), said).to.equal('other');
    expect(intentOf('are you open on saturday', 'en')).to.equal('hours');
  });
  it('goods that came damaged are complained of, whatever they suffered, and so is a part that came', () => {
    for (const [language, sentence, damages] of [
      ['en', 'The tins are X.', 'dinged buckled split burst leaked punctured battered stained'],
      ['de', 'Die Dosen sind X.', 'eingedellt gesprungen aufgeplatzt eingerissen gequetscht angeschlagen gestaucht durchweicht'],
      ['fr', 'Les boîtes sont X.', 'bosselées enfoncées éclatées percées ébréchées pliées'],
      ['es', 'Las latas están X.', 'hundidas pinchadas abolladas chafadas'],
      ['it', 'Le latte sono X.', 'incrinate scoppiate rovinate scheggiate ammaccate'],
      ['nl', 'De blikken zijn X.', 'ingedeukt opengebarsten gekrast ingedrukt geknakt'],
      ['pt', 'As latas estão X.', 'amolgadas amassadas esmagadas rebentadas estouradas furadas dobradas deformadas lascadas'],
      ['sv', 'Burkarna är X.', 'tillbucklade intryckta sönderrivna läckande klämda demolerade'],
    ] as const)
      for (const damage of damages.split(' '))
        expect(intentOf(sentence.replace('X', damage), language), `${language} ${damage}`).to.equal('complaint');
    expect(intentOf('Metade das latas de tinta chegou', 'pt')).to.equal('complaint');
    expect(intentOf('De helft van de dozen kwam aan', 'nl')).to.equal('complaint');
  });
  it('what came open, wrong or incomplete is complained of, though an article is named', () => {
    for (const [language, said] of [
      ['fr', "J'ai reçu la peinture ce matin, trois pots sur cinq étaient ouverts et tout a coulé"],
      ['sv', 'Skyddsskorna som kom idag är två vänsterskor, hur kan det bli så fel??'],
      ['de', 'in der Packung Unterlegscheiben waren nur 70 statt 100'],
      ['en', 'the washers I got today, there were only 70 in the box'],
      ['nl', 'in het pak ringen zaten er maar 70 in plaats van 100'],
    ] as const)
      expect(intentOf(said, language), said).to.equal('complaint');
  });

  it('somebody who is asked for by name is a person', () => {
    for (const [language, said] of [
      ['it', "C'è Stefano del banco? Lui sa già di cosa si tratta"],
      ['de', 'Ist der Uwe da? Der weiß, worum es geht'],
      ['en', 'is Gary there? he knows about it'],
      ['fr', 'Julien est là ? il sait de quoi il s’agit'],
    ] as const)
      expect(intentOf(said, language), said).to.equal('person');
  });

  it('an order that can be cancelled is to be cancelled, whoever does it', () => {
    expect(intentOf('can SO-2026-000009 still be cancelled?', 'en')).to.equal('cancellation');
    expect(intentOf('kan mijn bestelling nog geannuleerd worden?', 'nl')).to.equal('cancellation');
    expect(intentOf('kann das noch storniert werden?', 'de')).to.equal('cancellation');
  });
  it('what somebody is bidden to send, or will be taken, is ordered without a word of ordering', () => {
    for (const [language, said] of [
      ['en', "I'll take two of the stepladders, same address as always"],
      ['de', 'Mach mir bitte 4 Stirnlampen und 2 Schutzbrillen fertig'],
      ['fr', 'Gardez-moi 3 brouettes de côté'],
      ['es', 'Apúntame 6 tubos de silicona blanca'],
      ['it', 'Tenetemi da parte 4 carriole'],
      ['nl', 'Leg maar drie kruiwagens voor me klaar'],
      ['pt', 'Aponte aí 5 escadotes'],
      ['sv', 'Lägg undan fyra skottkärror åt mig'],
    ] as const)
      expect(intentOf(said, language), said).to.equal('new_order');
  });
  it('what is needed is ordered where nothing is asked, and asked for where a price is', () => {
    expect(intentOf('we need six wheelbarrows', 'en')).to.equal('new_order');
    expect(intentOf('Wir bräuchten zwölf Stehleitern', 'de')).to.equal('new_order');
    expect(intentOf('brauch preis für 12 stehleitern', 'de')).to.equal('price');
    expect(intentOf('Il me faudrait le tarif pour 6 brouettes', 'fr')).to.equal('price');
  });
  it('an order that is named is cancelled in whatever words it is thrown out', () => {
    for (const [language, said] of [
      ['en', "Scrap SO-2026-000009 please, we've found it cheaper"],
      ['de', 'Streicht SO-2026-000009 bitte, Kunde ist abgesprungen'],
      ['fr', 'Laissez tomber la SO-2026-000009'],
      ['es', 'Dejad el SO-2026-000009, ya no hace falta'],
      ['it', 'Lasciate perdere SO-2026-000009'],
      ['nl', 'SO-2026-000009 hoeft niet meer'],
      ['pt', 'Esqueçam a SO-2026-000009'],
      ['sv', 'Strunta i SO-2026-000009'],
    ] as const)
      expect(intentOf(said, language), said).to.equal('cancellation');
    expect(intentOf('ist SO-2026-000009 schon raus?', 'de')).to.equal('order_status');
    expect(intentOf('nothing has arrived yet, where is my order?', 'en')).to.equal('order_status');
  });
  it('another language’s cue counts where it has two words, since one may mean something else', () => {
    expect(intentOf('Wie sind Ihre Öffnungszeiten, quanto costa P-1?', 'en')).to.not.equal('other');
    expect(intentOf('¿quién ganó el partido?', 'es')).to.equal('other');
  });

  it('a pattern has gaps, stems, alternatives and ends, and a long message is cut', () => {
    const matches = (cue: string, said: string) => isIn(plainWords(said), patternOf(cue));
    expect(matches('speak * person', 'may I speak to some real person')).to.equal(true);
    expect(matches('speak * person', 'speak a b c d e f g person')).to.equal(false);
    expect(matches('^ stop $', 'stop')).to.equal(true);
    expect(matches('^ stop $', 'stop it')).to.equal(false);
    expect(matches('öffn~/open', 'OFFNUNG')).to.equal(false);
    expect(matches('offn~/open', 'Öffnung')).to.equal(true);
    expect(matches('i_ll/we take #', "I'll take three")).to.equal(true);
    expect(matches('i_ll/we take #', 'I take three')).to.equal(false);
    expect(isIn(saidWords('scrap so-2026-000009'), patternOf('scrap @'))).to.equal(true);
    expect(isIn(saidWords('scrap 2026 of them'), patternOf('scrap @'))).to.equal(false);
    const long = 'speak '.repeat(20_000);
    expect(votesOf(`cancel my order ${long}`, 'en')).to.include('cancellation');
    expect(votesOf(`${long} cancel my order`, 'en'), 'what stands behind is not looked at').to.deep.equal(votesOf(long, 'en'));
  });
});
