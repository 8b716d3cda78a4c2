import { deepEqual, equal, ok } from 'node:assert/strict';
import { matchProducts } from '../../../../packages/chat-language/answering/match-products.ts';
import { formsOf } from '../../../../packages/chat-language/lexicon/inflection.ts';
import { concepts, namedBy } from '../../../../packages/chat-language/lexicon/lexicon.ts';
import { measuresIn } from '../../../../packages/chat-language/lexicon/measures.ts';
import { catalogue } from '../../../support/chat/product-facts.ts';

const german = catalogue(
  'Sechskantschraube M8x40 verzinkt',
  'Sechskantmutter M8',
  'Schlauchschelle 16-25 mm',
  'Druckluftschlauch 10 m',
  'Tauchpumpe 400 W',
  'Pumpenschlauch 3 m',
  'Arbeitshandschuhe Gr. 10',
  'Schutzbrille klar',
  'Handkreissäge 1200 W',
  'Bohrhammer 800 W',
  'Quadrofix Klemmset blau',
  'Wandfarbe weiß 5 l',
  'Wandfarbe grau 5 l',
);
const asked = (language: string, question: string, products = german): readonly string[] =>
  matchProducts(question, products, { language })
    .meant.map(({ name }) => name)
    .toSorted();

describe('an article that is asked for by name', () => {
  it('is found in a catalogue of another language', () => {
    deepEqual(asked('en', 'how much is the submersible pump?'), ['Tauchpumpe 400 W']);
    deepEqual(asked('fr', 'vous avez des lunettes de protection ?'), ['Schutzbrille klar']);
    deepEqual(asked('es', 'precio de la sierra circular porfa'), ['Handkreissäge 1200 W']);
    deepEqual(asked('it', 'quanto costano i guanti da lavoro taglia 10?'), ['Arbeitshandschuhe Gr. 10']);
    deepEqual(asked('nl', 'hebben jullie slangklemmen?'), ['Schlauchschelle 16-25 mm']);
    deepEqual(asked('pt', 'quanto custam as porcas sextavadas M8'), ['Sechskantmutter M8']);
    deepEqual(asked('sv', 'vad kostar borrhammaren?'), ['Bohrhammer 800 W']);
  });

  it('is told from what belongs to it, and from others of its kind', () => {
    deepEqual(asked('en', 'do you have a pump?'), ['Tauchpumpe 400 W']);
    deepEqual(asked('de', 'Schlauch für die Pumpe?'), ['Pumpenschlauch 3 m']);
    deepEqual(asked('en', 'how much is a chainsaw'), []);
    deepEqual(asked('de', 'habt ihr Winkelschleifer?'), []);
    deepEqual(asked('en', 'red wall paint'), []);
    deepEqual(asked('en', 'white wall paint'), ['Wandfarbe weiß 5 l']);
    deepEqual(asked('en', 'wall paint'), ['Wandfarbe grau 5 l', 'Wandfarbe weiß 5 l']);
  });

  it('is found with a slip of the finger, in another form, and by a word that no lexicon has', () => {
    deepEqual(asked('de', 'was kosten Schutzbrlilen'), ['Schutzbrille klar']);
    deepEqual(asked('en', 'price of hamer drills, and submersable pumps'), ['Bohrhammer 800 W', 'Tauchpumpe 400 W']);
    deepEqual(asked('en', 'do you have a roatry hmamer'), ['Bohrhammer 800 W']);
    deepEqual(asked('en', 'do you still sell quadrofix?'), ['Quadrofix Klemmset blau']);
  });

  it('is not another that is spelled nearly like it, nor the one for another of its kind, nor what it is for', () => {
    const shop = catalogue(
      'Charger 18 V',
      'Battery 18 V 5 Ah',
      'Aluminium ladder 3 m',
      'Jigsaw blade wood 100 mm',
      'Circular saw 1400 W',
    );
    deepEqual(asked('nl', 'wat kost de lader', shop), ['Charger 18 V']);
    deepEqual(asked('nl', 'hebben jullie ladders', shop), ['Aluminium ladder 3 m']);
    deepEqual(asked('nl', 'zaagbladen voor de cirkelzaag?', shop), []);
    deepEqual(asked('nl', 'zaagbladen voor de decoupeerzaag?', shop), ['Jigsaw blade wood 100 mm']);
    deepEqual(asked('en', "what is the charger, it's for the 18 volt batteries", shop), ['Charger 18 V']);
    deepEqual(asked('fr', "combien le chargeur, c'est pour des batteries 18 volts", shop), ['Charger 18 V']);
  });

  it('has the names that people give it on the site', () => {
    const shop = catalogue('Garden hose 25 m', 'Ear muffs', 'Safety shoes S3 size 43', 'Impact driver 18 V', 'Battery 18 V 5 Ah');
    deepEqual(asked('en', 'got any hosepipe in?', shop), ['Garden hose 25 m']);
    deepEqual(asked('es', '¿de cascos para el ruido cuántos tenéis?', shop), ['Ear muffs']);
    deepEqual(asked('en', 'my lad needs steel toecaps in a 43', shop), ['Safety shoes S3 size 43']);
    deepEqual(asked('nl', 'wat kost de slagschroevendraaier op accu?', shop), ['Impact driver 18 V']);
  });

  it('is one of several when they are asked for together', () => {
    deepEqual(asked('en', 'what do hex bolts and hex nuts cost?'), ['Sechskantmutter M8', 'Sechskantschraube M8x40 verzinkt']);
  });

  it('is not what is asked for in another size, and is alike then', () => {
    const shop = catalogue(
      'Work gloves size 9',
      'Work gloves size 10',
      'Safety shoes S3 size 43',
      'Hex bolt M8x40 zinc plated, 100 pieces',
      'Hydraulic hose 10 mm',
      'Garden hose 25 m',
      'Aluminium ladder 3 m',
      'Stepladder 5 steps',
      'Hose clamp 16-25 mm',
    );
    for (const [language, question, alike] of [
      ['de', 'Führen Sie Arbeitshandschuhe in Größe 11?', 'Work gloves size 9'],
      ['nl', 'heb je werkschoenen s3 maat 46', 'Safety shoes S3 size 43'],
      ['fr', 'vous faites les chaussures de sécu en 41 ?', 'Safety shoes S3 size 43'],
      ['it', 'cerco bulloni m12 ne avete', 'Hex bolt M8x40 zinc plated, 100 pieces'],
      ['en', 'have you got M8x60 hex bolts', 'Hex bolt M8x40 zinc plated, 100 pieces'],
      ['en', 'need a price on hydraulic hose 25mm per metre', 'Hydraulic hose 10 mm'],
      ['de', 'Was kostet die Alu-Leiter in 6 Meter?', 'Aluminium ladder 3 m'],
    ] as const) {
      const found = matchProducts(question, shop, { language });
      deepEqual([found.meant, found.areOtherSizes, found.alike[0]?.name], [[], true, alike], question);
    }
    deepEqual(asked('en', 'the three metre aluminium ladder', shop), ['Aluminium ladder 3 m']);
    deepEqual(asked('en', '20 pairs of work gloves in a 10', shop), ['Work gloves size 10']);
    deepEqual(asked('en', 'a hose clamp of 20 mm', shop), ['Hose clamp 16-25 mm']);
  });

  it('has the size that is asked for, and how many are wanted is no size', () => {
    const gloves = catalogue('Work gloves size 9', 'Work gloves size 10');
    deepEqual(asked('en', 'price for 10 pairs of gloves size 9', gloves), ['Work gloves size 9']);
    const glue = catalogue('Wood glue 750 g', 'Wood glue 5 kg', 'Hose 3/4"', 'Hose 1"');
    deepEqual(asked('en', 'wood glue, the 0,75 kg one', glue), ['Wood glue 750 g']);
    deepEqual(asked('en', 'hose 3/4 inch please', glue), ['Hose 3/4"']);
  });

  it('has its size however that is shortened, and steps are a size', () => {
    const shop = catalogue('Work gloves size 9', 'Work gloves size 10', 'Stepladder 5 steps');
    for (const [language, question] of [
      ['sv', 'finns handskar strl 10 kvar'],
      ['it', 'guanti tg 10 disponibili?'],
      ['it', 'guanti misura 10 li avete'],
      ['fr', 'gants t10 en stock ?'],
      ['nl', 'handschoenen mt 10 op voorraad?'],
    ] as const)
      deepEqual(asked(language, question, shop), ['Work gloves size 10'], question);
    for (const [language, question] of [
      ['nl', 'Heeft u ook een trapje met 8 treden?'],
      ['en', 'do you have a 7-step stepladder'],
      ['de', 'gibt es die Trittleiter mit drei Stufen'],
    ] as const)
      deepEqual(asked(language, question, shop), [], question);
    deepEqual(asked('de', 'habt ihr die Trittleiter mit fünf Stufen', shop), ['Stepladder 5 steps']);
  });

  it('is what stands before how many of something it has, without a word between', () => {
    const shop = catalogue('Stepladder 5 steps', 'Cable reel 50 m', 'Aluminium ladder 3 m');
    for (const [language, question] of [
      ['en', 'stepladder 5 steps price?'],
      ['de', 'was kostet die Trittleiter 5 Stufen'],
      ['fr', 'escabeau 5 marches prix'],
      ['es', 'taburete escalera 5 peldaños precio'],
      ['it', 'scaletta 5 gradini prezzo'],
      ['nl', 'prijs trapje 5 treden?'],
      ['pt', 'escadote 5 degraus preço'],
      ['sv', 'trappstege 5 steg pris?'],
    ] as const)
      deepEqual(asked(language, question, shop), ['Stepladder 5 steps'], question);
    deepEqual(asked('de', 'Kabeltrommel 50 m 4 Steckdosen', shop), ['Cable reel 50 m']);
  });

  it('is asked for whatever is said of when, and of what became of the last one', () => {
    const shop = catalogue('Submersible pump 750 W', 'Garden hose 25 m', 'Paint roller set', 'Wheelbarrow 100 l');
    for (const [language, question] of [
      ['en', 'have the submersible pumps already arrived again?'],
      ['de', 'sind die Tauchpumpen inzwischen wieder da?'],
      ['fr', 'les pompes immergées sont de nouveau rentrées ?'],
      ['es', '¿han vuelto a entrar finalmente las bombas sumergibles?'],
      ['it', 'le pompe sommergibili sono finalmente rientrate?'],
      ['nl', 'zijn de dompelpompen alweer binnen?'],
      ['pt', 'as bombas submersíveis já voltaram a entrar?'],
      ['sv', 'har de dränkbara pumparna äntligen inkommit?'],
    ] as const)
      deepEqual(asked(language, question, shop), ['Submersible pump 750 W'], question);
    deepEqual(asked('nl', 'mijn tuinslang is lek gevroren afgelopen week. wat kost een nieuwe van 25 m', shop), [
      'Garden hose 25 m',
    ]);
    deepEqual(asked('it', 'devo imbiancare la cameretta, mi dice quanto costa il set con i rulli?', shop), ['Paint roller set']);
  });

  it('is none by an everyday word that looks like a form of its name, and is itself among pointing words', () => {
    const shop = catalogue('Cordless drill 18 V', 'Impact driver 18 V', 'Circular saw 1400 W', 'Envelope C5', 'Safety boots S3');
    for (const [language, said] of [
      ['sv', 'har ni glömt bort mig?'],
      ['pt', 'tem alguma coisa sobre isso?'],
      ['it', 'vorrei parlare con qualcuno'],
    ] as const)
      deepEqual(asked(language, said, shop), [], said);
    deepEqual(asked('es', 'una sierra circular de esas de 1400w qué precio tiene', shop), ['Circular saw 1400 W']);
    deepEqual(asked('pt', 'quanto custa uma dessas serras circulares de 1400 W', shop), ['Circular saw 1400 W']);
    deepEqual(asked('de', 'was kostet ein neuer Akkuschrauber mit 18 V', shop), ['Cordless drill 18 V']);
  });

  it('is clear by its lenses, and a painter’s by whose it is', () => {
    const shop = catalogue('Safety goggles clear', 'Masking tape 38 mm', 'Duct tape 50 m silver');
    for (const [language, question] of [
      ['en', 'how much are safety glasses with clear lenses'],
      ['de', 'was kostet die Schutzbrille mit klaren Gläsern'],
      ['fr', 'combien coûtent les lunettes de protection à verres clairs'],
      ['es', 'cuánto cuestan las gafas de seguridad de cristales transparentes'],
      ['it', 'quanto costano gli occhiali protettivi con lenti chiare'],
      ['nl', 'wat kost de veiligheidsbril met heldere glazen'],
      ['pt', 'quanto custam os óculos de proteção de lentes claras'],
      ['sv', 'vad kostar skyddsglasögon med klart glas'],
    ] as const)
      deepEqual(asked(language, question, shop), ['Safety goggles clear'], question);
    for (const [language, question] of [
      ['it', 'nastro carta da imbianchino prezzo?'],
      ['fr', 'ruban papier de peintre prix'],
      ['es', 'cinta de papel de pintor precio'],
      ['pt', 'fita de papel de pintor preço'],
    ] as const)
      deepEqual(asked(language, question, shop), ['Masking tape 38 mm'], question);
  });

  it('is said more nearly by a clause that points at it, and no other article is meant by that', () => {
    const shop = catalogue('Hose connector brass', 'Garden hose 25 m', 'Headlamp rechargeable', 'Wheelbarrow 100 l');
    for (const [language, question] of [
      ['en', 'how much is the brass connector, the one for the garden hose'],
      ['de', 'was kostet die Kupplung aus Messing, die vom Gartenschlauch'],
      ['fr', "combien coûte le raccord en laiton, celui du tuyau d'arrosage"],
      ['es', 'cuánto vale el racor de latón, el de la manguera de jardín'],
      ['it', 'che prezzo fate per il raccordo in ottone, quello del tubo da giardino'],
      ['nl', 'wat kost de koppeling van messing, die van de tuinslang'],
      ['pt', 'quanto custa o engate de latão, aquele da mangueira de jardim'],
      ['sv', 'vad kostar kopplingen i mässing, den till trädgårdsslangen'],
    ] as const)
      deepEqual(asked(language, question, shop), ['Hose connector brass'], question);
    deepEqual(asked('pt', 'queria saber o preço da lâmpada de cabeça, aquela que se carrega', shop), ['Headlamp rechargeable']);
    deepEqual(asked('en', 'how much are the brass connector, the headlamp and the wheelbarrow', shop), [
      'Headlamp rechargeable',
      'Hose connector brass',
      'Wheelbarrow 100 l',
    ]);
  });

  it('is not the shelf it lies on, nor the car that one drives there in', () => {
    const shop = catalogue('Charger 18 V', 'Battery 18 V 5 Ah', 'Shelf 80 cm', 'Extension cable 25 m');
    for (const [language, question] of [
      ['en', 'is there a charger for the 18 volt batteries on the shelf'],
      ['de', 'liegt noch ein Ladegerät für die 18-Volt-Akkus im Regal'],
      ['fr', 'il reste un chargeur pour les batteries 18 volts en rayon'],
      ['es', 'queda un cargador para las baterías de 18 voltios en la estantería'],
      ['it', "c'è un caricabatterie per le batterie da 18 volt sullo scaffale"],
      ['nl', "ligt er nog een lader voor de 18-volt-accu's in het schap"],
      ['pt', 'há um carregador para as baterias de 18 volts na prateleira'],
      ['sv', 'finns en laddare till 18-voltsbatterierna på hyllan'],
    ] as const)
      deepEqual(asked(language, question, shop), ['Charger 18 V'], question);
    deepEqual(asked('it', "prima di mettermi in macchina vorrei sapere se la prolunga da 25 metri ce l'avete", shop), [
      'Extension cable 25 m',
    ]);
    deepEqual(asked('de', 'was kostet ein Regal', shop), ['Shelf 80 cm']);
  });

  it('is a tape where gaffer is asked for, and nothing where somebody is called that', () => {
    const shop = catalogue('Duct tape 50 m silver', 'Wheelbarrow 100 l');
    deepEqual(asked('en', 'what is a roll of gaffer', shop), ['Duct tape 50 m silver']);
    deepEqual(asked('en', 'my gaffer wants to know what a barrow costs', shop), ['Wheelbarrow 100 l']);
  });

  it('is the only one where what it comes in is named apart, and a grey one where it is silver', () => {
    const shop = catalogue('Masking tape 38 mm', 'Paint roller set', 'Duct tape 50 m silver', 'Submersible pump 750 W');
    deepEqual(asked('de', 'Malerkrepp 38er, wie teuer is die rolle?', shop), ['Masking tape 38 mm']);
    deepEqual(asked('it', 'nastro americano grigio ne avete ancora', shop), ['Duct tape 50 m silver']);
    deepEqual(asked('pt', 'a minha bomba de água avariou, quanto custa a submersível?', shop), ['Submersible pump 750 W']);
  });

  it('is meant by the sentence that names it, whatever is told beside it', () => {
    deepEqual(asked('de', 'Ist die Tauchpumpe wieder lieferbar? Bei uns steht der Keller unter Wasser...'), ['Tauchpumpe 400 W']);
    deepEqual(asked('fr', 'je cherche une pompe immergée pour ma mère. Quel est le tarif ?'), ['Tauchpumpe 400 W']);
  });

  it('is not meant by what only belongs to it, also where nobody knows that', () => {
    deepEqual(asked('es', 'precio de un colgador de bomba sumergible'), []);
    deepEqual(asked('nl', 'wat kost de slangwikkelaar van de pomp'), []);
    deepEqual(asked('en', 'do you have a grommet for the submersible pump'), []);
    deepEqual(asked('en', 'how much is wall paint stripper'), []);
    deepEqual(asked('nl', 'hebben jullie een pomp voor opblaasbootjes?'), []);
    deepEqual(asked('en', 'wall paint for the kitchen', catalogue('Wandfarbe weiß 5 l')), ['Wandfarbe weiß 5 l']);
    deepEqual(asked('fr', 'vous avez une pompe à vélo ?'), []);
    deepEqual(asked('fr', "c'est combien l'escabeau 5 marches ?", catalogue('Stepladder 5 steps')), ['Stepladder 5 steps']);
  });

  it('is none where nothing of it is named', () => {
    for (const question of ['wie wird das Wetter in Kassel', 'Hacker Way, Menlo Park', 'wo liegt der Bahnhof'])
      deepEqual(asked('de', question), [], question);
  });
});

describe('the lexicon', () => {
  it('has a name for every thing in every language, and knows what it is a kind of', () => {
    ok(concepts.length > 300);
    for (const { names, kindOf } of concepts) {
      for (const [language, list] of Object.entries(names)) ok(list.length > 0, `${names.en[0]} has no name in ${language}`);
      ok(kindOf.size >= 1);
    }
    const chainsaw = concepts.findIndex(({ names }) => names.en.includes('chainsaw'));
    const saw = namedBy('saw', 'en')[0] ?? -1;
    ok(concepts[chainsaw]?.kindOf.has(saw));
  });

  it('finds a word in its plural, its case and its diminutive', () => {
    equal(namedBy('Schläuchen', 'de')[0], namedBy('hose', 'en')[0]);
    equal(namedBy('zagen', 'nl')[0], namedBy('saw', 'en')[0]);
    equal(namedBy('pumparna', 'sv')[0], namedBy('pumps', 'en')[0]);
    equal(namedBy('boulons', 'fr')[0], namedBy('bulloni', 'it')[0]);
    ok(formsOf('emmertje', 'nl').includes('emer'));
  });

  it('tells a screw from what drives it', () => {
    ok(!namedBy('Schrauber', 'de').some((one) => namedBy('Schrauben', 'de').includes(one)));
  });
});

describe('sizes', () => {
  it('are the same in every unit of their kind', () => {
    deepEqual(measuresIn('10mm').sizes, measuresIn('1 cm').sizes);
    deepEqual(measuresIn('1 1/2 zoll').sizes, ['1.5 inch']);
    deepEqual(measuresIn('m8x40').numbers, ['m8x40', '8', '40']);
  });
});
