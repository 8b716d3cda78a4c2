/** The first moments: what the first page needs is asked for all at once, and then drawn. It is small, to run before the rest has come. */
import './styles/index.css';
import { askEarly } from './api/early.ts';
import { prefetchPage } from './page-modules.ts';
import { hasSignInLink } from './shell/sign-in-link.ts';
import { applyTheme, currentTheme } from './shell/theme.ts';
import { firstSpeech } from './words/words.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** In both languages, for words are among what did not come. */
const sayNothingCame = (): void => {
  root.textContent =
    'The app could not be loaded: check the connection, and load this page again. · ' +
    'Die App konnte nicht geladen werden: Prüfen Sie die Verbindung und laden Sie die Seite neu.';
};

applyTheme(currentTheme());
if (!hasSignInLink()) askEarly();
const page = prefetchPage(location.pathname.replace(/^\/app/, '') || '/');
Promise.all([firstSpeech(), import('./draw.tsx'), page]).then(([speech, { draw }]) => draw(root, speech), sayNothingCame);
