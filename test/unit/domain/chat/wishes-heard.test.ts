import { expect } from 'chai';
import { intentOf, intentsOf } from '../../../../packages/chat-language/understanding/intent.ts';
import { featuresOf } from '../../../../packages/chat-language/understanding/judge/message-features.ts';
import { classesOf } from '../../../../packages/chat-language/understanding/judge/word-classes.ts';

// none of these stands among what the judge learned from
describe('what a person is wanted for, in words of its own', () => {
  it('a person is wished for by being called back, accompanied or referred to who knows', () => {
    for (const [language, said] of [
      ['en', 'could one of your specialists give me a ring about the pumps this afternoon?'],
      ['en', 'is there an assistant on the shop floor who could go through it with me'],
      ['de', 'ein techniker soll mich bitte wegen der pumpe anrufen'],
      ['de', 'Wäre ein Verkäufer frei, der mir im Laden zur Seite steht?'],
      ['fr', 'un de vos techniciens pourrait me téléphoner au sujet de la pompe ?'],
      ['es', 'quisiera que un técnico me llamara por lo de la bomba'],
      ['it', 'potrei farmi chiamare da un vostro tecnico per la pompa?'],
      ['nl', 'kan een van jullie specialisten mij bellen over de pomp?'],
      ['pt', 'um dos vossos vendedores pode telefonar-me por causa da bomba?'],
      ['sv', 'kan en av era tekniker ringa upp mig om pumpen?'],
      ['sv', 'Jag vill att en säljare kontaktar mig, jag går att nå efter fyra'],
    ] as const)
      expect(intentOf(said, language), said).to.equal('person');
  });

  it('an article that is broken, short or wrong is complained of, though something is asked beside it', () => {
    for (const [language, said] of [
      ['en', 'the garden hose split on day two, who pays for my flooded shed?'],
      ['de', 'die Stirnlampe war schon in der Verpackung zerbrochen, wie geht es jetzt weiter?'],
      ['fr', 'la scie est tombée en panne le deuxième jour, qui paie le retard du chantier ?'],
      ['es', 'la escalera vino con un peldaño roto, ¿quién se hace cargo?'],
      ['it', 'il tubo era più corto di tre metri, ho misurato io'],
      ['nl', 'de lader was al dood toen ik de doos openmaakte'],
      ['pt', 'a mangueira rompeu ao terceiro dia, quem é que me paga isto?'],
      ['sv', 'pannlampan var trasig redan i förpackningen'],
    ] as const)
      expect(intentOf(said, language), said).to.equal('complaint');
  });

  it('to be taken off a list of advertising is to be left alone', () => {
    for (const [language, said] of [
      ['en', 'could I be removed from the newsletter please'],
      ['de', 'könnt ihr mich vom Newsletter abmelden?'],
      ['fr', 'vous pouvez me désinscrire de la newsletter ?'],
      ['es', '¿me podéis borrar del boletín?'],
      ['it', 'potete cancellarmi dalla newsletter?'],
      ['nl', 'kunnen jullie mij uit de nieuwsbrief halen?'],
      ['pt', 'podem tirar-me da newsletter?'],
      ['sv', 'kan ni ta bort mig från nyhetsbrevet?'],
    ] as const)
      expect(intentOf(said, language), said).to.equal('opt_out');
  });

  it('a question is a question though a word of it was typed in the wrong order, or somebody is to look', () => {
    for (const [language, said] of [
      ['en', 'how mcuh for the circular saw'],
      ['de', 'was kotset die Kreissäge'],
      ['it', 'qaunto costa la sega circolare'],
      ['en', 'could somebody tell me what the wheelbarrow costs?'],
    ] as const)
      expect(intentsOf(said, language)[0], said).to.equal('price');
  });
});

describe('what words mean in any language', () => {
  it('is heard as the same, and only in the language that is spoken', () => {
    for (const [language, word] of [
      ['en', 'colleague'],
      ['de', 'kollegin'],
      ['fr', 'vendeur'],
      ['es', 'dependiente'],
      ['it', 'commesso'],
      ['nl', 'medewerker'],
      ['pt', 'funcionario'],
      ['sv', 'saljare'],
    ] as const)
      expect(classesOf(word, language), word).to.include('staff');
    expect(classesOf('kollegin', null)).to.deep.equal([]);
    const names = featuresOf('kan en säljare ringa mig', 'sv').map(([name]) => name);
    expect(names).to.include('k staff>contact').and.to.include('k contact+me');
  });
});
