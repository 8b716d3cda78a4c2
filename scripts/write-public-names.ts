/** npm run public-names: adds the names that leave the process today to test/fixtures/public-names.json. None is taken away. */
import { addNames } from '../test/support/public-names/listed.ts';
import { publicNames } from '../test/support/public-names/public-names.ts';

console.log(`${addNames(await publicNames())} new names`);
process.exit(0);
