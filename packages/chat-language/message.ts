/** What a message says: its language, its words and codes, what is wanted by it, and keywords such as STOP. */

export { instructionsIn } from './mail/instructions.ts';
export { announcesAutomaticReply, kindOfWrittenMail, type WrittenKind, type WrittenMail } from './mail/mail-kind.ts';
export { type Concern, concernIn } from './understanding/concerns.ts';
export { type Consent, chosenNumberIn, consentIn } from './understanding/consent.ts';
export { plainWords, saidWords } from './understanding/cues/cues.ts';
export { countsOfOthers } from './understanding/cues/elsewhere.ts';
export { type Intent, type IntentsOf, intentsOf } from './understanding/intent.ts';
export { keywordOf } from './understanding/keywords.ts';
export { languageAfter, languageOfPhone } from './understanding/language.ts';
export { codesIn, contentWords, isMisspelled } from './understanding/words.ts';
