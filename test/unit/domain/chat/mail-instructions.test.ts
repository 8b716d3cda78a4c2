import { instructionsIn } from '@order-intake/chat-language/message';
import { expect } from 'chai';
import { describe, it } from 'mocha';

describe('instructions in the words of a mail', () => {
  it('are quoted word by word, without greetings and words about the attachment', () => {
    const lines = [
      'Dear team,',
      '',
      'please find attached our order 4711. Please leave out line 3, and deliver as quoted.',
      '',
      'The weather is fine here.',
      '',
      'Kind regards',
    ];
    expect(instructionsIn(lines)).to.deep.equal(['Please leave out line 3, and deliver as quoted.']);
  });

  it('are found in other languages too', () => {
    expect(
      instructionsIn([
        'Anbei unsere Bestellung.',
        '',
        'Bitte keine Teillieferung, und wie besprochen nicht vor Montag anliefern.',
      ]),
    ).to.have.lengthOf(1);
    expect(instructionsIn(['Merci de livrer avant vendredi.'])).to.have.lengthOf(1);
    expect(instructionsIn(['Rogamos entregar por la mañana.'])).to.have.lengthOf(1);
  });

  it('are 500 characters together at most', () => {
    const lines = Array.from(
      { length: 20 },
      (_, at) => `Please deliver pallet ${at} to gate ${at}, and call the driver half an hour before you come.`,
    );
    const quoted = instructionsIn([lines.join(' ')]);
    expect(quoted.join('').length).to.be.within(450, 500);
  });

  it('are none where nothing is asked for', () => {
    expect(instructionsIn(['Hello,', '', 'attached is our purchase order.', '', 'Best regards', 'Anna'])).to.deep.equal([]);
  });
});
